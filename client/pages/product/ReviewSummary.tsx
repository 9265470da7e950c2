import type { CSSProperties } from 'react';
import type { BuiltPath } from '#client/config/links.ts';
import { FIT_LABEL } from '#client/features/reviews/ReviewCard.tsx';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Cluster, Grid, Stack } from '#client/ui/primitives/Layout.tsx';
import { Stars } from '#client/ui/primitives/Stars.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import type { ProductReviews_ProductFragment } from './ProductPage.generated.ts';
import styles from './Reviews.module.css';

interface ReviewSummaryProps extends Pick<ProductReviews_ProductFragment, 'rating' | 'fit'> {
  /** The stars by which the list is filtered. */
  stars: number | null;
  hrefTo: (change: { stars: number | null }) => BuiltPath;
}

/** Average, number of reviews by stars, and how clothes fit. */
export function ReviewSummary({ rating, fit, stars, hrefTo }: ReviewSummaryProps) {
  const t = useT();
  const { average, count, histogram } = rating;
  const rows = histogram.map((n, index) => ({ n, star: index + 1 })).toReversed();
  return (
    <Stack gap={5}>
      <Cluster gap={4}>
        <span className={styles.average}>{(average ?? 0).toFixed(1)}</span>
        <Stack gap={0}>
          <Stars value={average ?? 0} size={20} label={t('reviews.averageOf', { x: (average ?? 0).toFixed(1) })} />
          <Text size="compact" tone="muted">
            {t('product.ratings', { n: count })}
          </Text>
        </Stack>
      </Cluster>
      <ul className={styles.histogram} aria-label={t('reviews.byStars')}>
        {rows.map(({ star, n }) => {
          const row = (
            <>
              <span aria-hidden="true">{t('reviews.starRow', { n: star })}</span>
              <span className={styles.bar} style={{ '--share': n / count } as CSSProperties} aria-hidden="true" />
              <span aria-hidden="true">{n}</span>
            </>
          );
          const label = t('reviews.starCount', { star, n });
          return (
            <li key={star}>
              {n === 0 ? (
                <span role="img" aria-label={label}>
                  {row}
                </span>
              ) : (
                <AppLink
                  to={hrefTo({ stars: stars === star ? null : star })}
                  preventScrollReset
                  aria-label={label}
                  aria-current={stars === star ? 'true' : undefined}
                >
                  {row}
                </AppLink>
              )}
            </li>
          );
        })}
      </ul>
      {fit && <FitScale fit={fit} />}
    </Stack>
  );
}

/** How many buyers found the clothes small, true to size or large. */
function FitScale({ fit }: { fit: NonNullable<ProductReviews_ProductFragment['fit']> }) {
  const t = useT();
  const total = fit.small + fit.trueToSize + fit.large;
  const parts = [
    { key: 'SMALL', n: fit.small },
    { key: 'TRUE_TO_SIZE', n: fit.trueToSize },
    { key: 'LARGE', n: fit.large },
  ] as const;
  if (total === 0) return null;
  const most = parts.reduce((best, part) => (part.n > best.n ? part : best));
  // 0 if all find it small, 1 if all find it large.
  const position = (fit.trueToSize + 2 * fit.large) / (2 * total);
  return (
    <Stack gap={2}>
      <p>
        <b>{t(FIT_LABEL[most.key])}</b>{' '}
        <Text as="span" size="compact" tone="muted">
          {t('reviews.fitSaid', { n: most.n, of: total })}
        </Text>
      </p>
      <span className={styles.fit} style={{ '--position': position } as CSSProperties} aria-hidden="true" />
      <Grid as="ul" columns={3} gap={2} className={styles.fits}>
        {parts.map(({ key, n }) => (
          <li key={key}>
            {t(FIT_LABEL[key])} ({n})
          </li>
        ))}
      </Grid>
    </Stack>
  );
}
