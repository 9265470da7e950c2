import { boolean, fallback, integer, number, object, pipe, string, type InferOutput } from 'valibot';
import { mergeFields, mergeList } from './mergeChanges.ts';
import { persistedVar } from './persistedVar.ts';
import { listOf } from './schemas.ts';

const orderSchema = object({
  number: string(),
  /** ISO 8601. */
  placedAt: string(),
  totalCents: pipe(number(), integer()),
  totalItems: pipe(number(), integer()),
  /** Opens the order for this guest; no address is kept. */
  accessToken: string(),
});

const ordersSchema = object({
  orders: listOf(orderSchema),
  /** The display switch of the orders page: table instead of cards. */
  isTable: fallback(boolean(), false),
});

export type LocalOrder = InferOutput<typeof orderSchema>;
export type OrdersState = InferOutput<typeof ordersSchema>;

export const ordersVar = persistedVar<OrdersState>({
  slice: 'orders',
  schema: ordersSchema,
  // A token is the only thing that opens a guest's order: one that another tab keeps at the same moment stays.
  merge: mergeFields<OrdersState>({ orders: mergeList(({ number }) => number) }),
});

/** Forgets an order of this device: it is in an account now. */
export function forgetOrder(number: string): void {
  const state = ordersVar();
  ordersVar({ ...state, orders: state.orders.filter((order) => order.number !== number) });
}

/** Keeps a guest's order on this device, once: its token is the only thing that opens it. A member's is in the account and needs no copy. */
export function rememberOrder(order: LocalOrder): void {
  const state = ordersVar();
  ordersVar({ ...state, orders: [...state.orders.filter((old) => old.number !== order.number), order] });
}
