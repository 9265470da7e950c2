import { useRef, useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { isSignedOut } from '#client/graphql/isSignedOut.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { useLocale } from '#client/i18n/useT.ts';
import { randomKey } from '#client/lib/randomKey.ts';
import { forgetCartChoices } from '#client/state/cartChoices.ts';
import { takeOrderedOut } from '#client/state/cart.ts';
import { checkoutVar, finishCheckout, forgetKey, forgetSentOrder, keepSentOrder } from '#client/state/checkout.ts';
import { rememberOrder } from '#client/state/orders.ts';
import { PlaceOrderDocument, type PlaceOrderInput, type PlaceOrderMutation } from './PlaceOrder.generated.ts';

export type PlaceOrderErrors = PlaceOrderMutation['placeOrder']['errors'];

/** null: none came. */
type Answer = PlaceOrderMutation['placeOrder'] | 'signedOut' | null;

export type PlaceOrderOutcome =
  /**
   * `isEarlier`: a first try had got through after all; what was changed since did not go in. `redirectUrl`: where it is paid; null where there
   * is nowhere to go.
   */
  | { kind: 'placed'; number: string; isEarlier: boolean; redirectUrl: string | null }
  /** The shop said why not; nothing was ordered. */
  | { kind: 'refused'; errors: PlaceOrderErrors }
  /** The session was over, and nothing was ordered: the next try would be a guest's. */
  | { kind: 'signedOut' }
  /** No answer: the order may or may not exist. Trying again with the same key is safe. */
  | { kind: 'unknown' }
  /** A try is under way already. */
  | { kind: 'busy' };

export interface PlaceOrder {
  isPlacing: boolean;
  place: (order: Omit<PlaceOrderInput, 'idempotencyKey'>) => Promise<PlaceOrderOutcome>;
}

/**
 * Places one order, however often the button is pressed: presses while one is under way do nothing, and the idempotency key stays
 * the same until the shop has answered, so that a retry after a lost answer finds that order, also after a reload or an edit.
 */
export function usePlaceOrder(): PlaceOrder {
  const locale = useLocale();
  const [send] = useMutation(PlaceOrderDocument);
  const [isPlacing, setIsPlacing] = useState(false);
  const isBusy = useRef(false);

  /** `userId`: whose the order is to be. The shop refuses when the browser's session is not theirs any more. */
  async function ask(input: PlaceOrderInput, userId: string | null): Promise<Answer> {
    try {
      const headers = userId === null ? {} : { 'x-rizq-viewer': userId };
      const { data } = await send({ variables: { input, locale: apiLocale(locale) }, context: { headers } });
      return data?.placeOrder ?? null;
    } catch (error) {
      return isSignedOut(error) ? 'signedOut' : null;
    }
  }

  async function place(order: Omit<PlaceOrderInput, 'idempotencyKey'>): Promise<PlaceOrderOutcome> {
    if (isBusy.current) return { kind: 'busy' };
    isBusy.current = true;
    setIsPlacing(true);
    const outcome = await placeOnce(order);
    // After success the page is left: it stays busy, so that the emptied cart does not show through.
    if (outcome.kind !== 'placed') {
      isBusy.current = false;
      setIsPlacing(false);
    }
    return outcome;
  }

  async function placeOnce(order: Omit<PlaceOrderInput, 'idempotencyKey'>): Promise<PlaceOrderOutcome> {
    const { idempotencyKey: keptKey, pendingOrders, userId } = checkoutVar();
    const input = { ...order, idempotencyKey: keptKey || randomKey() };
    const sent = JSON.stringify(input);
    keepSentOrder(input.idempotencyKey, sent);
    let placed = input;
    let answer = await ask(input, userId);
    // The key already belongs to an order: an earlier try got through although its answer was lost. Ask which of them.
    for (const text of isKeyTaken(answer) ? pendingOrders.filter((old) => old !== sent) : []) {
      const earlier = readPending(text);
      const found = earlier && (await ask(earlier, userId));
      if (earlier === null || (found !== null && found !== 'signedOut' && found.order === null)) continue;
      answer = found;
      placed = earlier;
      break;
    }
    if (answer === 'signedOut') return { kind: 'signedOut' };
    if (!answer) return { kind: 'unknown' };
    if (!answer.order) {
      // This one was not placed, but one that had no answer may have been: the key stays. Unless none of them was it.
      if (isKeyTaken(answer)) forgetKey();
      else forgetSentOrder(sent);
      return { kind: 'refused', errors: answer.errors };
    }
    const { number, placedAt, totalItems, totals, accessToken, isMine, payment } = answer.order;
    // A member's order is in the account. One that a guest had sent before logging in is not: its token alone opens it.
    if (!isMine) {
      rememberOrder({ number, placedAt, totalItems, totalCents: totals.total.minorUnits, accessToken: accessToken ?? '' });
    }
    forgetCartChoices();
    takeOrderedOut(placed.lines.map(({ variantId, quantity = 1 }) => ({ variantId, quantity })));
    finishCheckout({ number, placedAt });
    return { kind: 'placed', number, isEarlier: placed !== input, redirectUrl: payment.nextAction?.redirectUrl ?? null };
  }

  return { isPlacing, place };
}

function isKeyTaken(answer: Answer): boolean {
  return answer !== null && answer !== 'signedOut' && answer.errors.some(({ code }) => code === 'IDEMPOTENCY_MISMATCH');
}

/** The order that waits for its answer, as it was sent. */
function readPending(json: string): PlaceOrderInput | null {
  try {
    return JSON.parse(json) as PlaceOrderInput;
  } catch {
    return null;
  }
}
