import { boolean, fallback, nullable, object, record, string, tuple, type InferOutput } from 'valibot';
import { randomKey } from '#client/lib/randomKey.ts';
import { mergeFields } from './mergeChanges.ts';
import { persistedVar } from './persistedVar.ts';
import { listOf } from './schemas.ts';

const stepsSchema = tuple([boolean(), boolean(), boolean(), boolean(), boolean()]);

const checkoutSchema = object({
  /** Typed values by field name. Never contains card data. */
  draft: fallback(record(string(), string()), {}),
  /** The account that the draft belongs to; null for a guest. */
  userId: fallback(nullable(string()), null),
  /** Completed steps; initially the first three. */
  steps: fallback(stepsSchema, [true, true, true, false, false]),
  /** Idempotency key for the next order; empty until the checkout opens. */
  idempotencyKey: fallback(string(), ''),
  /** Orders sent with that key without a response, as JSON, oldest first; one of them may have been placed. */
  pendingOrders: fallback(listOf(string()), []),
  /** The last order placed on this device; ISO 8601. */
  lastOrder: fallback(nullable(object({ number: string(), placedAt: string() })), null),
});

export type CheckoutState = InferOutput<typeof checkoutSchema>;

export const checkoutVar = persistedVar<CheckoutState>({
  slice: 'checkout',
  schema: checkoutSchema,
  merge: mergeFields<CheckoutState>({ draft: mergeFields() }),
});

export function changeDraft(texts: Readonly<Record<string, string>>): void {
  const state = checkoutVar();
  checkoutVar({ ...state, draft: { ...state.draft, ...texts } });
}

/**
 * Returns the idempotency key shared by all tabs, so that concurrent orders in two tabs result in a single order. Creates the key when the
 * checkout opens, so that all tabs have read it before an order is placed.
 */
export function shareKey(): string {
  const { idempotencyKey, ...state } = checkoutVar.refresh();
  if (idempotencyKey !== '') return idempotencyKey;
  const made = randomKey();
  checkoutVar({ ...state, idempotencyKey: made });
  checkoutVar.flush();
  return made;
}

/** Maximum number of pending orders; beyond it, the oldest are dropped. */
const MAX_PENDING = 20;

/** Stores an order before it is sent. Written immediately, because the page may be closed before the response arrives. */
export function keepSentOrder(order: string): void {
  const { pendingOrders, ...state } = checkoutVar.refresh();
  const kept = [...pendingOrders.filter((old) => old !== order), order].slice(-MAX_PENDING);
  checkoutVar({ ...state, pendingOrders: kept });
  checkoutVar.flush();
}

/** Removes a sent order after the server has rejected it. */
export function forgetSentOrder(order: string): void {
  const state = checkoutVar.refresh();
  checkoutVar({ ...state, pendingOrders: state.pendingOrders.filter((old) => old !== order) });
}

/** Discards the key and its pending orders, so that the next order is a new one. */
export function forgetKey(): void {
  checkoutVar({ ...checkoutVar(), idempotencyKey: '', pendingOrders: [] });
}

/** Assigns the draft to a member. Keeps a guest's draft, but discards another member's. */
export function claimDraft(userId: string): void {
  const state = checkoutVar();
  if (state.userId === userId) return;
  checkoutVar(state.userId === null ? { ...state, userId } : { ...checkoutVar.initial, userId });
}

/** Turns the draft of a member whose session has ended into a guest's. Only called when the shopper chooses to. */
export function releaseDraft(): void {
  checkoutVar({ ...checkoutVar(), userId: null });
}

/** Resets the checkout on logout. */
export function forgetCheckout(): void {
  checkoutVar(checkoutVar.initial);
}

/** Resets the checkout after an order: keeps the draft without its note, and discards the key. */
export function finishCheckout(lastOrder: NonNullable<CheckoutState['lastOrder']>): void {
  const { draft, userId } = checkoutVar();
  const kept = Object.fromEntries(Object.entries(draft).filter(([name]) => name !== 'note'));
  checkoutVar({ ...checkoutVar.initial, userId, draft: kept, lastOrder });
  checkoutVar.flush();
}
