import { yearOf } from '#server/platform/malaysianDays.ts';
import type { Transaction, Transactions } from '#server/store/transaction.ts';
import type { OrderRepository } from './order.repository.ts';

/** Number of orders that are numbered in one transaction. */
const NUMBERED_AT_ONCE = 100;

/**
 * Issues invoice numbers in a job after the order is committed. As required for invoices, they are consecutive within a Malaysian
 * calendar year, in the order in which orders were placed. A number and the last number of its year are written in one
 * transaction, so that no order is numbered twice.
 */
export class InvoiceService {
  constructor(private readonly dependencies: { store: Transactions; orders: OrderRepository }) {}

  /** Numbers all orders that do not have a number yet. May be interrupted, and may run several times concurrently. */
  async issue(): Promise<void> {
    const { store, orders } = this.dependencies;
    const ids = await orders.withoutInvoice();
    for (let from = 0; from < ids.length; from += NUMBERED_AT_ONCE) {
      const some = ids.slice(from, from + NUMBERED_AT_ONCE);
      await store.transaction((transaction) => numberOrders(transaction, some), { changes: 'orders' });
    }
  }
}

async function numberOrders(transaction: Transaction, ids: readonly string[]): Promise<void> {
  const orders = await Promise.all(ids.map((id) => transaction.get('orders', id)));
  for (const order of orders) {
    if (order === null || order.invoiceNumber !== null) continue;
    const year = String(yearOf(new Date(order.placedAt)));
    const last = ((await transaction.get('invoiceSeries', year))?.last ?? 0) + 1;
    await transaction.put('invoiceSeries', { id: year, last });
    await transaction.put('orders', { ...order, invoiceNumber: `INV-${year}-${String(last).padStart(6, '0')}` });
  }
}
