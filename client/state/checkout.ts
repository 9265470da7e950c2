import { boolean, fallback, nullable, object, record, string, tuple } from 'valibot';
import type { InferOutput } from 'valibot';
import { persistedVar } from './persistedVar.ts';

const stepsSchema = tuple([boolean(), boolean(), boolean(), boolean(), boolean()]);

const checkoutSchema = object({
  /** What was typed, by field name. Never card data. */
  draft: fallback(record(string(), string()), {}),
  /** Steps that are done; the first three are at the start (spec §3). */
  steps: fallback(stepsSchema, [true, true, true, false, false]),
  /** Names the order being placed, so that a second try of the same order is not a second order; empty before. */
  idempotencyKey: fallback(string(), ''),
  /** The order that was sent first under that key and has had no answer yet, as JSON; null when none is open. */
  pendingOrder: fallback(nullable(string()), null),
});

export type CheckoutState = InferOutput<typeof checkoutSchema>;

const INITIAL: CheckoutState = { draft: {}, steps: [true, true, true, false, false], idempotencyKey: '', pendingOrder: null };

export const checkoutVar = persistedVar<CheckoutState>({
  slice: 'checkout',
  schema: checkoutSchema,
  initial: INITIAL,
});

/** Marks a step as done, counted from 0. */
export function markDone(index: number): void {
  const state = checkoutVar();
  const steps = state.steps.map((isDone, at) => isDone || at === index) as CheckoutState['steps'];
  checkoutVar({ ...state, steps });
}

/** No step is done: where a new checkout begins. */
export function resetSteps(): void {
  checkoutVar({ ...checkoutVar(), steps: [false, false, false, false, false] });
}

export function setDraftField(name: string, value: string): void {
  const state = checkoutVar();
  checkoutVar({ ...state, draft: { ...state.draft, [name]: value } });
}

export function setIdempotencyKey(idempotencyKey: string): void {
  checkoutVar({ ...checkoutVar(), idempotencyKey });
}

export function setPendingOrder(pendingOrder: string | null): void {
  checkoutVar({ ...checkoutVar(), pendingOrder });
}

/** After an order: the address stays for the next time, the note and the key do not. */
export function finishCheckout(): void {
  const { draft } = checkoutVar();
  const kept = Object.fromEntries(Object.entries(draft).filter(([name]) => name !== 'note'));
  checkoutVar({ ...INITIAL, draft: kept });
}
