import { CollectionProjection } from '#server/platform/projections.ts';
import type { OrderDoc, OrderLineDoc, OrderPackageDoc } from '#server/store/documents/orders.ts';
import { nextPackage, orderStages, type OrderStage } from './orderStages.ts';
import { orderStatus, type OrderStatus } from './orderViews.ts';

/** What the lists of a member's orders need without reading the orders. */
export interface MemberOrder {
  id: string;
  placedAt: string;
  status: OrderStatus;
  stages: readonly OrderStage[];
  /** Expected day of its next package; null if none is on its way. */
  nextBy: string | null;
  /** Lines that the member can review, whether or not they are reviewed. */
  reviewable: readonly Pick<OrderLineDoc, 'id' | 'productId'>[];
}

/** A summary of each member's orders, so that counts and pages of a long history do not read all of it. */
export class MemberOrders extends CollectionProjection<'orders'> {
  protected readonly collection = 'orders';
  private readonly byMember = new Map<string, Map<string, MemberOrder>>();

  /** `reviewableOf` returns the lines of a package that can be reviewed; a higher module has the rule. */
  constructor(private readonly reviewableOf: (orderPackage: OrderPackageDoc) => readonly OrderLineDoc[]) {
    super();
  }

  /** A member's orders in no particular order. */
  of(userId: string): MemberOrder[] {
    return [...(this.byMember.get(userId)?.values() ?? [])];
  }

  /** Orders are never deleted, and never leave an account. */
  protected learnDocument(id: string, order: OrderDoc | null): void {
    if (order === null || order.userId === null) return;
    const { placedAt, userId } = order;
    const own = this.byMember.get(userId) ?? new Map<string, MemberOrder>();
    own.set(id, {
      ...{ id, placedAt, status: orderStatus(order), stages: orderStages(order), nextBy: nextPackage(order)?.expectedBy ?? null },
      reviewable: order.packages.flatMap(this.reviewableOf).map(({ id: lineId, productId }) => ({ id: lineId, productId })),
    });
    this.byMember.set(userId, own);
  }
}
