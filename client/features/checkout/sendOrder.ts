import type { PlaceOrderInput } from '#client/graphql/schemaTypes.generated.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import type { PlaceOrderMutation } from './PlaceOrder.generated.ts';

/** What the shop said to an order; `notTaken`: why it takes none at the moment; null: no answer came. */
export type Answer = PlaceOrderMutation['placeOrder'] | 'signedOut' | { notTaken: PlainMessageKey } | null;

/**
 * Sends an order. Where its key belongs to an order already, an earlier try got through although its answer was lost: then `sentBefore`, each
 * as it was sent, are asked for in turn, and `placed` is the one that it was.
 */
export async function sendOrder(
  input: PlaceOrderInput,
  sentBefore: readonly string[],
  ask: (order: PlaceOrderInput) => Promise<Answer>,
): Promise<{ answer: Answer; placed: PlaceOrderInput }> {
  const answer = await ask(input);
  for (const text of isKeyTaken(answer) ? sentBefore : []) {
    const earlier = readOrder(text);
    if (earlier === null) continue;
    const found = await ask(earlier);
    if (!isVerdict(found) || found.order !== null) return { answer: found, placed: earlier };
  }
  return { answer, placed: input };
}

/** Whether the shop has decided: placed, or refused. */
export function isVerdict(answer: Answer): answer is PlaceOrderMutation['placeOrder'] {
  return answer !== null && answer !== 'signedOut' && !('notTaken' in answer);
}

/** Whether another order has been placed under the same key. */
export function isKeyTaken(answer: Answer): boolean {
  return isVerdict(answer) && answer.errors.some(({ code }) => code === 'IDEMPOTENCY_MISMATCH');
}

/** The order that waits for its answer, as it was sent. */
function readOrder(json: string): PlaceOrderInput | null {
  try {
    return JSON.parse(json) as PlaceOrderInput;
  } catch {
    return null;
  }
}
