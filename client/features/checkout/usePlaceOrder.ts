import type { PlaceOrderInput } from '#client/graphql/schemaTypes.generated.ts';
import { useEffect, useRef, useState } from 'react';
import { useMutation } from '@apollo/client/react';
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

/** An earlier attempt that had arrived after all, or an order of another tab; it does not include later changes. */
type PlacedBy = 'thisTry' | 'earlierTry' | 'otherTab';

export type PlaceOrderOutcome =
  /** `redirectUrl`: payment page; null: none. */
  | { kind: 'placed'; number: string; by: PlacedBy; redirectUrl: string | null }
  /** Refused with reasons; no order was placed. */
  | { kind: 'refused'; errors: PlaceOrderErrors }
  /** The session had ended, and no order was placed: a retry would be a guest's. */
  | { kind: 'signedOut' }
  /** The server takes no orders now, with the reason; a retry with the same key is safe. */
  | { kind: 'notTaken'; reason: PlainMessageKey }
  /** No response: the order may exist. A retry with the same key is safe. */
  | { kind: 'unknown' }
  /** An attempt is in progress. */
  | { kind: 'busy' };

export interface PlaceOrder {
  isPlacing: boolean;
  place: (order: Omit<PlaceOrderInput, 'idempotencyKey'>) => Promise<PlaceOrderOutcome>;
}

/**
 * Places one order across repeated presses and tabs. The idempotency key stays until there is a response, so that a retry finds an order
 * whose response was lost, also after a reload or an edit. Tabs share the key behind a lock; a later one opens that order.
 */
export function usePlaceOrder(): PlaceOrder {
  const [send] = useMutation(PlaceOrderDocument);
  const [isPlacing, setIsPlacing] = useState(false);
  const isBusy = useRef(false);
  const isHydrated = useHydrated();
  const hasCart = usePersisted(cartVar, ({ lines }) => lines.length > 0);
  const lastOrder = usePersisted(checkoutVar, (state) => state.lastOrder?.number ?? null);
  // Created early, so that two tabs that order at the same time share it.
  useEffect(() => {
    if (isHydrated && hasCart) shareKey();
  }, [isHydrated, hasCart, lastOrder]);

  /** `userId`: owner of the order; refused if the session is not theirs any more. */
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

  async function place(order: Omit<PlaceOrderInput, 'idempotencyKey'>): Promise<PlaceOrderOutcome> {
    if (isBusy.current) return { kind: 'busy' };
    isBusy.current = true;
    setIsPlacing(true);
    const outcome = await withTabLock('place order', () => placeOnce(order));
    // Stays busy after success, so that the emptied cart is not shown before the navigation.
    if (outcome.kind !== 'placed') {
      isBusy.current = false;
      setIsPlacing(false);
    }
    return outcome;
  }

  /** Order placed from this cart by another tab since it was rendered. */
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
    // Offline, nothing was sent: the outcome is certain, unless an earlier attempt had no response.
    if (!navigator.onLine && pendingOrders.length === 0) return { kind: 'notTaken', reason: 'co.offline' };
    const input = { ...order, idempotencyKey: shareKey() };
    const sent = JSON.stringify(input);
    keepSentOrder(sent);
    const sentBefore = pendingOrders.filter((old) => old !== sent);
    const { response, placed } = await sendOrder(input, sentBefore, (each) => request(each, userId));
    if (!response) return { kind: 'unknown' };
    if (!isExecuted(response)) {
      // Not executed, so not pending, unless the same input was sent before without a response.
      if (!pendingOrders.includes(sent)) forgetSentOrder(sent);
      return response === 'signedOut' ? { kind: 'signedOut' } : { kind: 'notTaken', reason: response.notTaken };
    }
    const meanwhile = orderOfOtherTab();
    // Without the lock, the other tab may have been faster and has already updated the cart.
    if (meanwhile !== null && (isKeyTaken(response) || response.order?.number === meanwhile.number)) return meanwhile;
    if (!response.order) {
      // An earlier attempt may have been placed, so the key is kept, unless it belongs to none of them.
      if (isKeyTaken(response)) forgetKey();
      else forgetSentOrder(sent);
      return { kind: 'refused', errors: response.errors };
    }
    const { number, placedAt, totalItems, totals, isMine, payment } = response.order;
    // A member's order is in the account; one sent by a guest before the login opens with its token only.
    if (!isMine) {
      rememberOrder({ number, placedAt, totalItems, totalCents: totals.total.minorUnits, accessToken: response.accessToken ?? '' });
    }
    forgetCartChoices();
    removeOrderedUnits(placed.lines.map(({ variantId, quantity = 1 }) => ({ variantId, quantity })));
    finishCheckout({ number, placedAt });
    const by = placed === input ? 'thisTry' : 'earlierTry';
    return { kind: 'placed', number, by, redirectUrl: payment.nextAction?.redirectUrl ?? null };
  }

  return { isPlacing, place };
}

/** Response to an order; `notTaken`: reason why none is taken now; null: no response. */
type OrderResponse = PlaceOrderMutation['placeOrder'] | 'signedOut' | { notTaken: PlainMessageKey } | null;

/**
 * Sends an order. If its key belongs to another order, an earlier attempt arrived and its response was lost: then `sentBefore` are sent
 * again one by one, and `placed` is the one that matches.
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

/** Type guard: the server has placed or refused. */
function isExecuted(response: OrderResponse): response is PlaceOrderMutation['placeOrder'] {
  return response !== null && response !== 'signedOut' && !('notTaken' in response);
}

/** Another order was placed with the same key. */
function isKeyTaken(response: OrderResponse): boolean {
  return isExecuted(response) && response.errors.some(({ code }) => code === 'IDEMPOTENCY_MISMATCH');
}

/** Parses an order that was sent without a response. */
function readOrder(json: string): PlaceOrderInput | null {
  try {
    return JSON.parse(json) as PlaceOrderInput;
  } catch {
    return null;
  }
}
