import { withQuery, type BuiltPath } from '#client/config/links.ts';
import { readCursor } from '#client/lib/readCursor.ts';

interface OwnReviewsQuery {
  /** Shows written reviews instead of purchases to review. */
  isWritten: boolean;
  after: string | null;
}

export function readOwnReviewsQuery(params: URLSearchParams): OwnReviewsQuery {
  return { isWritten: params.get('show') === 'written', after: readCursor(params) };
}

export function ownReviewsPath({ isWritten = false, after = null }: Partial<OwnReviewsQuery>): BuiltPath {
  return withQuery('/user-reviews', { show: isWritten ? 'written' : null, after });
}
