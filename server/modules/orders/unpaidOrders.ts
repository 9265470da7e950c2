import { emailKeyOf } from '#server/modules/accounts/user.repository.ts';
import type { Reader } from '#server/store/store.ts';

/** How many orders of an e-mail address hold goods without being paid. */
export async function countUnpaid(reader: Reader, email: string): Promise<number> {
  const open = [...(await reader.findBy('payments', 'status', 'PENDING')), ...(await reader.findBy('payments', 'status', 'DECLINED'))];
  const key = emailKeyOf(email);
  let count = 0;
  for (const { orderId } of open) {
    const order = orderId === null ? null : await reader.get('orders', orderId);
    if (order !== null && emailKeyOf(order.email) === key) count += 1;
  }
  return count;
}
