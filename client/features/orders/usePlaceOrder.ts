import { useRef, useState } from 'react';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useMutation } from '@apollo/client/react';
import { useLocale } from '#client/i18n/useT.ts';
import { randomKey } from '#client/lib/randomKey.ts';
import { checkoutVar, finishCheckout, setIdempotencyKey, setPendingOrder } from '#client/state/checkout.ts';
import { emptyCart } from '#client/state/cart.ts';
import { rememberOrder } from '#client/state/orders.ts';
import { PlaceOrderDocument, type PlaceOrderInput, type PlaceOrderMutation } from './PlaceOrder.generated.ts';

export type PlaceOrderErrors = PlaceOrderMutation['placeOrder']['errors'];

export type PlaceOrderOutcome =
  /** `isEarlier`: a first try had got through after all; what was changed since did not go in. */
  | { kind: 'placed'; number: string; isEarlier: boolean }
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

  async function ask(input: PlaceOrderInput): Promise<PlaceOrderMutation['placeOrder'] | 'signedOut' | null> {
    try {
      const { data } = await send({ variables: { input, locale: locale === 'ms' ? 'MS' : 'EN' } });
      return data?.placeOrder ?? null;
    } catch (error) {
      const isSignedOut =
        CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED');
      return isSignedOut ? 'signedOut' : null;
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
    const { idempotencyKey: keptKey, pendingOrder } = checkoutVar();
    const idempotencyKey = keptKey || randomKey();
    const input = { ...order, idempotencyKey };
    const pending = keptKey === '' ? null : readPending(pendingOrder);
    setIdempotencyKey(idempotencyKey);
    if (pending === null) setPendingOrder(JSON.stringify(input));
    let answer = await ask(input);
    if (answer === 'signedOut') return { kind: 'signedOut' };
    // The key already belongs to an order: an earlier try got through although its answer was lost. Ask for that one.
    const isEarlier = pending !== null && isKeyTaken(answer);
    if (isEarlier) answer = await ask(pending);
    if (answer === 'signedOut') return { kind: 'signedOut' };
    if (!answer) return { kind: 'unknown' };
    if (!answer.order) {
      // Refused, so nothing was ordered under this key; or it belongs to an order of which this page knows nothing.
      setPendingOrder(null);
      if (isKeyTaken(answer)) setIdempotencyKey('');
      return { kind: 'refused', errors: answer.errors };
    }
    const { number, placedAt, totalItems, totals, accessToken } = answer.order;
    rememberOrder({ number, placedAt, totalItems, totalCents: totals.total.minorUnits, accessToken: accessToken ?? '' });
    emptyCart();
    finishCheckout();
    return { kind: 'placed', number, isEarlier };
  }

  return { isPlacing, place };
}

function isKeyTaken(answer: PlaceOrderMutation['placeOrder'] | null): boolean {
  return answer?.errors.some(({ code }) => code === 'IDEMPOTENCY_MISMATCH') ?? false;
}

/** The order that waits for its answer, as it was sent. */
function readPending(json: string | null): PlaceOrderInput | null {
  try {
    return json === null ? null : (JSON.parse(json) as PlaceOrderInput);
  } catch {
    return null;
  }
}
