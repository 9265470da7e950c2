import { lateAfter } from '#schema/rules/cancellations.ts';
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import { isPickupPackage } from '#server/modules/cart/index.ts';
import { isUnpaid, packageStatus } from '#server/modules/orders/index.ts';
import { translations } from '#server/platform/messages.ts';
import type { OrderDoc, OrderPackageDoc } from '#server/store/documents/orders.ts';

/** Messages for rejected steps of a cancellation. */
export const CANCELLATION_REFUSALS = {
  unknown: translations('orders.unknown'),
  tooLate: translations('orders.tooLate'),
  unpaid: translations('orders.unpaidPackage'),
  packed: translations('orders.packed'),
  notNow: translations('cancellations.notNow'),
  answered: translations('cancellations.answered'),
} as const;

/** Whether a packed package is not shipped two working days after its promised day. One that is ready for pickup is never late. */
export function isLate(orderPackage: OrderPackageDoc, state: MalaysianState, now: Date): boolean {
  const { expectedBy } = orderPackage;
  if (packageStatus(orderPackage) !== 'PACKED' || isPickupPackage(orderPackage) || expectedBy === null) return false;
  return now.getTime() > lateAfter(expectedBy, state).getTime();
}

type Found = { order: Pick<OrderDoc, 'payment' | 'shippingAddress'>; orderPackage: OrderPackageDoc };

/** Whether the buyer may cancel the package immediately: until it is packed, and if it is late. Not while it awaits online payment. */
export function canCancel({ order, orderPackage }: Found, now: Date): boolean {
  if (isUnpaid(order.payment)) return false;
  return packageStatus(orderPackage) === 'PLACED' || isLate(orderPackage, order.shippingAddress.state, now);
}

/** Whether the buyer may request the cancellation: of a packed package, once. */
export function canRequestCancellation(found: Found, now: Date): boolean {
  const { orderPackage } = found;
  return packageStatus(orderPackage) === 'PACKED' && orderPackage.cancellationRequest === undefined && !canCancel(found, now);
}
