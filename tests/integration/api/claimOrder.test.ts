import { expect, onTestFinished, test } from 'vitest';
import type { SignedIn } from '#server/modules/accounts/index.ts';
import { aMember } from '#tests/support/api/aMember.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import {
  type ErrorResponse,
  type OrderResponse,
  type PlaceOrderResponse,
  CLAIM_ORDER,
  OPEN_ORDER,
  PLACE_ORDER,
} from '#tests/support/api/orderOperations.ts';
import { createTestApi } from '#tests/support/api/startApi.ts';

interface ClaimResponse {
  claimOrder: { order: OrderResponse | null; errors: ErrorResponse[] };
}

/** A guest's order for aina@example.com, and a member with the same email address. */
async function openMarketplace() {
  const api = await createTestApi({ catalogue: aMarket() });
  onTestFinished(() => api.close());
  const input = anOrderInput({ email: ' Aina@Example.com ' });
  const placed = await api.execute<PlaceOrderResponse>(PLACE_ORDER, { input });
  const { number = '', accessToken = '' } = placed.data.placeOrder.order ?? {};
  const aina = await aMember(api, 'aina@example.com');
  const token = accessToken ?? '';
  return {
    ...api,
    number,
    token,
    aina,
    input,
    async claim(viewer: SignedIn | null, accessToken = token, wanted = number) {
      return api.execute<ClaimResponse>(CLAIM_ORDER, { number: wanted, accessToken }, { viewer });
    },
    async open(accessToken: string | null, viewer: SignedIn | null) {
      const { data } = await api.execute<{ order: OrderResponse | null }>(OPEN_ORDER, { number, accessToken }, { viewer });
      return data.order;
    },
  };
}

test("the account with the email of a guest's order claims it with its token; afterwards only the account can open it", async () => {
  const { claim, open, aina, token, number, execute } = await openMarketplace();
  expect(await open(null, aina)).toBeNull();
  const { data } = await claim(aina, token, number.toLowerCase());
  expect(data.claimOrder).toMatchObject({ order: { number, isMine: true, accessToken: null }, errors: [] });
  expect(await open(null, aina)).toMatchObject({ number });
  expect(await open(token, null)).toBeNull();
  const list = await execute<{ viewer: { orders: { nodes: { number: string }[] } } }>(
    '{ viewer { orders { nodes { number } } } }',
    {},
    { viewer: aina },
  );
  expect(list.data.viewer.orders.nodes).toEqual([{ number }]);
});

test('claiming an order twice, or concurrently, succeeds', async () => {
  const { claim, aina, store, services } = await openMarketplace();
  // Waits until the invoice number is issued.
  await services.settled();
  const responses = await Promise.all(Array.from({ length: 5 }, () => claim(aina)));
  expect(responses.every(({ data }) => data.claimOrder.errors.length === 0)).toBe(true);
  const [order] = (await store.query('orders', { limit: 10 })).items;
  expect(order).toMatchObject({ userId: aina.userId, version: 3 });
});

test('claimOrder without the token returns NOT_FOUND, also for an existing order', async () => {
  const { claim, aina, number } = await openMarketplace();
  const wrong = await claim(aina, 'guessed');
  const missing = await claim(aina, 'guessed', 'RZQ-2222-2222');
  expect(wrong.data.claimOrder).toMatchObject({ order: null, errors: [{ code: 'NOT_FOUND', path: ['number'] }] });
  expect(missing.data).toEqual(wrong.data);
  expect(JSON.stringify(wrong.data)).not.toContain(number);
});

test("claimOrder by an account with another email is refused with a hint to use the account with the order's email", async () => {
  const { claim, open, token, ...api } = await openMarketplace();
  const other = await aMember(api, 'other@example.com');
  const { data } = await claim(other);
  expect(data.claimOrder).toMatchObject({ order: null, errors: [{ __typename: 'InvalidInput', code: 'INVALID', path: ['number'] }] });
  expect(await open(token, null)).not.toBeNull();
});

test('a claimed order cannot be claimed by another account, and claiming needs a session', async () => {
  const { claim, aina, store, ...api } = await openMarketplace();
  expect((await claim(null)).errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
  await claim(aina);
  const other = await aMember({ ...api, store }, 'other@example.com');
  expect((await claim(other)).data.claimOrder.errors).toMatchObject([{ code: 'NOT_FOUND' }]);
  await store.transaction((transaction) => transaction.delete('sessions', aina.sessionId));
  expect((await claim(aina)).errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
});

test('after a claim only the owner can repeat placeOrder with its idempotency key, and gets no token', async () => {
  const { claim, aina, input, execute } = await openMarketplace();
  await claim(aina);
  const again = async (viewer: SignedIn | null) => (await execute<PlaceOrderResponse>(PLACE_ORDER, { input }, { viewer })).data.placeOrder;
  expect(await again(aina)).toMatchObject({ replayed: true, order: { accessToken: null, isMine: true } });
  expect(await again(null)).toMatchObject({ order: null, errors: [{ code: 'IDEMPOTENCY_MISMATCH' }] });
});

test('an access token replaced by a concurrent claim cannot cancel the order', async () => {
  const { services, aina, number, token, store } = await openMarketplace();
  const claimed = services.ownOrders.claim(number, token, aina);
  const cancelled = services.ownOrders.cancel(`${number}-1`, { viewer: null, accessToken: token });
  expect((await claimed).errors).toEqual([]);
  expect((await cancelled).errors).toMatchObject([{ kind: 'NotFound' }]);
  const [order] = (await store.query('orders', { limit: 10 })).items;
  expect(order?.packages[0]?.timeline.map(({ status }) => status)).not.toContain('CANCELLED');
});
