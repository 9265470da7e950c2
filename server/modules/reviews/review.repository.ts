import { countsByText, markId, type ReportCounts } from '#server/modules/moderation/index.ts';
import { listAll } from '#server/platform/allDocuments.ts';
import { checkFirst } from '#server/platform/pagination.ts';
import { storedPage, type StoredOrder, type StoredPage } from '#server/platform/storedPage.ts';
import type { Locale } from '#schema/rules/locales.ts';
import type { ReviewDoc } from '#server/store/documents/reviews.ts';
import type { Reader } from '#server/store/store.ts';
import type { Where } from '#server/store/transaction.ts';
import { reviewIdOf } from './reviewable.ts';

export type ReviewSort = 'NEWEST' | 'HELPFUL' | 'LOWEST' | 'HIGHEST';

const ORDERS = {
  NEWEST: { name: 'REVIEWS_NEWEST', orderBy: 'createdAt', isDescending: true, keyType: 'string' },
  HELPFUL: { name: 'REVIEWS_HELPFUL', orderBy: 'helpful', isDescending: true, keyType: 'number' },
  LOWEST: { name: 'REVIEWS_LOWEST', orderBy: 'stars', isDescending: false, keyType: 'number' },
  HIGHEST: { name: 'REVIEWS_HIGHEST', orderBy: 'stars', isDescending: true, keyType: 'number' },
} as const satisfies Record<ReviewSort, StoredOrder<'reviews'>>;

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

export type ReviewPage = StoredPage<'reviews'>;

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
  async page(scope: ReviewScope, { first, after, sort, filter }: ReviewRequest): Promise<ReviewPage> {
    const where = { ...scope, ...conditionsOf(filter ?? {}) };
    return storedPage(this.reader, 'reviews', where, ORDERS[sort ?? 'NEWEST'], { first: checkFirst(first ?? DEFAULT_FIRST), after });
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

  /** Numbers of reports by review. */
  async reports(): Promise<Map<string, ReportCounts>> {
    return countsByText(await listAll(this.reader, 'reviewReports'), ({ reviewId }) => reviewId);
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
