import { translations } from '#server/platform/messages.ts';
import { giveBackUse } from '#server/modules/promotions/index.ts';
import type { OrderDoc, OrderEventDoc, OrderPackageDoc } from '#server/store/documents/orders.ts';
import type { Transaction } from '#server/store/transaction.ts';
import { enqueueStepMails } from './enqueueMails.ts';
import { returnStock } from './order.repository.ts';
import { isUnreserved, orderStatus } from './orderViews.ts';
import { packageStatus } from './packageStatus.ts';

/** The order with an event added to one of its packages, and further changes to that package. */
export function addPackageEvent<Order extends OrderDoc>(
  order: Order,
  packageId: string,
  event: OrderEventDoc,
  change: Partial<Pick<OrderPackageDoc, 'lines' | 'tracking' | 'returns' | 'cancellationRequest'>> = {},
): Order {
  const timeline = [...(order.packages.find(({ id }) => id === packageId)?.timeline ?? []), event];
  return changePackage(order, packageId, { ...change, timeline });
}

/** The order with changed fields in one of its packages. */
export function changePackage<Order extends OrderDoc>(order: Order, packageId: string, change: Partial<OrderPackageDoc>): Order {
  const packages = order.packages.map((orderPackage) => (orderPackage.id === packageId ? { ...orderPackage, ...change } : orderPackage));
  return { ...order, packages };
}

/** Releases the coupon use when an order's last package is cancelled; until then, the coupon counts as used. */
export async function giveBackCoupon(transaction: Transaction, before: OrderDoc, after: OrderDoc): Promise<void> {
  if (after.coupon === undefined || orderStatus(before) === 'CANCELLED' || orderStatus(after) !== 'CANCELLED') return;
  await giveBackUse(transaction, after);
}

/** Puts a cancelled package's units back into stock, if its order has taken them. */
export async function releaseStock(transaction: Transaction, order: OrderDoc, { lines }: OrderPackageDoc): Promise<void> {
  if (!isUnreserved(order)) await returnStock(transaction, lines);
}

/** Note of a cancellation by the buyer. */
export const CANCELLED_BY_BUYER = translations('orders.note');

/** Cancels all remaining packages: puts their units back into stock, releases the coupon use and sends the buyer an email. */
export async function cancelPackages<Order extends OrderDoc>(
  transaction: Transaction,
  order: Order,
  at: string,
  { note = null, by }: Partial<Pick<OrderEventDoc, 'note' | 'by'>> = {},
): Promise<Order> {
  let changed = order;
  for (const orderPackage of order.packages) {
    if (packageStatus(orderPackage) === 'CANCELLED') continue;
    changed = addPackageEvent(changed, orderPackage.id, { at, status: 'CANCELLED', place: null, note, ...(by !== undefined && { by }) });
    await enqueueStepMails(transaction, changed, orderPackage.id);
    await releaseStock(transaction, order, orderPackage);
  }
  await giveBackCoupon(transaction, order, changed);
  return changed;
}
