import { confirmUse } from '#server/modules/promotions/index.ts';
import { enqueueAnswerMails, isUnreserved, OrderRepository, orderStatus } from '#server/modules/orders/index.ts';
import type { OrderDoc } from '#server/store/documents/orders.ts';
import type { Stored, Transaction } from '#server/store/transaction.ts';
import { reserveWaiting } from './unreservedOrders.ts';

/** Confirms an order's email address, and that of the guest's other orders, in the transaction that uses its link. */
export async function confirmOrderEmail(transaction: Transaction, order: Stored<'orders'>, at: Date): Promise<void> {
  if (order.emailConfirmedAt != null) return;
  const others = order.userId === null ? await otherOrdersOf(transaction, order) : [];
  for (const each of [order, ...others]) await confirmOne(transaction, each, at);
}

/**
 * A guest's orders with exactly the same address. An order that waits for its confirmation is placed by it, so it needs its own link:
 * anyone could have entered the address.
 */
async function otherOrdersOf(transaction: Transaction, order: OrderDoc): Promise<Stored<'orders'>[]> {
  const { id, email } = order;
  const orders = await new OrderRepository(transaction).ofSameInbox(order);
  return orders.filter(
    (each) => each.id !== id && each.email === email && each.userId === null && each.emailConfirmedAt == null && !isUnreserved(each),
  );
}

async function confirmOne(transaction: Transaction, order: Stored<'orders'>, at: Date): Promise<void> {
  const settled = await settleConfirmed(transaction, { ...order, emailConfirmedAt: at.toISOString() }, at);
  if (order.userId === null) await enqueueAnswerMails(transaction, settled, at);
  await transaction.put('orders', settled, { expectedVersion: order.version });
}

/** Confirms the buyer of an account's orders, in the transaction that confirms the account's email address. */
export async function confirmOrdersOf(transaction: Transaction, userId: string, at: Date): Promise<void> {
  for (const order of await new OrderRepository(transaction).ofMember(userId)) {
    const settled = await settleConfirmed(transaction, order, at);
    if (settled !== order) await transaction.put('orders', settled);
  }
}

/**
 * Called in every transaction that confirms an order's buyer: through the order's link, with the account, or by claiming the
 * order into a confirmed account. A waiting order takes its stock or is cancelled, and its coupon use becomes final. The caller
 * writes the result.
 */
export async function settleConfirmed<Order extends OrderDoc>(transaction: Transaction, order: Order, at: Date): Promise<Order> {
  const settled = await reserveWaiting(transaction, order, at);
  if (orderStatus(settled) !== 'CANCELLED') await confirmUse(transaction, settled);
  return settled;
}
