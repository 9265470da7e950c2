import { withHash, withParams, type BuiltPath } from '#client/config/links.ts';
import { readCursor } from '#client/lib/readCursor.ts';
import type { ReviewSort } from '#client/graphql/schemaTypes.generated.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { LOCALES, type Locale } from '#schema/rules/locales.ts';

/** Sort orders of reviews, as values of the query parameter. */
export const REVIEW_SORTS = { newest: 'NEWEST', helpful: 'HELPFUL', lowest: 'LOWEST', highest: 'HIGHEST' } as const satisfies Record<
  string,
  ReviewSort
>;

type SortKey = keyof typeof REVIEW_SORTS;

export interface ReviewsQuery {
  sort: SortKey;
  /** 1 to 5; null for all. */
  stars: number | null;
  hasPhotos: boolean;
  language: Locale | null;
  /** Cursor; null for the first page. */
  after: string | null;
}

export const ALL_REVIEWS: ReviewsQuery = { sort: 'newest', stars: null, hasPhotos: false, language: null, after: null };

export const REVIEWS_PARAMS = ['sort', 'stars', 'photos', 'language', 'after'] as const;

/** The fragment of the section. */
export const REVIEWS_PLACE = 'reviews';

export function readReviewsQuery(params: URLSearchParams): ReviewsQuery {
  const sort = params.get('sort');
  const stars = params.get('stars') ?? '';
  return {
    sort: isSort(sort) ? sort : 'newest',
    stars: /^[1-5]$/.test(stars) ? Number(stars) : null,
    hasPhotos: params.get('photos') === '1',
    language: LOCALES.find((locale) => locale === params.get('language')) ?? null,
    after: readCursor(params),
  };
}

function isSort(text: string | null): text is SortKey {
  return text !== null && Object.hasOwn(REVIEW_SORTS, text);
}

/** Variables of the page's query. */
export function reviewVariables({ sort, stars, hasPhotos, language, after }: ReviewsQuery) {
  return {
    reviewSort: REVIEW_SORTS[sort],
    reviewFilter: { stars, hasPhotos: hasPhotos || null, language: language && apiLocale(language) },
    reviewsAfter: after,
  };
}

export function isFiltered({ stars, hasPhotos, language }: ReviewsQuery): boolean {
  return stars !== null || hasPhotos || language !== null;
}

/** The current URL with other reviews; leads to the section. */
export function reviewsHref({ pathname, search }: { pathname: string; search: string }, query: ReviewsQuery): BuiltPath {
  const params = new URLSearchParams(search);
  for (const name of [...REVIEWS_PARAMS, 'open']) params.delete(name);
  const { sort, stars, hasPhotos, language, after } = query;
  if (sort !== 'newest') params.set('sort', sort);
  if (stars !== null) params.set('stars', String(stars));
  if (hasPhotos) params.set('photos', '1');
  if (language !== null) params.set('language', language);
  if (after !== null) params.set('after', after);
  return withHash(withParams(pathname, params), REVIEWS_PLACE);
}
