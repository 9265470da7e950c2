import { boolean, fallback, nullable, object, record, string, tuple, type InferOutput } from 'valibot';
import { randomKey } from '#client/lib/randomKey.ts';
import { mergeFields } from './mergeChanges.ts';
import { persistedVar } from './persistedVar.ts';
import { listOf } from './schemas.ts';

const stepsSchema = tuple([boolean(), boolean(), boolean(), boolean(), boolean()]);

const checkoutSchema = object({
  /** Typed values by field name. Never card data. */
  draft: fallback(record(string(), string()), {}),
  /** Account that the draft belongs to; null for a guest's. */
  userId: fallback(nullable(string()), null),
  /** Completed steps; the first three are initially. */
  steps: fallback(stepsSchema, [true, true, true, false, false]),
  /** Idempotency key of the order being placed; empty before. */
  idempotencyKey: fallback(string(), ''),
  /** Orders sent under that key without a response, as JSON, oldest first; one of them may have been placed. */
  pendingOrders: fallback(listOf(string()), []),
  /** Last order placed on this device; ISO 8601. */
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
 * Idempotency key shared by all tabs, so that concurrent orders in two of them result in one. Created when the checkout opens,
 * so that it is stored before it is needed.
 */
export function shareKey(): string {
  const { idempotencyKey, ...state } = checkoutVar.refresh();
  if (idempotencyKey !== '') return idempotencyKey;
  const made = randomKey();
  checkoutVar({ ...state, idempotencyKey: made });
  checkoutVar.flush();
  return made;
}

/** Maximum of pending orders; more edits without a response are not expected. */
const MAX_PENDING = 20;

/** Stores an order before it is sent, without delay: the page may be closed before the response. */
export function keepSentOrder(order: string): void {
  const { pendingOrders, ...state } = checkoutVar.refresh();
  const kept = [...pendingOrders.filter((old) => old !== order), order].slice(-MAX_PENDING);
  checkoutVar({ ...state, pendingOrders: kept });
  checkoutVar.flush();
}

/** Removes a sent order that the server has refused. */
export function forgetSentOrder(order: string): void {
  const state = checkoutVar.refresh();
  checkoutVar({ ...state, pendingOrders: state.pendingOrders.filter((old) => old !== order) });
}

/** Discards the key and its pending orders, so that the next order is a new one. */
export function forgetKey(): void {
  checkoutVar({ ...checkoutVar(), idempotencyKey: '', pendingOrders: [] });
}

/** Assigns the draft to a member. A guest's draft is taken over; another member's is discarded. */
export function claimDraft(userId: string): void {
  const state = checkoutVar();
  if (state.userId === userId) return;
  checkoutVar(state.userId === null ? { ...state, userId } : { ...checkoutVar.initial, userId });
}

/** Turns the draft of a member whose session has ended into a guest's; only on the shopper's own choice. */
export function releaseDraft(): void {
  checkoutVar({ ...checkoutVar(), userId: null });
}

/** Resets the checkout on logout. */
export function forgetCheckout(): void {
  checkoutVar(checkoutVar.initial);
}

/** After an order: keeps the draft except the note, discards the key. */
export function finishCheckout(lastOrder: NonNullable<CheckoutState['lastOrder']>): void {
  const { draft, userId } = checkoutVar();
  const kept = Object.fromEntries(Object.entries(draft).filter(([name]) => name !== 'note'));
  checkoutVar({ ...checkoutVar.initial, userId, draft: kept, lastOrder });
  checkoutVar.flush();
}
