import { describe, expect, onTestFinished, test } from 'vitest';
import { fillEmptyStore } from '#seed/fillEmptyStore.ts';
import { seedStore } from '#seed/seedStore.ts';
import { createServices } from '#server/services.ts';
import { openMemoryStore } from '#server/store/core/transactionalStore.ts';
import type { Store } from '#server/store/store.ts';
import { violations } from '#tests/support/api/orderInvariants.ts';
import { openMarket } from '#tests/support/api/orderingApi.ts';
import { aClock } from '#tests/support/api/payments.ts';
import { createTestApi, SECRET, type TestApi } from '#tests/support/api/startApi.ts';
import { wantedBy } from '#tests/support/builders/buyers.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { anOrderInput, type PlaceOrderInput } from '#tests/support/builders/orderInput.ts';
import { hanging } from '#tests/support/store/wrappedStores.ts';

const PLACE = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { accessToken order { number invoiceNumber } } }`;
const OPEN = `query ($number: String!, $accessToken: String) { order(number: $number, accessToken: $accessToken) { invoiceNumber } }`;

interface Placed {
  number: string;
  accessToken: string;
  invoiceNumber?: string | null;
}

type Api = Pick<TestApi, 'execute'>;

async function place({ execute }: Api, change: Partial<PlaceOrderInput> = {}): Promise<Placed> {
  const { data } = await execute<{ placeOrder: { accessToken: string; order: Placed } }>(PLACE, { input: anOrderInput(change) });
  return { ...data.placeOrder.order, accessToken: data.placeOrder.accessToken };
}

/** Invoice numbers as the holders of the orders see them. */
async function numbersOf({ execute }: Api, orders: readonly Placed[]): Promise<(string | null)[]> {
  const open = async ({ number, accessToken }: Placed) =>
    (await execute<{ order: { invoiceNumber: string | null } }>(OPEN, { number, accessToken })).data.order.invoiceNumber;
  return Promise.all(orders.map(open));
}

/** A node on a store that may be shared with other nodes. */
async function startProcess(store: Store, { now }: Pick<ReturnType<typeof aClock>, 'now'>): Promise<TestApi> {
  const api = await createTestApi({ store, now, demo: false, isMeasured: true });
  onTestFinished(() => api.services.close());
  return api;
}

test.each(['memory', 'lowdb'] as const)('an invoice number is issued after the order is placed (%s)', async (engine) => {
  const market = await openMarket(engine, aMarket(), { now: aClock().now });
  const order = await place(market);
  expect(order.invoiceNumber).toBeNull();
  await expect.poll(() => numbersOf(market, [order]), { timeout: 60_000 }).toEqual(['INV-2026-000001']);
});

test('invoice numbers have no gaps and follow the order of placement, cancelled orders included', async () => {
  const clock = aClock();
  const market = await openMarket('memory', aMarket(), { now: clock.now });
  const orders: Placed[] = [];
  for (let count = 0; count < 5; count += 1) {
    clock.pass(1);
    const order = await place(market);
    if (count === 1) await market.services.ownOrders.cancel(`${order.number}-1`, { viewer: null, accessToken: order.accessToken });
    orders.push(order);
  }
  await market.services.settled();
  expect(await numbersOf(market, orders)).toEqual([1, 2, 3, 4, 5].map((count) => `INV-2026-00000${count}`));
  expect(await violations(market.store, aMarket().stock)).toEqual([]);
});

test('an order placed on 31 December, Malaysian time, gets a number of that year, even if it is issued in the next year', async () => {
  const clock = aClock('2026-12-31T15:58:00Z');
  const store = openMemoryStore();
  await seedStore(store, aMarket());
  const early = await startProcess(store, clock);
  const orders = [await place(early)];
  await early.services.settled();
  early.services.close();
  // Simulates a node that is killed before it issues numbers.
  const killed = await createServices(store, { demo: false, secret: SECRET, now: clock.now });
  for (const seconds of [60, 59, 1]) {
    clock.pass(seconds);
    const { order } = await killed.orders.placeOrder(wantedBy(`order of ${clock.now().toISOString()}`));
    orders.push({ number: order?.number ?? '', accessToken: order?.accessToken ?? '' });
  }
  killed.close();
  const api = await startProcess(store, clock);
  clock.pass(1);
  orders.push(await place(api));
  await api.services.settled();
  expect(await numbersOf(api, orders)).toEqual([
    'INV-2026-000001',
    'INV-2026-000002',
    'INV-2026-000003',
    'INV-2027-000001',
    'INV-2027-000002',
  ]);
});

test("new orders continue the invoice numbers of the demo's sample orders", async () => {
  const store = openMemoryStore();
  const now = () => new Date('2026-11-20T04:00:00Z');
  await fillEmptyStore(store, { demo: true, now: now() });
  const samples = await store.count('orders');
  expect(await store.count('orders', { invoiceNumber: null })).toBe(0);
  const api = await createTestApi({ store, now });
  onTestFinished(() => api.close());
  const lines = [{ variantId: api.services.catalog.find({ slug: 'coconut-biscuits' })?.variants[0]?.id ?? '', quantity: 1 }];
  const { totals } = await api.services.quotes.quote({ lines, state: 'KUALA_LUMPUR' });
  const order = await place(api, { lines, expectedTotal: totals.totalCents });
  await api.services.settled();
  expect(await numbersOf(api, [order])).toEqual([`INV-2026-${String(samples + 1).padStart(6, '0')}`]);
});

describe('a node that is killed or hangs after placing an order', () => {
  // The transactions are those for the order, the job, the job's and the email's leases, the number, and the ends of the job and the
  // email. The highest counts interrupt nothing.
  test.each([1, 2, 3, 4, 5, 6, 7, 8])('and %i transactions in all leaves no gap and no duplicate invoice number', async (count) => {
    const store = openMemoryStore();
    await seedStore(store, aMarket());
    const clock = aClock();
    const hangingStore = hanging(store);
    const hung = await startProcess(hangingStore, clock);
    const orders = [await place(hung)];
    await hung.services.settled();
    clock.pass(1);
    const hasHung = hangingStore.hangAfter(count);
    orders.push(await place(hung));
    await Promise.race([hasHung, hung.services.settled()]);

    // The hung node's lease expires, and another node takes over.
    clock.pass(61);
    const other = await startProcess(store, clock);
    orders.push(await place(other));
    await other.services.settled();
    const expected = ['INV-2026-000001', 'INV-2026-000002', 'INV-2026-000003'];
    expect(await numbersOf(other, orders)).toEqual(expected);
    expect(await violations(store, aMarket().stock)).toEqual([]);

    // The node was not killed, so it continues its work.
    hangingStore.resume();
    await hung.services.settled();
    clock.pass(1);
    orders.push(await place(hung));
    await hung.services.settled();
    await other.services.settled();
    expect(await numbersOf(other, orders)).toEqual([...expected, 'INV-2026-000004']);
    expect(await violations(store, aMarket().stock)).toEqual([]);
  });
});
