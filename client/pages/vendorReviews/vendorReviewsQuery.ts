import { withQuery, type BuiltPath } from '#client/config/links.ts';
import type { ReviewFilter, ReviewSort } from '#client/graphql/schemaTypes.generated.ts';
import { readCursor } from '#client/lib/readCursor.ts';

/** Lists of reviews, as values of the query parameter: the newest, unanswered ones, and those with the fewest stars first. */
export const REVIEW_LISTS = ['all', 'unanswered', 'low'] as const;

export type ReviewListKey = (typeof REVIEW_LISTS)[number];

interface VendorReviewsQuery {
  show: ReviewListKey;
  /** Cursor; null for the newest reviews. */
  after: string | null;
}

export function readVendorReviewsQuery(params: URLSearchParams): VendorReviewsQuery {
  const show = params.get('show');
  return { show: show === 'unanswered' || show === 'low' ? show : 'all', after: readCursor(params) };
}

/** Variables of the page's query for a list. */
export function reviewListVariables(show: ReviewListKey): { sort: ReviewSort; filter: ReviewFilter } {
  return { sort: show === 'low' ? 'LOWEST' : 'NEWEST', filter: show === 'unanswered' ? { isAnswered: false } : {} };
}

export function vendorReviewsPath({ show = 'all', after = null }: Partial<VendorReviewsQuery>): BuiltPath {
  return withQuery('/vendor-reviews', { show: show === 'all' ? null : show, after });
}
