import { emailKeyOf } from '#server/modules/accounts/user.repository.ts';
import type { Reader } from '#server/store/store.ts';
import { isUnpaid } from './orderViews.ts';

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

/**
 * Which unpaid orders came from which network address. Kept in memory, and no longer than they are unpaid: an address is no fact of an order.
 * A restart forgives.
 */
export class UnpaidByAddress {
  private readonly orders = new Map<string, Set<string>>();

  /** How many orders of an address hold goods without being paid. */
  async count(reader: Reader, address: string): Promise<number> {
    const ids = this.orders.get(address) ?? new Set();
    for (const id of ids) {
      const order = await reader.get('orders', id);
      if (order === null || !isUnpaid(order.payment) || order.payment.payBy === undefined) ids.delete(id);
    }
    if (ids.size === 0) this.orders.delete(address);
    return ids.size;
  }

  add(address: string, orderId: string): void {
    const ids = this.orders.get(address) ?? new Set();
    this.orders.set(address, ids.add(orderId));
  }
}
