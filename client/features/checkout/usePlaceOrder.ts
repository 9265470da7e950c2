import type { PlaceOrderInput } from '#client/graphql/schemaTypes.generated.ts';
import { useEffect, useRef, useState } from 'react';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { isSignedOut } from '#client/graphql/isSignedOut.ts';
import { orderingProblem } from '#client/graphql/storeProblem.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { withTabLock } from '#client/lib/withTabLock.ts';
import { forgetCartChoices } from '#client/state/cartChoices.ts';
import { cartVar, removeOrderedUnits } from '#client/state/cart.ts';
import { checkoutVar, finishCheckout, forgetKey, forgetSentOrder, keepSentOrder, shareKey } from '#client/state/checkout.ts';
import { rememberOrder } from '#client/state/orders.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { PlaceOrderDocument, type PlaceOrderMutation } from './PlaceOrder.generated.ts';

export type PlaceOrderErrors = PlaceOrderMutation['placeOrder']['errors'];

/** The attempt that placed the order. An earlier attempt, or one in a different tab, does not contain later changes. */
type PlacedBy = 'thisTry' | 'earlierTry' | 'otherTab';

export type PlaceOrderResult =
  /** `redirectUrl` is the payment page; null if the payment method has none. */
  | { kind: 'placed'; number: string; by: PlacedBy; redirectUrl: string | null }
  /** The server rejected the order. */
  | { kind: 'refused'; errors: PlaceOrderErrors }
  /** The session has ended and no order was placed. A retry would place it as a guest. */
  | { kind: 'signedOut' }
  /** The server is not taking orders at the moment. It is safe to retry with the same key. */
  | { kind: 'notTaken'; reason: PlainMessageKey }
  /** There was no response, so the order may exist. It is safe to retry with the same key. */
  | { kind: 'unknown' }
  /** An attempt is in progress. */
  | { kind: 'busy' };

export interface PlaceOrder {
  isPlacing: boolean;
  place: (order: Omit<PlaceOrderInput, 'idempotencyKey'>) => Promise<PlaceOrderResult>;
}

/**
 * Places exactly one order across repeated presses and tabs. Keeps the idempotency key until there is a response, so that a retry finds an
 * order whose response was lost, even after a reload or an edit. Tabs share the key behind a lock; a later tab opens the first tab's order.
 */
