import { boolean, fallback, nullable, object, record, string, tuple, type InferOutput } from 'valibot';
import { randomKey } from '#client/lib/randomKey.ts';
import { mergeFields, mergeList } from './mergeChanges.ts';
import { persistedVar } from './persistedVar.ts';
import { listOf } from './schemas.ts';

const stepsSchema = tuple([boolean(), boolean(), boolean(), boolean(), boolean()]);

const checkoutSchema = object({
  /** What was typed, by field name. Never card data. */
  draft: fallback(record(string(), string()), {}),
  /** Whose the draft is: the account that was logged in while it was filled in; null for a guest's. */
  userId: fallback(nullable(string()), null),
  /** Steps that are done; the first three are at the start. */
  steps: fallback(stepsSchema, [true, true, true, false, false]),
  /** Names the order being placed, so that a second try of the same order is not a second order; empty before. */
  idempotencyKey: fallback(string(), ''),
  /** Every order that was sent under that key without a response, as JSON, oldest first: one of them may have been placed. */
  pendingOrders: fallback(listOf(string()), []),
  /** The order placed here last; ISO 8601. */
  lastOrder: fallback(nullable(object({ number: string(), placedAt: string() })), null),
});

export type CheckoutState = InferOutput<typeof checkoutSchema>;

export const checkoutVar = persistedVar<CheckoutState>({
  slice: 'checkout',
  schema: checkoutSchema,
  merge: mergeFields<CheckoutState>({ draft: mergeFields(), pendingOrders: mergeList((order) => order) }),
});

export function changeDraft(texts: Readonly<Record<string, string>>): void {
  const state = checkoutVar();
  checkoutVar({ ...state, draft: { ...state.draft, ...texts } });
}

/**
 * The key of the order that is being made, one for all tabs: what is ordered in two of them at once is one order. It is made when a checkout
 * is opened, so that every tab has it long before it is needed.
 */
export function shareKey(): string {
  checkoutVar.refresh();
  const { idempotencyKey, ...state } = checkoutVar();
  if (idempotencyKey !== '') return idempotencyKey;
  const made = randomKey();
  checkoutVar({ ...state, idempotencyKey: made });
  checkoutVar.flush();
  return made;
}

/** So many sent orders are kept at most: nobody edits an order that often while the server does not respond. */
const MOST_PENDING = 20;

/** Keeps an order that is about to be sent, at once: the page may be gone before the response. */
export function keepSentOrder(order: string): void {
  const { pendingOrders, ...state } = checkoutVar();
  const kept = [...pendingOrders.filter((old) => old !== order), order].slice(-MOST_PENDING);
  checkoutVar({ ...state, pendingOrders: kept });
  checkoutVar.flush();
}

/** Forgets an order that was sent: the server has said that it was not placed. */
export function forgetSentOrder(order: string): void {
  const state = checkoutVar();
  checkoutVar({ ...state, pendingOrders: state.pendingOrders.filter((old) => old !== order) });
}

/** Forgets the key with all that was sent under it: the next order is a new one. */
export function forgetKey(): void {
  checkoutVar({ ...checkoutVar(), idempotencyKey: '', pendingOrders: [] });
}

/** The draft is this member's from now on. What a guest typed is taken along; what another member left is not. */
export function claimDraft(userId: string): void {
  const state = checkoutVar();
  if (state.userId === userId) return;
  checkoutVar(state.userId === null ? { ...state, userId } : { ...checkoutVar.initial, userId });
}

/** The draft of a member whose session is over is a guest's from now on: only ever by their own choice. */
export function goOnAsGuest(): void {
  checkoutVar({ ...checkoutVar(), userId: null });
}

/** Leaves nothing of who was here: on logging out. */
export function forgetCheckout(): void {
  checkoutVar(checkoutVar.initial);
}

/** After an order: the address stays for the next time, the note and the key do not. */
export function finishCheckout(lastOrder: NonNullable<CheckoutState['lastOrder']>): void {
  const { draft, userId } = checkoutVar();
  const kept = Object.fromEntries(Object.entries(draft).filter(([name]) => name !== 'note'));
  checkoutVar({ ...checkoutVar.initial, userId, draft: kept, lastOrder });
  checkoutVar.flush();
}
