import type { OrderDoc, OrderLineDoc, PackageStatus } from '#server/store/documents/orders.ts';
import type { OrderView } from './order.service.ts';
import { packageStatus } from './orderStatus.ts';
import { isFetched } from '#server/modules/cart/shipping.ts';

/** Something that somebody bought. */
export interface Purchase {
  line: OrderLineDoc;
  order: OrderView;
  /** Where its package is. */
  status: PackageStatus;
  /** Whether its buyer fetches it. */
  isPickup: boolean;
  /** When it was ordered. */
  at: string;
}

/** What was bought with an order. What was called off was not bought. */
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