export function usePlaceOrder(): PlaceOrder {
  const [send] = useMutation(PlaceOrderDocument);
  const { cache } = useApolloClient();
  const [isPlacing, setIsPlacing] = useState(false);
  const isBusy = useRef(false);
  const isHydrated = useHydrated();
  const hasCart = usePersisted(cartVar, ({ lines }) => lines.length > 0);
  const lastOrder = usePersisted(checkoutVar, (state) => state.lastOrder?.number ?? null);
  // Creates the key early, so that two tabs ordering at the same time share it.
  useEffect(() => {
    if (isHydrated && hasCart) shareKey();
  }, [isHydrated, hasCart, lastOrder]);

  /** `userId` is the account that started the order; the server rejects sessions of any other account. */
  async function request(input: PlaceOrderInput, userId: string | null): Promise<OrderResponse> {
    try {
      const headers = userId === null ? {} : { 'x-rizq-viewer': userId };
      const { data } = await send({ variables: { input }, context: { headers } });
      return data?.placeOrder ?? null;
    } catch (error) {
      if (isSignedOut(error)) return 'signedOut';
      const unavailable = orderingProblem(error);
      return unavailable === null ? null : { notTaken: unavailable };
    }
  }

  async function place(order: Omit<PlaceOrderInput, 'idempotencyKey'>): Promise<PlaceOrderResult> {
    if (isBusy.current) return { kind: 'busy' };
    isBusy.current = true;
    setIsPlacing(true);
    const result = await withTabLock('place order', () => placeOnce(order));
    // Stays busy after a success, so that the emptied cart does not flash up before the navigation.
    if (result.kind !== 'placed') {
      isBusy.current = false;
      setIsPlacing(false);
    }
    return result;
  }

  /** The order that a different tab has placed from this cart since this tab was rendered. */
  function orderOfOtherTab() {
    checkoutVar.refresh();
    const { lastOrder: made } = checkoutVar();
    if (made === null || made.number === lastOrder) return null;
    cartVar.refresh();
    return { kind: 'placed', number: made.number, by: 'otherTab', redirectUrl: null } as const;
  }

  async function placeOnce(order: Omit<PlaceOrderInput, 'idempotencyKey'>): Promise<PlaceOrderResult> {
    const before = orderOfOtherTab();
    if (before !== null) return before;
    const { pendingOrders, userId } = checkoutVar();
    // Nothing is sent while offline, so there is certainly no order, unless an earlier attempt had no response.
    if (!navigator.onLine && pendingOrders.length === 0) return { kind: 'notTaken', reason: 'co.offline' };
    const input = { ...order, idempotencyKey: shareKey() };
    const sent = JSON.stringify(input);
    keepSentOrder(sent);
    const sentBefore = pendingOrders.filter((old) => old !== sent);
    const { response, placed } = await sendOrder(input, sentBefore, (each) => request(each, userId));
    if (!response) return { kind: 'unknown' };
    if (!isExecuted(response)) {
      // Not executed, so not pending, unless the same input had already been sent without a response.
      if (!pendingOrders.includes(sent)) forgetSentOrder(sent);
      return response === 'signedOut' ? { kind: 'signedOut' } : { kind: 'notTaken', reason: response.notTaken };
    }
    const meanwhile = orderOfOtherTab();
    // Without the lock, a different tab may have placed the order and updated the cart in the meantime.
    if (meanwhile !== null && (isKeyTaken(response) || response.order?.number === meanwhile.number)) return meanwhile;
    if (!response.order) {
      // Keeps the key, because an earlier attempt may have placed an order. Drops it if that order matches none of the attempts.
      if (isKeyTaken(response)) forgetKey();
      else forgetSentOrder(sent);
      return { kind: 'refused', errors: response.errors };
    }
    const { number, placedAt, totalItems, totals, isMine, payment } = response.order;
    // A member's order belongs to the account. A guest's order needs its token, even after a later login.
    if (!isMine) {
      rememberOrder({ number, placedAt, totalItems, totalCents: totals.total.minorUnits, accessToken: response.accessToken ?? '' });
    }
    // The order may be the next delivery.
    const viewerId = cache.identify({ __typename: 'Viewer', id: userId ?? '' });
    if (isMine && viewerId !== undefined) cache.evict({ id: viewerId, fieldName: 'nextDelivery' });
    forgetCartChoices();
    removeOrderedUnits(placed.lines.map(({ variantId, quantity = 1 }) => ({ variantId, quantity })));
    finishCheckout({ number, placedAt });
    const by = placed === input ? 'thisTry' : 'earlierTry';
    return { kind: 'placed', number, by, redirectUrl: payment.nextAction?.redirectUrl ?? null };
  }

  return { isPlacing, place };
}

/** Response to an order. `notTaken` says why the server is not taking orders at the moment. Null if there was no response. */
type OrderResponse = PlaceOrderMutation['placeOrder'] | 'signedOut' | { notTaken: PlainMessageKey } | null;

/**
 * Sends an order. If its key already belongs to a different order, an earlier attempt was placed and its response was lost. The attempts in
 * `sentBefore` are then repeated one by one; `placed` is the one that matches.
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
    if (!isExecuted(found) || found.order !== null) return { response: found, placed: earlier };
  }
  return { response, placed: input };
}

/** Whether the server has placed or rejected the order. */
function isExecuted(response: OrderResponse): response is PlaceOrderMutation['placeOrder'] {
  return response !== null && response !== 'signedOut' && !('notTaken' in response);
}

/** Whether a different order was placed with the same key. */
function isKeyTaken(response: OrderResponse): boolean {
  return isExecuted(response) && response.errors.some(({ code }) => code === 'IDEMPOTENCY_MISMATCH');
}

/** Parses a stored attempt; null if it is damaged. */
function readOrder(json: string): PlaceOrderInput | null {
  try {
    return JSON.parse(json) as PlaceOrderInput;
  } catch {
    return null;
  }
}
