import { act, renderHook } from '@testing-library/react';
import { ApolloProvider } from '@apollo/client/react';
import { graphql, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { PlaceOrderDocument } from '#client/features/checkout/PlaceOrder.generated.ts';
import { orderInput } from '#client/features/checkout/orderInput.ts';
import { usePlaceOrder, type PlaceOrderResult } from '#client/features/checkout/usePlaceOrder.ts';
import { makeHttpLink } from '#client/graphql/httpLink.ts';
import { makeClient } from '#client/graphql/makeClient.ts';
import { I18nProvider } from '#client/i18n/I18nProvider.tsx';
import { loadAllMessages } from '#client/i18n/loadMessages.ts';
import { addToCart, cartVar, type CartLine } from '#client/state/cart.ts';
import { checkoutVar, claimDraft, releaseDraft } from '#client/state/checkout.ts';
import { hydrateState } from '#client/state/hydrateState.ts';
import { KEPT_SLICES } from '#client/state/keptSlices.ts';
import { ordersVar } from '#client/state/orders.ts';
import { apiServer, cookieJar, loseResponse, testApi } from '#tests/support/app/apiServer.ts';
import { LOGIN, SHOPPER, type AuthResponse } from '#tests/support/api/accountOperations.ts';

const CASH = { payment: 'CASH_ON_DELIVERY', bank: '', wallet: '', requiredField: null } as const;
const GUEST = {
  email: 'farah@example.com',
  phone: '012-345 6789',
  firstName: 'Farah',
  line1: '12 Jalan Telawi 5',
  postalCode: '59100',
  city: 'Kuala Lumpur',
  state: 'KUALA_LUMPUR',
};

/** Sets up a cart with two units of a variant. `place` orders one of them with a note, so each different note makes a different order. */
async function shopper() {
  const { store, execute } = await testApi();
  const allOrders = async () => (await store.query('orders', { limit: 100 })).items;
  const before = new Set((await allOrders()).map(({ id }) => id));
  const { data } = await execute<{ product: { variants: { id: string }[] } }>('{ product(slug: "sambal-tumis") { variants { id } } }');
  const [variant] = data.product.variants;
  if (!variant) throw new Error('It is sold.');
  await hydrateState(KEPT_SLICES);
  const line = aLine(variant.id, 2);
  cartVar({ lines: [line], origin: 'own' });
  const input = { lines: [{ variantId: variant.id, quantity: 1 }], state: 'KUALA_LUMPUR' };
  const priced = await execute<{ quote: { totals: { total: { minorUnits: number } } } }>(
    'query Price($input: QuoteInput!) { quote(input: $input) { totals { total { minorUnits } } } }',
    { input },
  );
  const expectedTotalCents = priced.data.quote.totals.total.minorUnits;
  const messages = await loadAllMessages('en');
  const client = makeClient({ link: makeHttpLink({ language: () => 'en' }) });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>
      <I18nProvider locale="en" messages={messages}>
        {children}
      </I18nProvider>
    </ApolloProvider>
  );
  const open = () => renderHook(usePlaceOrder, { wrapper });
  let page = open();
  return {
    /** Orders placed since the test began. */
    placed: async () => (await allOrders()).filter(({ id }) => !before.has(id)),
    /** Places an order with the given note. */
    place: async (note: string): Promise<PlaceOrderResult> => {
      const lines = [{ variantId: variant.id, quantity: 1 }];
      const order = orderInput({
        choice: CASH,
        values: { ...GUEST, note },
        isBillingSame: true,
        lines,
        expectedTotalCents,
        shipping: [],
        seenContent: new Map(),
        coupon: null,
      });
      let result: PlaceOrderResult = { kind: 'busy' };
      await act(async () => {
        result = await page.result.current.place(order);
      });
      return result;
    },
    /** Reloads the page, which only stored state survives. */
    reload: () => {
      page.unmount();
      checkoutVar.hydrate(localStorage.getItem(checkoutVar.key));
      page = open();
    },
  };
}

function aLine(variantId: string, quantity: number): CartLine {
  const snapshot = { slug: 'x', title: 'X', optionLabel: null, picture: null, vendorId: 'ven_1', vendorName: 'Y', weight: null };
  return { variantId, productId: `of ${variantId}`, quantity, seenPriceCents: 100, snapshot };
}

test('placing an order removes its units from the cart, but not those added meanwhile', async () => {
  const { place } = await shopper();
  addToCart(aLine('var_other', 3));
  expect(await place('')).toMatchObject({ kind: 'placed', by: 'thisTry' });
  expect(cartVar().lines.map(({ quantity }) => quantity)).toEqual([1, 3]);
  expect(ordersVar().orders).toHaveLength(1);
  expect(ordersVar().orders[0]?.accessToken).not.toBe('');
});

