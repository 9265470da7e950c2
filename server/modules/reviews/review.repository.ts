import { listAll } from '#server/platform/allDocuments.ts';
import { checkFirst, decodeCursor, encodeCursor } from '#server/platform/pagination.ts';
import type { Locale } from '#schema/rules/locales.ts';
import type { ReviewDoc, ReviewReportDoc } from '#server/store/documents/reviews.ts';
import type { Reader } from '#server/store/store.ts';
import type { Where } from '#server/store/transaction.ts';
import { reviewIdOf } from './reviewable.ts';

export type ReviewSort = 'NEWEST' | 'HELPFUL' | 'LOWEST' | 'HIGHEST';

/** The key of each sort order. Equal keys are ordered by id, in the same direction. */
const ORDERS = {
  NEWEST: { orderBy: 'createdAt', isDescending: true },
  HELPFUL: { orderBy: 'helpful', isDescending: true },
  LOWEST: { orderBy: 'stars', isDescending: false },
  HIGHEST: { orderBy: 'stars', isDescending: true },
} as const satisfies Record<ReviewSort, { orderBy: keyof ReviewDoc; isDescending: boolean }>;

export interface ReviewFilter {
  stars?: number | null;
  hasPhotos?: boolean | null;
  language?: Locale | null;
  isAnswered?: boolean | null;
}

export interface ReviewRequest {
  first?: number | null;
  after?: string | null;
  sort?: ReviewSort | null;
  filter?: ReviewFilter | null;
}

export interface ReviewPage {
  edges: { node: ReviewDoc; cursor: string }[];
  nodes: ReviewDoc[];
  totalCount: number;
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
}

/** The reviews that a list chooses from. */
export type ReviewScope = Pick<Where<'reviews'>, 'productId' | 'vendorId' | 'userId' | 'status'>;

const DEFAULT_FIRST = 10;

/** Reads reviews from the store or a transaction. */
export class ReviewRepository {
  constructor(private readonly reader: Reader) {}

  find(id: string): Promise<ReviewDoc | null> {
    return this.reader.get('reviews', id);
  }

  /** The review of an order line; null if there is none. */
  ofLine(lineId: string): Promise<ReviewDoc | null> {
    return this.find(reviewIdOf(lineId));
  }

  /** A page of reviews. Throws BadInput for an invalid `first` or `after`. */
  async page(scope: ReviewScope, request: ReviewRequest): Promise<ReviewPage> {
    const first = checkFirst(request.first ?? DEFAULT_FIRST);
    const sort = request.sort ?? 'NEWEST';
    const { orderBy, isDescending } = ORDERS[sort];
    const name = `REVIEWS_${sort}`;
    const place = request.after == null ? null : decodeCursor(name, request.after, sort === 'NEWEST' ? 'string' : 'number');
    const where = { ...scope, ...conditionsOf(request.filter ?? {}) };
    const after = place && JSON.stringify([place.key, place.id]);
    const [{ items: nodes, next }, totalCount] = await Promise.all([
      this.reader.query('reviews', { where, orderBy, isDescending, after, limit: first }),
      this.reader.count('reviews', where),
    ]);
    const edges = nodes.map((node) => ({ node, cursor: encodeCursor(name, { key: node[orderBy], id: node.id }) }));
    const [startCursor = null, endCursor = null] = [edges[0]?.cursor, edges.at(-1)?.cursor];
    return { edges, nodes, totalCount, pageInfo: { hasNextPage: next !== null, hasPreviousPage: after !== null, startCursor, endCursor } };
  }

  /** Number of a review's order; null if the order does not exist. */
  async orderNumber({ orderId }: ReviewDoc): Promise<string | null> {
    return (await this.reader.get('orders', orderId))?.number ?? null;
  }

  count(where: Where<'reviews'>): Promise<number> {
    return this.reader.count('reviews', where);
  }

  async isMarked(reviewId: string, userId: string): Promise<boolean> {
    return (await this.reader.get('reviewMarks', markId(reviewId, userId))) !== null;
  }

  /** Reviews that await an operator's decision, oldest first. */
  async pending(): Promise<ReviewDoc[]> {
    return (await this.reader.query('reviews', { where: { status: 'PENDING' }, orderBy: 'createdAt' })).items;
  }

  reports(): Promise<ReviewReportDoc[]> {
    return listAll(this.reader, 'reviewReports');
  }
}

function conditionsOf({ stars, hasPhotos, language, isAnswered }: ReviewFilter): Where<'reviews'> {
  return {
    ...(stars != null && { stars }),
    ...(hasPhotos != null && { hasPhotos }),
    ...(language != null && { language }),
    ...(isAnswered != null && { isAnswered }),
  };
}

/** The id of an account's mark or report. */
export function markId(reviewId: string, userId: string): string {
  return `${reviewId}/${userId}`;
}
