import type { BuiltPath } from '#client/config/links.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Pill } from '#client/ui/navigation/Chip.tsx';
import { Scroller, Stack } from '#client/ui/primitives/Layout.tsx';
import { LANGUAGES, LOCALES } from '#schema/rules/locales.ts';
import { PostListBar } from './PostList.tsx';
import type { ReviewsQuery } from './reviewsQuery.ts';

const SORT_LABEL: Record<ReviewsQuery['sort'], PlainMessageKey> = {
  newest: 'reviews.newest',
  helpful: 'reviews.mostHelpful',
  lowest: 'reviews.lowest',
  highest: 'reviews.highest',
};

interface ReviewFiltersProps {
  query: ReviewsQuery;
  /** Number of reviews that match. */
  count: number;
  hrefTo: (change: Partial<ReviewsQuery>) => BuiltPath;
}

/** Filters and sort orders as links, so that they work without scripts. A chosen filter links to the list without it. */
export function ReviewFilters({ query, count, hrefTo }: ReviewFiltersProps) {
  const t = useT();
  const { sort, stars, hasPhotos, language } = query;
  return (
    <Stack gap={2}>
      <nav aria-label={t('reviews.filter')}>
        <Scroller as="ul">
          <li>
            <FilterPill label={t('reviews.withPhotos')} isOn={hasPhotos} to={hrefTo({ hasPhotos: !hasPhotos })} />
          </li>
          {LOCALES.map((one) => (
            <li key={one} lang={LANGUAGES[one].tag}>
              <FilterPill label={LANGUAGES[one].name} isOn={language === one} to={hrefTo({ language: language === one ? null : one })} />
            </li>
          ))}
        </Scroller>
      </nav>
      <PostListBar
        count={t('product.ratings', { n: count })}
        filter={
          stars === null
            ? null
            : { label: t('reviews.stars', { n: stars }), to: hrefTo({ stars: null }), removeLabel: t('reviews.removeStars', { n: stars }) }
        }
        sortLabel={t('reviews.sort')}
        sorts={SORT_LABEL}
        sort={sort}
        sortHref={(one) => hrefTo({ sort: one })}
      />
    </Stack>
  );
}

function FilterPill({ label, isOn, to }: { label: string; isOn: boolean; to: BuiltPath }) {
  return (
    <Pill as={AppLink} tone="sunken" to={to} aria-current={isOn ? 'true' : undefined} preventScrollReset>
      {label}
    </Pill>
  );
}
