import type { OrderDoc, OrderLineDoc, PackageStatus } from '#server/store/documents/orders.ts';
import type { OrderView } from './orderViews.ts';
import { packageStatus } from './orderStatus.ts';
import { isFetched } from '#server/modules/cart/index.ts';

/** A purchased line with its order. */
export interface Purchase {
  line: OrderLineDoc;
  order: OrderView;
  /** Status of its package. */
  status: PackageStatus;
  /** Whether the buyer picks it up. */
  isPickup: boolean;
  /** Time of the order. */
  at: string;
}

/** The purchased lines of an order. Cancelled packages do not count. */
export function purchasesOf(order: OrderDoc): Purchase[] {
  return order.packages.flatMap((orderPackage) => {
    const status = packageStatus(orderPackage);
    if (status === 'CANCELLED') return [];
    return orderPackage.lines.map((line) => ({
      line,
      order: { ...order, accessToken: null },
      status,
      isPickup: isFetched(orderPackage),
      at: order.placedAt,
    }));
  });
}
