import type { PlaceOrderInput } from '#client/graphql/schemaTypes.generated.ts';
import { useEffect, useRef, useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { isSignedOut } from '#client/graphql/isSignedOut.ts';
import { orderingProblem } from '#client/graphql/storeProblem.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { oneTabAtATime } from '#client/lib/oneTabAtATime.ts';
import { forgetCartChoices } from '#client/state/cartChoices.ts';
import { cartVar, takeOrderedOut } from '#client/state/cart.ts';
import { checkoutVar, finishCheckout, forgetKey, forgetSentOrder, keepSentOrder, shareKey } from '#client/state/checkout.ts';
import { rememberOrder } from '#client/state/orders.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { PlaceOrderDocument, type PlaceOrderMutation } from './PlaceOrder.generated.ts';

export type PlaceOrderErrors = PlaceOrderMutation['placeOrder']['errors'];

/** An earlier try that had got through after all, or another tab: what was changed since did not go in. */
type PlacedBy = 'thisTry' | 'earlierTry' | 'otherTab';

export type PlaceOrderOutcome =
  /** `redirectUrl`: where it is paid; null where there is nowhere to go. */
  | { kind: 'placed'; number: string; by: PlacedBy; redirectUrl: string | null }
  /** Refused with reasons; nothing was ordered. */
  | { kind: 'refused'; errors: PlaceOrderErrors }
  /** The session was over, and nothing was ordered: the next try would be a guest's. */
  | { kind: 'signedOut' }
  /** The server takes no orders at the moment, with the reason: trying again with the same key is safe. */
  | { kind: 'notTaken'; why: PlainMessageKey }
  /** No response: the order may or may not exist. Trying again with the same key is safe. */
  | { kind: 'unknown' }
  /** A try is under way already. */
  | { kind: 'busy' };

export interface PlaceOrder {
  isPlacing: boolean;
  place: (order: Omit<PlaceOrderInput, 'idempotencyKey'>) => Promise<PlaceOrderOutcome>;
}

/**
 * Places one order, however often the button is pressed, and in however many tabs: presses while one is under way do nothing, and the
 * idempotency key stays the same until there is a response, so that a retry after a lost response finds that order, also after a reload or
 * an edit. All tabs share the key behind a lock: one that comes after another finds the cart ordered, and goes to that order.
 */
export function usePlaceOrder(): PlaceOrder {
  const [send] = useMutation(PlaceOrderDocument);
  const [isPlacing, setIsPlacing] = useState(false);
  const isBusy = useRef(false);
  const isHydrated = useHydrated();
  const hasCart = usePersisted(cartVar, ({ lines }) => lines.length > 0);
  const lastOrder = usePersisted(checkoutVar, (state) => state.lastOrder?.number ?? null);
  // Long before it is needed: pressed in two tabs at once, both have the same.
  useEffect(() => {
    if (isHydrated && hasCart) shareKey();
  }, [isHydrated, hasCart, lastOrder]);

  /** `userId`: whose the order is to be. Refused when the browser's session is not theirs any more. */
  async function request(input: PlaceOrderInput, userId: string | null): Promise<OrderResponse> {
    try {
      const headers = userId === null ? {} : { 'x-rizq-viewer': userId };
      const { data } = await send({ variables: { input }, context: { headers } });
      return data?.placeOrder ?? null;
    } catch (error) {
      if (isSignedOut(error)) return 'signedOut';
      const notTaken = orderingProblem(error);
      return notTaken === null ? null : { notTaken };
    }
  }

  async function place(order: Omit<PlaceOrderInput, 'idempotencyKey'>): Promise<PlaceOrderOutcome> {
    if (isBusy.current) return { kind: 'busy' };
    isBusy.current = true;
    setIsPlacing(true);
    const outcome = await oneTabAtATime('place order', () => placeOnce(order));
    // After success the page is left: it stays busy, so that the emptied cart does not show through.
    if (outcome.kind !== 'placed') {
      isBusy.current = false;
      setIsPlacing(false);
    }
    return outcome;
  }

  /** The order that another tab has made of this cart since it was shown here. */
  function orderOfOtherTab() {
    checkoutVar.refresh();
    const { lastOrder: made } = checkoutVar();
    if (made === null || made.number === lastOrder) return null;
    cartVar.refresh();
    return { kind: 'placed', number: made.number, by: 'otherTab', redirectUrl: null } as const;
  }

  async function placeOnce(order: Omit<PlaceOrderInput, 'idempotencyKey'>): Promise<PlaceOrderOutcome> {
    const before = orderOfOtherTab();
    if (before !== null) return before;
    const { pendingOrders, userId } = checkoutVar();
    // Nothing leaves the device: there is no doubt whether the order arrived, unless an earlier one had no response.
    if (!navigator.onLine && pendingOrders.length === 0) return { kind: 'notTaken', why: 'co.offline' };
    const input = { ...order, idempotencyKey: shareKey() };
    const sent = JSON.stringify(input);
    keepSentOrder(sent);
    const sentBefore = pendingOrders.filter((old) => old !== sent);
    const { response, placed } = await sendOrder(input, sentBefore, (each) => request(each, userId));
    if (!response) return { kind: 'unknown' };
    if (!isVerdict(response)) {
      // Not executed: no response is awaited, unless one like it was sent before and had none.
      if (!pendingOrders.includes(sent)) forgetSentOrder(sent);
      return response === 'signedOut' ? { kind: 'signedOut' } : { kind: 'notTaken', why: response.notTaken };
    }
    const meanwhile = orderOfOtherTab();
    // Without the lock, the other tab may have been faster: it has put its order away, and taken it out of the cart.
    if (meanwhile !== null && (isKeyTaken(response) || response.order?.number === meanwhile.number)) return meanwhile;
    if (!response.order) {
      // This one was not placed, but one that had no response may have been: the key stays. Unless none of them was it.
      if (isKeyTaken(response)) forgetKey();
      else forgetSentOrder(sent);
      return { kind: 'refused', errors: response.errors };
    }
    const { number, placedAt, totalItems, totals, accessToken, isMine, payment } = response.order;
    // A member's order is in the account. One that a guest had sent before logging in is not: its token alone opens it.
    if (!isMine) {
      rememberOrder({ number, placedAt, totalItems, totalCents: totals.total.minorUnits, accessToken: accessToken ?? '' });
    }
    forgetCartChoices();
    takeOrderedOut(placed.lines.map(({ variantId, quantity = 1 }) => ({ variantId, quantity })));
    finishCheckout({ number, placedAt });
    const by = placed === input ? 'thisTry' : 'earlierTry';
    return { kind: 'placed', number, by, redirectUrl: payment.nextAction?.redirectUrl ?? null };
  }

  return { isPlacing, place };
}

/** The response to an order; `notTaken`: why none is taken at the moment; null: no response. */
type OrderResponse = PlaceOrderMutation['placeOrder'] | 'signedOut' | { notTaken: PlainMessageKey } | null;

/**
 * Sends an order. Where its key belongs to an order already, an earlier try got through although its response was lost: then `sentBefore`, each
 * as it was sent, are sent again one by one, and `placed` is the one that it was.
 */
async function sendOrder(
  input: PlaceOrderInput,
  sentBefore: readonly string[],
  request: (order: PlaceOrderInput) => Promise<OrderResponse>,
): Promise<{ response: OrderResponse; placed: PlaceOrderInput }> {
  const response = await request(input);
  for (const text of isKeyTaken(response) ? sentBefore : []) {
    const earlier = readOrder(text);
    if (earlier === null) continue;
    const found = await request(earlier);
    if (!isVerdict(found) || found.order !== null) return { response: found, placed: earlier };
  }
  return { response, placed: input };
}

/** Whether the server has decided: placed, or refused. */
function isVerdict(response: OrderResponse): response is PlaceOrderMutation['placeOrder'] {
  return response !== null && response !== 'signedOut' && !('notTaken' in response);
}

/** Whether another order has been placed under the same key. */
function isKeyTaken(response: OrderResponse): boolean {
  return isVerdict(response) && response.errors.some(({ code }) => code === 'IDEMPOTENCY_MISMATCH');
}

/** The order that waits for its response, as it was sent. */
function readOrder(json: string): PlaceOrderInput | null {
  try {
    return JSON.parse(json) as PlaceOrderInput;
  } catch {
    return null;
  }
}
