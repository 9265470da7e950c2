import { confirmUse } from '#server/modules/promotions/index.ts';
import { orderStatus } from '#server/modules/orders/index.ts';
import type { OrderDoc } from '#server/store/documents/orders.ts';
import type { Stored, Transaction } from '#server/store/transaction.ts';
import { reserveWaiting } from './unreservedOrders.ts';

/**
 * In the transaction in which a buyer proves to own the inbox of an order's email: the one place where an order becomes confirmed. What
 * waits for the confirmation begins here.
 */
export async function confirmOrderEmail(transaction: Transaction, order: Stored<'orders'>, at: Date): Promise<OrderDoc> {
  if (order.emailConfirmedAt != null) return order;
  const reserved = await reserveWaiting(transaction, { ...order, emailConfirmedAt: at.toISOString() }, at);
  if (orderStatus(reserved) !== 'CANCELLED') await confirmUse(transaction, order);
  return transaction.put('orders', reserved, { expectedVersion: order.version });
}
