import { use, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { loginPath } from '#client/config/links.ts';
import { ReviewCard } from '#client/features/reviews/ReviewCard.tsx';
import { ReviewPhotos } from '#client/features/reviews/ReviewPhotos.tsx';
import { useT } from '#client/i18n/useT.ts';
import { ViewerContext } from '#client/lib/ViewerContext.ts';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { NothingHere } from '#client/ui/feedback/NothingHere.tsx';
import type { PictureData } from '#client/ui/media/Picture.tsx';
import { ActionForm } from '#client/ui/forms/ActionForm.tsx';
import { SubmissionNote } from '#client/ui/forms/SubmissionNote.tsx';
import { useFormSubmission } from '#client/ui/forms/useFormSubmission.ts';
import { Button, ButtonLink } from '#client/ui/primitives/Button.tsx';
import { ButtonLinks } from '#client/ui/primitives/ButtonLinks.tsx';
import { Cluster, Split, Stack } from '#client/ui/primitives/Layout.tsx';
import { Section } from '#client/ui/primitives/SectionHeading.tsx';
import { Text, VisuallyHidden } from '#client/ui/primitives/Type.tsx';
import { LazyPictureDialog } from './LazyPictureDialog.tsx';
import type { ProductReviews_ProductFragment } from './ProductPage.generated.ts';
import { ReportText } from '#client/features/reviews/ReportText.tsx';
import { ReviewFilters } from './ReviewFilters.tsx';
import { ALL_REVIEWS, isFiltered, readReviewsQuery, REVIEWS_PLACE, reviewsHref } from './reviewsQuery.ts';
import { ReviewSummary } from './ReviewSummary.tsx';
import styles from './Reviews.module.css';

type Review = NonNullable<ProductReviews_ProductFragment['reviews']>['nodes'][number];

interface ReviewsSectionProps {
  product: ProductReviews_ProductFragment & { vendor: { name: string } };
  onRetry: () => void;
}

/** The product's reviews: summary, photos, filters and list. */
export function ReviewsSection({ product, onRetry }: ReviewsSectionProps) {
  const t = useT();
  const location = useLocation();
  const query = readReviewsQuery(new URLSearchParams(location.search));
  const { rating, fit, reviews, photoReviews, vendor } = product;
  const [shown, setShown] = useState<{ images: readonly PictureData[]; start: number } | null>(null);
  if (rating.count === 0)
    return (
      <Section id={REVIEWS_PLACE} title={t('reviews.title')} above="rhythm">
        <NothingHere
          icon="star"
          headingLevel={3}
          title={t('product.noReviews')}
          text={t('reviews.noneText')}
          links={[{ to: '/user-reviews', variant: 'outline', label: t('reviews.write') }]}
        />
      </Section>
    );
  const photos = (photoReviews?.nodes ?? []).flatMap((review) => review.photos);
  const hrefTo = (change: Partial<typeof query>) => reviewsHref(location, { ...query, after: null, ...change });
  return (
    <Section id={REVIEWS_PLACE} title={t('reviews.title')} above="rhythm">
      <Split isReversed side="300px" gap={[8, 14]}>
        <Stack gap={6}>
          <ReviewSummary rating={rating} fit={fit} stars={query.stars} hrefTo={hrefTo} />
          <Stack gap={2} align="start">
            <Text size="body" tone="muted">
              {t('reviews.whoMay')}
            </Text>
            <ButtonLink to="/user-reviews" variant="outline" size="small">
              {t('reviews.write')}
            </ButtonLink>
          </Stack>
        </Stack>
        {reviews ? (
          <Stack gap={5}>
            {/* One review shows its photos itself. */}
            {(photoReviews?.nodes.length ?? 0) > 1 && !isFiltered(query) && (
              <div className={styles.strip}>
                <ReviewPhotos photos={photos} label={t('reviews.photos')} onPhoto={(start) => setShown({ images: photos, start })} />
              </div>
            )}
            {rating.count > 1 && <ReviewFilters query={query} count={reviews.totalCount} hrefTo={hrefTo} />}
            {reviews.nodes.length === 0 && (
              <Stack gap={3} align="start">
                <p>{t('reviews.noMatch')}</p>
                <ButtonLink variant="outline" size="small" to={hrefTo(ALL_REVIEWS)} preventScrollReset>
                  {t('reviews.showAll')}
                </ButtonLink>
              </Stack>
            )}
            <ol className={styles.list}>
              {reviews.nodes.map((review) => (
                <li key={review.id} id={review.id}>
                  <ReviewCard
                    review={review}
                    vendorName={vendor.name}
                    onPhoto={(start) => setShown({ images: review.photos, start })}
                    actions={<ReviewActions review={review} />}
                  />
                </li>
              ))}
            </ol>
            <Cluster gap={3}>
              <ButtonLinks
                variant="outline"
                size="small"
                links={[
                  query.after !== null && { to: hrefTo({ after: null }), label: t('reviews.first') },
                  reviews.pageInfo.hasNextPage && { to: hrefTo({ after: reviews.pageInfo.endCursor }), label: t('reviews.more') },
                ]}
              />
            </Cluster>
          </Stack>
        ) : (
          <SectionError onRetry={onRetry} message={t('reviews.failed')} />
        )}
      </Split>
      <LazyPictureDialog
        name={t('reviews.photos')}
        images={shown?.images ?? []}
        start={shown?.start ?? null}
        onClose={() => setShown(null)}
      />
    </Section>
  );
}

/** Buttons for a reader: helpful and report. Guests get links to the login page; authors get neither. */
function ReviewActions({ review }: { review: Review }) {
  const t = useT();
  const { pathname, search } = useLocation();
  const isMember = use(ViewerContext) !== null;
  const submission = useFormSubmission('helpful', review.id);
  const { id, title, helpfulCount, isHelpful, isOwn } = review;
  const label = (
    <>
      <span>{helpfulCount > 0 ? t('reviews.helpfulCount', { n: helpfulCount }) : t('reviews.helpful')}</span>
      <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
    </>
  );
  if (isOwn)
    return (
      <Text size="compact" tone="subtle">
        {helpfulCount > 0 ? t('reviews.helpfulTo', { n: helpfulCount }) : t('reviews.own')}
      </Text>
    );
  if (!isMember)
    return (
      <Cluster gap={4} isTight>
        <ButtonLink variant="outline" size="small" to={loginPath(`${pathname}${search}#${id}`)}>
          {label}
        </ButtonLink>
        <ButtonLink variant="muted" size="small" to={loginPath(`${pathname}${search}#${id}`)}>
          {t('reviews.report')}
          <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
        </ButtonLink>
      </Cluster>
    );
  return (
    <Stack gap={2}>
      <Cluster gap={4} isTight>
        <ActionForm submission={submission} anchor={id}>
          <input type="hidden" name="isHelpful" value={isHelpful ? '' : 'yes'} />
          <Button
            type="submit"
            variant={isHelpful ? 'primary' : 'outline'}
            size="small"
            icon={isHelpful ? 'check' : undefined}
            aria-pressed={isHelpful}
            isBusy={submission.isBusy}
          >
            {label}
          </Button>
        </ActionForm>
        <ReportText intent="report" id={id} name={title} title={t('reviews.reportTitle')} />
      </Cluster>
      <SubmissionNote submission={submission} />
    </Stack>
  );
}