test('a changed order after a lost request, a lost response and a reload is placed once', async () => {
  const { place, placed, reload } = await shopper();
  apiServer.use(graphql.mutation('PlaceOrder', () => HttpResponse.error(), { once: true }));
  expect(await place('first')).toEqual({ kind: 'unknown' });
  reload();
  loseResponse(PlaceOrderDocument);
  expect(await place('second')).toEqual({ kind: 'unknown' });
  reload();
  const result = await place('third');
  expect(result).toMatchObject({ kind: 'placed', by: 'earlierTry' });
  expect((await placed()).map(({ note, number }) => ({ note, number }))).toEqual([
    { note: 'second', number: result.kind === 'placed' && result.number },
  ]);
  expect(checkoutVar().pendingOrders).toEqual([]);
});

test('an order is not sent while the browser is offline, and can be placed later', async () => {
  const { place, placed } = await shopper();
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await place('first')).toEqual({ kind: 'notTaken', reason: 'co.offline' });
  expect(checkoutVar().pendingOrders).toEqual([]);
  network.mockReturnValue(true);
  expect(await place('second')).toMatchObject({ kind: 'placed', by: 'thisTry' });
  expect(await placed()).toHaveLength(1);
});

test('a refused attempt does not clear the record of an earlier order that may have been placed', async () => {
  const { place, placed } = await shopper();
  loseResponse(PlaceOrderDocument);
  expect(await place('first')).toEqual({ kind: 'unknown' });
  expect(await place('x'.repeat(5000))).toMatchObject({ kind: 'refused' });
  expect(await place('third')).toMatchObject({ kind: 'placed', by: 'earlierTry' });
  expect(await placed()).toHaveLength(1);
});

test('a cart that another tab has just ordered is not ordered twice', async () => {
  const { place, placed } = await shopper();
  // Another tab has placed an order and stored its token, but this tab has not yet received the event.
  const token = { number: 'RZQ-AAAA-AAAA', placedAt: '2026-01-01T00:00:00.000Z', totalCents: 100, totalItems: 1, accessToken: 'opens it' };
  localStorage.setItem(cartVar.key, JSON.stringify({ lines: [], origin: 'own' }));
  localStorage.setItem(ordersVar.key, JSON.stringify({ orders: [token] }));
  localStorage.setItem(
    checkoutVar.key,
    JSON.stringify({ ...checkoutVar(), lastOrder: { number: token.number, placedAt: token.placedAt } }),
  );
  expect(await place('')).toEqual({ kind: 'placed', number: token.number, by: 'otherTab', redirectUrl: null });
  expect(await placed()).toEqual([]);
  expect(cartVar().lines).toEqual([]);
});

test('an access token that another tab stores concurrently is not overwritten', async () => {
  const { place } = await shopper();
  const other = { number: 'RZQ-AAAA-AAAA', placedAt: '2026-01-01T00:00:00.000Z', totalCents: 100, totalItems: 1, accessToken: 'opens it' };
  localStorage.setItem(ordersVar.key, JSON.stringify({ orders: [other], isTable: false }));
  const result = await place('');
  const numbers = (JSON.parse(localStorage.getItem(ordersVar.key) ?? '') as { orders: { number: string }[] }).orders.map(
    ({ number }) => number,
  );
  expect(numbers).toEqual([other.number, result.kind === 'placed' && result.number]);
});

test("a member's order is not placed as a guest's if the session cookie is lost", async () => {
  const { place, placed } = await shopper();
  const { execute } = await testApi();
  const { data } = await execute<{ login: AuthResponse }>(LOGIN, { ...SHOPPER });
  const token = data.login.token;
  claimDraft(data.login.viewer?.id ?? '');
  cookieJar.token = null;
  expect(await place('')).toEqual({ kind: 'signedOut' });
  expect(await placed()).toEqual([]);
  expect(cartVar().lines).toHaveLength(1);
  cookieJar.token = token;
  expect(await place('')).toMatchObject({ kind: 'placed' });
  expect((await placed()).map(({ userId }) => userId)).toEqual([data.login.viewer?.id]);
  // An account's orders are not stored on the device, because other people may use it.
  expect(ordersVar().orders).toEqual([]);
});

test('an order placed as a guest after a lost session stores its access token on the device', async () => {
  const { place, placed } = await shopper();
  claimDraft('usr_demo_shopper');
  cookieJar.token = null;
  releaseDraft();
  expect(await place('')).toMatchObject({ kind: 'placed' });
  expect((await placed()).map(({ userId }) => userId)).toEqual([null]);
  expect(ordersVar().orders[0]?.accessToken).not.toBe('');
});

test('a guest’s order with a lost response stays the guest’s when placed again after a login, and opens on this device', async () => {
  const { place, placed } = await shopper();
  loseResponse(PlaceOrderDocument);
  expect(await place('')).toEqual({ kind: 'unknown' });
  const { execute } = await testApi();
  const { data } = await execute<{ login: AuthResponse }>(LOGIN, SHOPPER);
  cookieJar.token = data.login.token;
  claimDraft('usr_demo_shopper');
  expect(await place('')).toMatchObject({ kind: 'placed' });
  const [order, ...others] = await placed();
  expect(others).toEqual([]);
  expect(order?.userId).toBeNull();
  expect(ordersVar().orders).toMatchObject([{ number: order?.number, accessToken: expect.stringMatching(/./) as string }]);
});
