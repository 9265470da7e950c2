import { CONFIRMATION_MINUTES } from '#schema/rules/payments.ts';
import { cancelPackages, confirmByOf, enqueueReservedMails } from '#server/modules/orders/index.ts';
import { enqueueJob } from '#server/platform/jobs/enqueueJob.ts';
import { translations } from '#server/platform/messages.ts';
import type { OrderDoc, UnreservedDoc } from '#server/store/documents/orders.ts';
import type { Transaction } from '#server/store/transaction.ts';
import { StockReservations } from './stockReservations.repository.ts';

const NOT_CONFIRMED = translations('orders.notConfirmed', { minutes: CONFIRMATION_MINUTES });
const SOLD_MEANWHILE = translations('orders.soldMeanwhile');

/** The waiting state for an order placed now. */
export function unreservedUntil(placedAt: Date, network: string | null): UnreservedDoc {
  return { confirmBy: new Date(placedAt.getTime() + CONFIRMATION_MINUTES * 60_000).toISOString(), network };
}

/** Enqueues the job that ends the wait, in the same transaction that places a waiting order. */
export async function enqueueEndOfWait(transaction: Transaction, orderId: string, { confirmBy }: UnreservedDoc, now: Date): Promise<void> {
  const runAt = new Date(confirmBy);
  await enqueueJob(transaction, { kind: 'endUnreservedOrder', key: orderId, payload: { orderId }, now, runAt, isNew: true });
}

/**
 * Takes the stock for a waiting order and notifies its vendors, in the transaction that confirms its email address. Cancels the
 * order if it sold out in the meantime. Returns other orders unchanged.
 */
export async function reserveWaiting<Order extends OrderDoc>(transaction: Transaction, order: Order, at: Date): Promise<Order> {
  const { unreserved, ...rest } = order;
  if (unreserved === undefined || confirmByOf(order) === null) return order;
  const reserved = rest as Order;
  if (!(await new StockReservations(() => at).reserve(transaction, unreserved.network ?? '', reserved)))
    return cancelPackages(transaction, ended(order, unreserved), at.toISOString(), { note: SOLD_MEANWHILE });
  await enqueueReservedMails(transaction, reserved, at.toISOString());
  return reserved;
}

/**
 * Job that runs at the end of a wait: cancels an order that was not confirmed in time, and clears the network of an order that
 * was cancelled earlier. Does nothing for other orders.
 */
export async function endUnreservedOrder(transaction: Transaction, orderId: string, now: Date): Promise<void> {
  const order = await transaction.get('orders', orderId);
  if (order?.unreserved === undefined || now.toISOString() < order.unreserved.confirmBy) return;
  if (confirmByOf(order) === null && order.unreserved.network === null) return;
  await transaction.put(
    'orders',
    await cancelPackages(transaction, ended(order, order.unreserved), now.toISOString(), { note: NOT_CONFIRMED }),
  );
}

function ended<Order extends OrderDoc>(order: Order, unreserved: UnreservedDoc): Order {
  return { ...order, unreserved: { ...unreserved, network: null } };
}
