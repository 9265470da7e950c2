import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import type { OrderRow_OrderFragment } from './OrdersPage.generated.ts';

export type OrderStatus = OrderRow_OrderFragment['status'];

/** What each status is called. */
export const STATUS_LABELS: Record<OrderStatus, PlainMessageKey> = {
  PENDING: 'ord.pending',
  COMPLETED: 'ord.completed',
  CANCELLED: 'ord.cancelled',
};

/** The status that an address asks for; anything else means all of them. */
export function wantedStatus(text: string | null): OrderStatus | null {
  const status = (text ?? '').toUpperCase();
  return Object.hasOwn(STATUS_LABELS, status) ? (status as OrderStatus) : null;
}
