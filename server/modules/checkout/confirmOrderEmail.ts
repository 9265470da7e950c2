import { confirmUse } from '#server/modules/promotions/index.ts';
import { OrderRepository, orderStatus } from '#server/modules/orders/index.ts';
import type { OrderDoc } from '#server/store/documents/orders.ts';
import type { Stored, Transaction } from '#server/store/transaction.ts';
import { reserveWaiting } from './unreservedOrders.ts';

/** In the transaction that uses the link of an order: its email is confirmed. */
export async function confirmOrderEmail(transaction: Transaction, order: Stored<'orders'>, at: Date): Promise<OrderDoc> {
  if (order.emailConfirmedAt != null) return order;
  const settled = await settleConfirmed(transaction, { ...order, emailConfirmedAt: at.toISOString() }, at);
  return transaction.put('orders', settled, { expectedVersion: order.version });
}

/** In the transaction that confirms the email of an account, by its link or a password reset: confirms the buyer of its orders. */
export async function confirmOrdersOf(transaction: Transaction, userId: string, at: Date): Promise<void> {
  for (const order of await new OrderRepository(transaction).ofMember(userId)) {
    const settled = await settleConfirmed(transaction, order, at);
    if (settled !== order) await transaction.put('orders', settled);
  }
}

/**
 * In every transaction that confirms the buyer of an order: by the link of the order, with the account, or by claiming it into a confirmed
 * account. If the order has waited for that, it takes its stock, or is cancelled; its coupon use is no longer held. The caller writes the
 * result.
 */
export async function settleConfirmed<Order extends OrderDoc>(transaction: Transaction, order: Order, at: Date): Promise<Order> {
  const settled = await reserveWaiting(transaction, order, at);
  if (orderStatus(settled) !== 'CANCELLED') await confirmUse(transaction, settled);
  return settled;
}
