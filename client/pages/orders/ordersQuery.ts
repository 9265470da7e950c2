import { ordersPath, type BuiltPath } from '#client/config/links.ts';
import type { OrderStage } from '#client/graphql/schemaTypes.generated.ts';
import { readDay } from '#client/lib/dayRange.ts';
import { normaliseSearch } from '#schema/rules/normaliseText.ts';
import type { OrderRow_OrderFragment } from './OrdersPage.generated.ts';

const STAGES = ['TO_PAY', 'TO_SHIP', 'TO_RECEIVE', 'RETURNS'] as const satisfies readonly OrderStage[];

type OrderStatus = OrderRow_OrderFragment['status'];

const STATUSES: readonly OrderStatus[] = ['PENDING', 'COMPLETED', 'CANCELLED'];

/** Query parameters of the orders page. Invalid values are ignored. */
interface OrdersQuery {
  /** null for all statuses and stages. */
  status: OrderStatus | OrderStage | null;
  q: string;
  /** Both days are inclusive. */
  from: string | null;
  to: string | null;
}

export function readOrdersQuery(params: URLSearchParams): OrdersQuery {
  const status = (params.get('status') ?? '').toUpperCase().replaceAll('-', '_');
  return {
    status: [...STATUSES, ...STAGES].find((one) => one === status) ?? null,
    q: normaliseSearch(params.get('q')),
    from: readDay(params.get('from')),
    to: readDay(params.get('to')),
  };
}

/** The variables with which the page queries a status or a stage. */
export function statusVariables(wanted: OrdersQuery['status']) {
  return {
    status: STATUSES.find((one) => one === wanted) ?? null,
    stage: STAGES.find((one) => one === wanted) ?? null,
  };
}

/** The query parameter for a status or a stage. */
export function statusParam(status: OrdersQuery['status']): string | null {
  return status?.toLowerCase().replaceAll('_', '-') ?? null;
}

export function ordersHref({ status, q, from, to }: OrdersQuery, after: string | null = null): BuiltPath {
  return ordersPath({ status: statusParam(status), q, from, to, after });
}
