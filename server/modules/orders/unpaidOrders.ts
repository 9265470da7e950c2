import type { Reader } from '#server/store/store.ts';
import { isUnpaid } from './orderViews.ts';

/** How many orders of a member hold goods without being paid. What others order under the member's e-mail is not among them. */
export async function countUnpaid(reader: Reader, userId: string): Promise<number> {
  const orders = await reader.findBy('orders', 'userId', userId);
  return orders.filter(({ payment }) => isUnpaid(payment) && payment.payBy !== undefined).length;
}
