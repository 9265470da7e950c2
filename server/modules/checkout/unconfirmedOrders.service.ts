import { UNCONFIRMED_CASH_DAYS } from '#schema/rules/payments.ts';
import type { FulfilmentService } from '#server/modules/fulfilment/index.ts';
import { packageStatus } from '#server/modules/orders/index.ts';
import { translations } from '#server/platform/messages.ts';
import type { OrderDoc, OrderPackageDoc, ReservationDoc } from '#server/store/documents/orders.ts';
import type { Transactions } from '#server/store/transaction.ts';
import { isConfirmed, UNCONFIRMED } from './stockReservations.repository.ts';

const NOTE = translations('orders.cashExpired', { days: UNCONFIRMED_CASH_DAYS });
const DAY_MS = 24 * 60 * 60_000;
const ROWS_AT_ONCE = 500;

/** Ends cash orders of buyers without a confirmed email that no vendor has packed in a week: a job. */
export class UnconfirmedOrders {
  constructor(private readonly dependencies: { store: Transactions; fulfilment: FulfilmentService; now: () => Date }) {}

  /** Cancels their packages, which returns the stock and sends the buyer an email. May be run again at any time. */
  async expire(): Promise<void> {
    let after: string | null = null;
    do {
      const { rows, next } = await this.due(after);
      for (const row of rows) await this.settle(row);
      after = next;
    } while (after !== null);
  }

  /** Rows of orders placed a week ago or earlier: a row lasts for a known time from the order on. */
  private due(after: string | null): Promise<{ rows: ReservationDoc[]; next: string | null }> {
    const latest = this.placedBefore() + UNCONFIRMED.memoryMs;
    return this.dependencies.store.transaction(async (transaction) => {
      const { items, next } = await transaction.query('reservations', { orderBy: 'until', limit: ROWS_AT_ONCE, after });
      const rows = items.filter(({ until }) => Date.parse(until) <= latest);
      return {
        rows: rows.filter(({ key }) => key?.startsWith(`${UNCONFIRMED.key}/`)),
        next: rows.length === items.length ? next : null,
      };
    });
  }

  private async settle({ id, orderId }: ReservationDoc): Promise<void> {
    const { store, fulfilment } = this.dependencies;
    const order = await store.transaction(async (transaction) => {
      const found = orderId === null ? null : await transaction.get('orders', orderId);
      return found === null || (await isConfirmed(transaction, found)) ? null : found;
    });
    const actor = { viewer: null, isAllowed: (found: OrderDoc, orderPackage: OrderPackageDoc) => this.isOver(found, orderPackage) };
    for (const orderPackage of order?.packages ?? [])
      if (order !== null && this.isOver(order, orderPackage))
        await fulfilment.advance(orderPackage.number, 'CANCELLED', actor, { note: NOTE });
    await store.transaction((transaction) => transaction.delete('reservations', id));
  }

  private isOver({ payment, placedAt, emailConfirmedAt }: OrderDoc, orderPackage: OrderPackageDoc): boolean {
    const isCash = payment.method === 'CASH_ON_DELIVERY' && emailConfirmedAt == null;
    return isCash && packageStatus(orderPackage) === 'PLACED' && Date.parse(placedAt) <= this.placedBefore();
  }

  private placedBefore(): number {
    return this.dependencies.now().getTime() - UNCONFIRMED_CASH_DAYS * DAY_MS;
  }
}
