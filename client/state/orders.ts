import { boolean, fallback, integer, number, object, pipe, string, type InferOutput } from 'valibot';
import { persistedVar } from './persistedVar.ts';
import { listOf } from './schemas.ts';

const orderSchema = object({
  number: string(),
  /** ISO 8601. */
  placedAt: string(),
  totalCents: pipe(number(), integer()),
  totalItems: pipe(number(), integer()),
  /** Access token for the guest's order; the address is not stored. */
  accessToken: string(),
});

const ordersSchema = object({
  orders: listOf(orderSchema),
  /** Whether the orders page shows a table instead of cards. */
  isTable: fallback(boolean(), false),
});

export type LocalOrder = InferOutput<typeof orderSchema>;
export type OrdersState = InferOutput<typeof ordersSchema>;

export const ordersVar = persistedVar<OrdersState>({
  slice: 'orders',
  schema: ordersSchema,
});

/** Removes an order after an account has claimed it. */
export function forgetOrder(number: string): void {
  const state = ordersVar.refresh();
  ordersVar({ ...state, orders: state.orders.filter((order) => order.number !== number) });
}

/** Stores a guest's order with its access token, to open it again on this device. Members' orders are in their accounts. */
export function rememberOrder(order: LocalOrder): void {
  const state = ordersVar.refresh();
  ordersVar({ ...state, orders: [...state.orders.filter((old) => old.number !== order.number), order] });
}
