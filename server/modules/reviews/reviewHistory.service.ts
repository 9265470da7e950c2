import { purchasesOf, type MemberOrders, type OrderRepository, type PurchasePage } from '#server/modules/orders/index.ts';
import { checkFirst, newestFirst, sortedPage } from '#server/platform/pagination.ts';
import type { OrderLineDoc, OrderPackageDoc } from '#server/store/documents/orders.ts';
import type { ReviewDoc } from '#server/store/documents/reviews.ts';
import type { SignedIn } from '#server/modules/accounts/index.ts';
import { deliveredLines } from './reviewable.ts';
import type { ReviewRepository } from './review.repository.ts';

const DEFAULT_FIRST = 20;
/** Name of the list's sort order in its cursors. */
const SORT = 'placedAt';

/** A line that a member can review, whether or not it is reviewed. */
interface MemberLine extends Pick<OrderLineDoc, 'id' | 'productId'> {
  orderId: string;
  placedAt: string;
}

/** What a buyer has reviewed and can still review. */
export class ReviewHistoryService {
  constructor(
    private readonly orders: OrderRepository,
    private readonly memberOrders: MemberOrders,
    private readonly reviews: ReviewRepository,
  ) {}

  /** Lines of a package that its buyer can review now. */
  async reviewableLines(orderPackage: OrderPackageDoc): Promise<OrderLineDoc[]> {
    return this.openLines(deliveredLines(orderPackage));
  }

  /** A page of the member's purchases that have no review yet, newest order first. Throws BadInput. */
  async reviewable(userId: string, { first, after }: { first?: number | null; after?: string | null }): Promise<PurchasePage> {
    const open = await this.openLines(this.linesOf(userId));
    const placeOf = ({ placedAt, id }: MemberLine) => ({ key: placedAt, id });
    const page = sortedPage(
      open,
      { name: SORT, placeOf, compare: newestFirst },
      { first: checkFirst(first ?? DEFAULT_FIRST), after: after ?? null },
    );
    const orders = await Promise.all([...new Set(page.nodes.map(({ orderId }) => orderId))].map((id) => this.orders.find(id)));
    const purchases = new Map(orders.flatMap((order) => (order === null ? [] : purchasesOf(order))).map((each) => [each.line.id, each]));
    const edges = page.edges.flatMap(({ node, cursor }) => {
      const purchase = purchases.get(node.id);
      return purchase === undefined ? [] : [{ node: purchase, cursor }];
    });
    return { ...page, edges, nodes: edges.map(({ node }) => node), categories: [] };
  }

  /** Whether the member has reviewed a product and has no other line of it left to review. */
  async hasReviewed(userId: string, productId: string): Promise<boolean> {
    const lines = this.linesOf(userId).filter((line) => line.productId === productId);
    if ((await this.openLines(lines)).length > 0) return false;
    // A reviewed line that was returned since is not one of the lines.
    return lines.length > 0 || (await this.reviews.count({ userId, productId })) > 0;
  }

  private linesOf(userId: string): MemberLine[] {
    return this.memberOrders
      .of(userId)
      .flatMap(({ id: orderId, placedAt, reviewable }) => reviewable.map((line) => ({ ...line, orderId, placedAt })));
  }

  /** The lines without a review. */
  private async openLines<Line extends Pick<OrderLineDoc, 'id'>>(lines: readonly Line[]): Promise<Line[]> {
    const reviews = await Promise.all(lines.map(({ id }) => this.reviews.ofLine(id)));
    return lines.filter((_, at) => reviews[at] === null);
  }

  /** A review by its id, if it is public or the viewer's own. */
  async seenBy(viewer: SignedIn | null, id: string): Promise<ReviewDoc | null> {
    const review = await this.reviews.find(id);
    return review?.status === 'PUBLISHED' || (viewer !== null && review?.userId === viewer.userId) ? review : null;
  }
}
