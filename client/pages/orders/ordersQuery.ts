import { ordersPath, type BuiltPath } from '#client/config/links.ts';
import { readDay } from '#client/lib/dayRange.ts';
import { normaliseSearch } from '#schema/rules/normaliseText.ts';
import type { OrderRow_OrderFragment } from './OrdersPage.generated.ts';

export type OrderStatus = OrderRow_OrderFragment['status'];

const STATUSES: readonly OrderStatus[] = ['PENDING', 'COMPLETED', 'CANCELLED'];

/** Query parameters of the orders page. Invalid values are ignored. */
interface OrdersQuery {
  /** null for all statuses. */
  status: OrderStatus | null;
  q: string;
  /** Both days are inclusive. */
  from: string | null;
  to: string | null;
}

export function readOrdersQuery(params: URLSearchParams): OrdersQuery {
  const status = (params.get('status') ?? '').toUpperCase();
  return {
    status: STATUSES.find((one) => one === status) ?? null,
    q: normaliseSearch(params.get('q')),
    from: readDay(params.get('from')),
    to: readDay(params.get('to')),
  };
}

export function ordersHref({ status, q, from, to }: OrdersQuery, after: string | null = null): BuiltPath {
  return ordersPath({ status: status?.toLowerCase() ?? null, q, from, to, after });
}
