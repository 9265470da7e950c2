import { purchasesOf, type OrderRepository, type Purchase, type PurchasePage } from '#server/modules/orders/index.ts';
import { checkFirst, newestFirst, sortedPage } from '#server/platform/pagination.ts';
import type { OrderLineDoc, OrderPackageDoc } from '#server/store/documents/orders.ts';
import type { ReviewDoc } from '#server/store/documents/reviews.ts';
import type { SignedIn } from '#server/modules/accounts/index.ts';
import { deliveredLines } from './reviewable.ts';
import type { ReviewRepository } from './review.repository.ts';

const DEFAULT_FIRST = 20;
/** Name of the list's sort order in its cursors. */
const SORT = 'placedAt';

/** What a buyer has reviewed and can still review. */
export class ReviewHistoryService {
  constructor(
    private readonly orders: OrderRepository,
    private readonly reviews: ReviewRepository,
  ) {}

  /** Lines of a package that its buyer can review now. */
  async reviewableLines(orderPackage: OrderPackageDoc): Promise<OrderLineDoc[]> {
    const lines = deliveredLines(orderPackage);
    const reviews = await Promise.all(lines.map(({ id }) => this.reviews.ofLine(id)));
    return lines.filter((_, at) => reviews[at] === null);
  }

  /** A page of the member's purchases that have no review yet, newest order first. Throws BadInput. */
  async reviewable(userId: string, { first, after }: { first?: number | null; after?: string | null }): Promise<PurchasePage> {
    const orders = await this.orders.ofMember(userId);
    const lineIds = new Set(orders.flatMap(({ packages }) => packages.flatMap(deliveredLines)).map(({ id }) => id));
    const delivered = orders.flatMap(purchasesOf).filter(({ line }) => lineIds.has(line.id));
    const reviews = await Promise.all(delivered.map(({ line }) => this.reviews.ofLine(line.id)));
    const open = delivered.filter((_, at) => reviews[at] === null);
    const placeOf = ({ at, line }: Purchase) => ({ key: at, id: line.id });
    const page = sortedPage(
      open,
      { name: SORT, placeOf, compare: newestFirst },
      { first: checkFirst(first ?? DEFAULT_FIRST), after: after ?? null },
    );
    return { ...page, categories: [] };
  }

  /** A review by its id, if it is public or the viewer's own. */
  async seenBy(viewer: SignedIn | null, id: string): Promise<ReviewDoc | null> {
    const review = await this.reviews.find(id);
    return review?.status === 'PUBLISHED' || (viewer !== null && review?.userId === viewer.userId) ? review : null;
  }
}
