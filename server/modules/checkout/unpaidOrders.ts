import type { Reader } from '#server/store/store.ts';
import { isUnpaid } from '#server/modules/orders/index.ts';

/** Number of a member's unpaid orders that reserve stock. Guest orders under the member's email do not count. */
export async function countUnpaid(reader: Reader, userId: string): Promise<number> {
  const orders = await reader.findBy('orders', 'userId', userId);
  return orders.filter(({ payment }) => isUnpaid(payment) && payment.payBy !== undefined).length;
}
