import { CONFIRMATION_MINUTES } from '#schema/rules/payments.ts';
import { cancelPackages, confirmByOf, enqueueReservedMails } from '#server/modules/orders/index.ts';
import { enqueueJob } from '#server/platform/jobs/enqueueJob.ts';
import { translations } from '#server/platform/messages.ts';
import type { OrderDoc, UnreservedDoc } from '#server/store/documents/orders.ts';
import type { Transaction } from '#server/store/transaction.ts';
import { StockReservations } from './stockReservations.repository.ts';

const NOT_CONFIRMED = translations('orders.notConfirmed', { minutes: CONFIRMATION_MINUTES });
const SOLD_MEANWHILE = translations('orders.soldMeanwhile');

/** The wait of an order that is placed now. */
export function unreservedUntil(placedAt: Date, network: string | null): UnreservedDoc {
  return { confirmBy: new Date(placedAt.getTime() + CONFIRMATION_MINUTES * 60_000).toISOString(), network };
}

/** In the transaction that places an order that waits for its confirmation: enqueues the job that ends it. */
export async function enqueueEndOfWait(transaction: Transaction, orderId: string, { confirmBy }: UnreservedDoc, now: Date): Promise<void> {
  const runAt = new Date(confirmBy);
  await enqueueJob(transaction, { kind: 'endUnreservedOrder', key: orderId, payload: { orderId }, now, runAt, isNew: true });
}

/**
 * In the transaction that confirms its email: takes the stock of an order that has waited for that, and lets its vendors know. If it was
 * sold meanwhile, the order is cancelled. Any other order is returned as it is.
 */
export async function reserveWaiting<Order extends OrderDoc>(transaction: Transaction, order: Order, at: Date): Promise<Order> {
  const { unreserved, ...rest } = order;
  if (unreserved === undefined || confirmByOf(order) === null) return order;
  const reserved = rest as Order;
  if (!(await new StockReservations(() => at).reserve(transaction, unreserved.network ?? '', reserved)))
    return cancelPackages(transaction, ended(order, unreserved), at.toISOString(), SOLD_MEANWHILE);
  await enqueueReservedMails(transaction, reserved, at.toISOString());
  return reserved;
}

/**
 * The job at the end of a wait: cancels an order that was not confirmed in time, and clears the network of one that was cancelled before. No
 * effect on any other one.
 */
export async function endUnreservedOrder(transaction: Transaction, orderId: string, now: Date): Promise<void> {
  const order = await transaction.get('orders', orderId);
  if (order?.unreserved === undefined || now.toISOString() < order.unreserved.confirmBy) return;
  if (confirmByOf(order) === null && order.unreserved.network === null) return;
  await transaction.put('orders', await cancelPackages(transaction, ended(order, order.unreserved), now.toISOString(), NOT_CONFIRMED));
}

function ended<Order extends OrderDoc>(order: Order, unreserved: UnreservedDoc): Order {
  return { ...order, unreserved: { ...unreserved, network: null } };
}
