import { UNPACKED_CASH_DAYS } from '#schema/rules/payments.ts';
import type { FulfilmentService } from '#server/modules/fulfilment/index.ts';
import { packageStatus } from '#server/modules/orders/index.ts';
import { translations } from '#server/platform/messages.ts';
import type { OrderDoc, OrderPackageDoc, ReservationDoc } from '#server/store/documents/orders.ts';
import type { Transactions } from '#server/store/transaction.ts';
import { CASH_ROWS_MS, isKeptForDays } from './reservationPools.ts';

const NOTE = translations('orders.cashExpired', { days: UNPACKED_CASH_DAYS });
const DAY_MS = 24 * 60 * 60_000;
const ROWS_AT_ONCE = 500;

/**
 * Job that cancels cash orders that no vendor has packed within a week, or by the promised day if that is later; otherwise stock
 * could be blocked permanently.
 */
export class UnpackedOrders {
  constructor(private readonly dependencies: { store: Transactions; fulfilment: FulfilmentService; now: () => Date }) {}

  /** Cancels the packages of these orders, which returns their stock and sends the buyer an email. Can be repeated at any time. */
  async expire(): Promise<void> {
    let after: string | null = null;
    do {
      const { rows, next } = await this.due(after);
      for (const row of rows) await this.settle(row);
      after = next;
    } while (after !== null);
  }

  /** Rows of orders placed at least a week ago. They are found by their expiry, which depends on when the order was placed. */
  private due(after: string | null): Promise<{ rows: ReservationDoc[]; next: string | null }> {
    const latest = this.placedBefore() + CASH_ROWS_MS;
    return this.dependencies.store.transaction(async (transaction) => {
      const { items, next } = await transaction.query('reservations', { orderBy: 'until', limit: ROWS_AT_ONCE, after });
      const rows = items.filter(({ until }) => Date.parse(until) <= latest);
      return { rows: rows.filter(({ key }) => key !== null && isKeptForDays(key)), next: rows.length === items.length ? next : null };
    });
  }

  private async settle({ id, orderId }: ReservationDoc): Promise<void> {
    const { store, fulfilment } = this.dependencies;
    const order = orderId === null ? null : await store.transaction((transaction) => transaction.get('orders', orderId));
    const waiting = order?.packages.filter((orderPackage) => isUnpacked(order, orderPackage)) ?? [];
    const over = waiting.filter((orderPackage) => order !== null && this.isOver(order, orderPackage));
    const actor = { viewer: null, isAllowed: (found: OrderDoc, orderPackage: OrderPackageDoc) => this.isOver(found, orderPackage) };
    for (const { number } of over) await fulfilment.advance(number, 'CANCELLED', actor, { note: NOTE });
    if (waiting.length === over.length) await store.transaction((transaction) => transaction.delete('reservations', id));
  }

  /** Whether a week has passed since the order was placed and its promised day has arrived. */
  private isOver(order: OrderDoc, orderPackage: OrderPackageDoc): boolean {
    const { expectedBy } = orderPackage;
    const isLate = expectedBy === null || Date.parse(expectedBy) <= this.dependencies.now().getTime();
    return isUnpacked(order, orderPackage) && isLate && Date.parse(order.placedAt) <= this.placedBefore();
  }

  private placedBefore(): number {
    return this.dependencies.now().getTime() - UNPACKED_CASH_DAYS * DAY_MS;
  }
}

function isUnpacked({ payment }: OrderDoc, orderPackage: OrderPackageDoc): boolean {
  return payment.method === 'CASH_ON_DELIVERY' && packageStatus(orderPackage) === 'PLACED';
}
