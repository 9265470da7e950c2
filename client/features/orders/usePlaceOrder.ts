import { useRef, useState } from 'react';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useMutation } from '@apollo/client/react';
import { useLocale } from '#client/i18n/useT.ts';
import { randomKey } from '#client/lib/randomKey.ts';
import { checkoutVar, finishCheckout, setIdempotencyKey } from '#client/state/checkout.ts';
import { emptyCart } from '#client/state/cart.ts';
import { rememberOrder } from '#client/state/orders.ts';
import { PlaceOrderDocument, type PlaceOrderInput, type PlaceOrderMutation } from './PlaceOrder.generated.ts';

export type PlaceOrderErrors = PlaceOrderMutation['placeOrder']['errors'];

export type PlaceOrderOutcome =
  | { kind: 'placed'; number: string }
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
 * the same until the shop has answered with an order, so that a retry after a lost answer finds that order.
 */
export function usePlaceOrder(): PlaceOrder {
  const locale = useLocale();
  const [send] = useMutation(PlaceOrderDocument);
  const [isPlacing, setIsPlacing] = useState(false);
  const isBusy = useRef(false);
  const lastSent = useRef<PlaceOrderInput | null>(null);

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
    const idempotencyKey = checkoutVar().idempotencyKey || randomKey();
    setIdempotencyKey(idempotencyKey);
    const input = { ...order, idempotencyKey };
    const earlier = lastSent.current;
    lastSent.current = input;
    let answer = await ask(input);
    if (answer === 'signedOut') return { kind: 'signedOut' };
    // The key already belongs to an order: an earlier try got through although its answer was lost. Ask for that one.
    if (earlier && answer?.errors.some((error) => error.code === 'IDEMPOTENCY_MISMATCH')) answer = await ask(earlier);
    if (answer === 'signedOut') return { kind: 'signedOut' };
    if (!answer) return { kind: 'unknown' };
    if (!answer.order) {
      // A refusal is final for this key when it belongs to another order that this page no longer knows.
      if (answer.errors.some((error) => error.code === 'IDEMPOTENCY_MISMATCH')) setIdempotencyKey('');
      return { kind: 'refused', errors: answer.errors };
    }
    const { number, placedAt, totalItems, totals, accessToken } = answer.order;
    rememberOrder({ number, placedAt, totalItems, totalCents: totals.total.minorUnits, accessToken: accessToken ?? '' });
    emptyCart();
    finishCheckout();
    return { kind: 'placed', number };
  }

  return { isPlacing, place };
}
