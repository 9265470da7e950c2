import { expect, onTestFinished, test } from 'vitest';
import { seedStore } from '#seed/seedStore.ts';
import type { SignedIn } from '#server/modules/accounts/index.ts';
import { OPERATOR } from '#server/modules/fulfilment/index.ts';
import { openMemoryStore } from '#server/store/core/transactionalStore.ts';
import { FOLLOW_VENDOR } from '#tests/support/api/followVendor.ts';
import { aMember } from '#tests/support/api/aMember.ts';
import { confirmAccount, confirmOrder } from '#tests/support/api/confirmed.ts';
import { PLACE_ORDER, type OrderResponse, type PlaceOrderResponse } from '#tests/support/api/orderOperations.ts';
import { createTestApi, type TestApi } from '#tests/support/api/startApi.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { anOrderInput, type PlaceOrderInput } from '#tests/support/builders/orderInput.ts';
import { withLossyFeed } from '#tests/support/store/wrappedStores.ts';

const OWNER_EMAIL = 'owner@gmail.com';
const OWNER = 'usr_owner_gmail_com';
const REPUTATION = `{
  vendor(slug: "utara") { level followerCount levelParts { kind points count } }
  product(id: "prd_rice") { related(kind: BOUGHT_TOGETHER) { id } }
}`;
const SOLD = '{ viewer { vendor { products(first: 50) { nodes { soldUnits product { id } } } } } }';
const CANCEL = `mutation ($number: String!, $accessToken: String) {
  cancelPackage(number: $number, accessToken: $accessToken) { errors { __typename } }
}`;
const CANCEL_SALE = `mutation ($packageId: ID!) {
  advancePackage(packageId: $packageId, to: CANCELLED, note: "Sold out") { errors { __typename ... on UserError { message } } }
}`;

interface ReputationResponse {
  vendor: { level: number; followerCount: number; levelParts: { kind: string; points: number; count: number }[] };
  product: { related: { id: string }[] };
}

/** A vendor without a level that joined today and whose owner has a confirmed account, plus a second vendor. */
async function openShop(store = openMemoryStore()) {
  const now = new Date('2026-11-22T02:00:00.000Z');
  const market = aMarket();
  const vendors = market.vendors.map((vendor) =>
    vendor.id === 'ven_utara' ? { ...vendor, ownerId: OWNER, level: 0, joinedAt: now.toISOString() } : vendor,
  );
  const stock = market.stock.map((each) => ({ ...each, onHand: 1000 }));
  await seedStore(store, { ...market, vendors, stock });
  const api = await createTestApi({ store, now: () => now });
  onTestFinished(() => api.close());
  const member = async (email: string, isConfirmed = true): Promise<SignedIn> => {
    const viewer = await aMember(api, email);
    if (isConfirmed) await confirmAccount(api, viewer.userId);
    return viewer;
  };
  const owner = await member(OWNER_EMAIL);
  const place = async (change: Partial<PlaceOrderInput>, viewer: SignedIn | null = null): Promise<OrderResponse> => {
    const input = anOrderInput(change);
    const first = (await api.execute<PlaceOrderResponse>(PLACE_ORDER, { input }, { viewer })).data.placeOrder;
    const expectedTotal = first.quote?.totals.total.minorUnits ?? input.expectedTotal;
    const again = (await api.execute<PlaceOrderResponse>(PLACE_ORDER, { input: { ...input, expectedTotal } }, { viewer })).data.placeOrder;
    const order = first.order ?? again.order;
    if (order === null) throw new Error(JSON.stringify(again.errors));
    return order;
  };
  const deliver = async ({ number, packages }: OrderResponse) => {
    for (const to of ['PACKED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const)
      for (const at of packages.keys()) await api.services.fulfilment.advance(`${number}-${at + 1}`, to, OPERATOR);
  };
  const reputation = async () => {
    const { vendor, product } = (await api.execute<ReputationResponse>(REPUTATION)).data;
    const { data } = await api.execute<{ viewer: { vendor: { products: { nodes: { soldUnits: number }[] } } } }>(
      SOLD,
      {},
      { viewer: owner },
    );
    const deliveries = vendor.levelParts.find(({ kind }) => kind === 'DELIVERIES');
    return {
      buyers: deliveries?.count,
      points: deliveries?.points,
      sold: data.viewer.vendor.products.nodes.reduce((sum, { soldUnits }) => sum + soldUnits, 0),
      followers: vendor.followerCount,
      together: product.related.map(({ id }) => id),
    };
  };
  return { api, store, owner, member, place, deliver, reputation };
}

const NOTHING = { buyers: 0, points: 0, sold: 0, followers: 0, together: [] };

/** A vendor with twenty deliveries to confirmed members. */
async function withTwentyBuyers() {
  const shop = await openShop();
  for (const number of Array(20).keys()) {
    const email = `buyer${number}@example.com`;
    await shop.deliver(await shop.place({ email }, await shop.member(email)));
  }
  expect(await shop.reputation()).toMatchObject({ buyers: 20, points: 2, sold: 20 });
  return shop;
}

test("an owner's orders from the own shop do not count, neither with the account nor as a guest with invented or own emails", async () => {
  const { place, deliver, reputation, owner, api } = await openShop();
  const lines = [
    { variantId: 'var_rice', quantity: 9 },
    { variantId: 'var_tea', quantity: 1 },
  ];
  await deliver(await place({ lines, email: OWNER_EMAIL }, owner));
  for (const number of Array(12).keys()) await deliver(await place({ lines, email: `invented${number}@example.com` }));
  expect(await reputation()).toEqual(NOTHING);
  for (const email of [OWNER_EMAIL, 'Owner+7@gmail.com', 'o.w.n.e.r@googlemail.com', 'utara@example.com', 'UTARA+guest@example.com']) {
    const order = await place({ lines, email });
    await deliver(order);
    await confirmOrder(api, order.number);
  }
  expect(await reputation()).toEqual(NOTHING);
});

test("a cancellation by a buyer does not lower the vendor's level, one by the vendor does", async () => {
  const { api, place, member, reputation, owner } = await withTwentyBuyers();
  for (const number of [1, 2, 3]) {
    const order = await place({ email: `rival${number}@example.com` });
    await confirmOrder(api, order.number);
    const { data } = await api.execute(CANCEL, { number: `${order.number}-1`, accessToken: order.accessToken });
    expect(data).toEqual({ cancelPackage: { errors: [] } });
  }
  expect(await reputation()).toMatchObject({ buyers: 20, points: 2 });
  for (const number of [1, 2, 3]) {
    const email = `let-down${number}@example.com`;
    const order = await place({ email }, await member(email));
    const { data } = await api.execute(CANCEL_SALE, { packageId: order.packages[0]?.id }, { viewer: owner });
    expect(data).toEqual({ advancePackage: { errors: [] } });
  }
  expect(await reputation()).toMatchObject({ buyers: 20, points: 1 });
});

test('a buyer counts once, however often they buy, and with all emails of one inbox', async () => {
  const { api, place, deliver, member, reputation } = await openShop();
  const viewer = await member('nadia@gmail.com');
  for (const _ of [1, 2]) await deliver(await place({ email: 'nadia@gmail.com' }, viewer));
  for (const email of ['Na.dia+shop@gmail.com', 'nadia@googlemail.com']) {
    const order = await place({ email });
    await deliver(order);
    await confirmOrder(api, order.number);
  }
  expect(await reputation()).toMatchObject({ buyers: 1, sold: 4 });
});

test('products count as bought together after delivery of both to two confirmed buyers', async () => {
  const { api, place, deliver, reputation } = await openShop();
  const lines = [
    { variantId: 'var_rice', quantity: 1 },
    { variantId: 'var_coffee', quantity: 1 },
  ];
  const orders: OrderResponse[] = [];
  for (const number of [1, 2, 3]) {
    const order = await place({ lines, email: `guest${number}@example.com` });
    orders.push(order);
    for (const at of [1, 2]) {
      const { data } = await api.execute(CANCEL, { number: `${order.number}-${at}`, accessToken: order.accessToken });
      expect(data).toEqual({ cancelPackage: { errors: [] } });
    }
    await confirmOrder(api, order.number);
  }
  expect((await reputation()).together).toEqual([]);
  for (const email of ['lina@example.com', 'lina+again@example.com', 'omar@example.com']) {
    const order = await place({ lines, email });
    await deliver(order);
    expect((await reputation()).together).toEqual([]);
    await confirmOrder(api, order.number);
  }
  expect((await reputation()).together).toEqual(['prd_coffee']);
});

test('only confirmed accounts count as followers, each inbox once, and never the owner', async () => {
  const { api, member, owner, reputation } = await openShop();
  const follow = (viewer: SignedIn, isWanted = true) =>
    api.execute(FOLLOW_VENDOR, { id: 'ven_utara', action: isWanted ? 'ADD' : 'REMOVE' }, { viewer });
  const unconfirmed = await member('unconfirmed@example.com', false);
  await follow(unconfirmed);
  await follow(owner);
  expect((await reputation()).followers).toBe(0);
  const [one, same] = [await member('one@example.com'), await member('one+2@example.com')];
  await follow(one);
  await follow(same);
  expect((await reputation()).followers).toBe(1);
  await confirmAccount(api, unconfirmed.userId);
  expect((await reputation()).followers).toBe(2);
  await confirmAccount(api, unconfirmed.userId, null);
  await follow(one, false);
  expect((await reputation()).followers).toBe(1);
});

test('reputation follows later confirmations, new emails, returns and new owners, and is the same after a reload', async () => {
  const store = withLossyFeed(openMemoryStore());
  const { api, place, deliver, member, reputation } = await openShop(store);
  const viewer = await member('siti@example.com', false);
  const order = await place({ email: 'siti@example.com', lines: [{ variantId: 'var_rice', quantity: 2 }] }, viewer);
  await deliver(order);
  expect(await reputation()).toEqual(NOTHING);
  await confirmAccount(api, viewer.userId);
  expect(await reputation()).toMatchObject({ buyers: 1, sold: 2 });
  const change = async (emailConfirmedAt: string | null, email: string) => {
    await api.store.transaction(async (transaction) => {
      const user = (await transaction.get('users', viewer.userId))!;
      await transaction.put('users', { ...user, email, emailKey: email, emailConfirmedAt });
    });
  };
  await change(null, 'siti@elsewhere.example');
  expect(await reputation()).toEqual(NOTHING);
  await change('2026-11-22T01:00:00.000Z', 'siti@elsewhere.example');
  expect(await reputation()).toMatchObject({ buyers: 1, sold: 2 });
  const owned = async (ownerId: string) => {
    await api.store.transaction(async (transaction) => {
      await transaction.put('vendors', { ...(await transaction.get('vendors', 'ven_utara'))!, ownerId });
    });
  };
  await owned(viewer.userId);
  const { vendor } = (await api.execute<ReputationResponse>(REPUTATION)).data;
  expect(vendor.levelParts).toContainEqual({ kind: 'DELIVERIES', points: 0, count: 0 });
  await owned(OWNER);
  expect(await reputation()).toMatchObject({ buyers: 1, sold: 2 });
  store.lose();
  await api.store.transaction(async (transaction) => {
    const found = (await transaction.query('orders', { where: { number: order.number } })).items[0]!;
    const returned = { at: '2026-11-22T01:30:00.000Z', status: 'RETURNED' as const, place: null, note: null };
    const packages = found.packages.map((each) => ({ ...each, timeline: [...each.timeline, returned] }));
    await transaction.put('orders', { ...found, packages });
  });
  store.report();
  await expect.poll(async () => (await reputation()).sold).toBe(0);
  expect(await reputation()).toEqual(NOTHING);
});

test('a vendor is established after deliveries to three confirmed buyers, or if it joined with a level', async () => {
  const { api, place, deliver, member } = await openShop();
  const isEstablished = (slug: string) => api.services.reputation.isProven(vendorOf(api, slug));
  expect([isEstablished('utara'), isEstablished('selatan')]).toEqual([false, true]);
  for (const number of [1, 2, 3, 4]) await deliver(await place({ email: `invented${number}@example.com` }));
  for (const number of [1, 2]) await deliver(await place({}, await member(`buyer${number}@example.com`)));
  expect(isEstablished('utara')).toBe(false);
  await deliver(await place({}, await member('buyer3@example.com')));
  expect(isEstablished('utara')).toBe(true);
});

function vendorOf({ services }: TestApi, slug: string) {
  const vendor = services.vendors.bySlug(slug);
  if (vendor === null) throw new Error(`There is no vendor ${slug}.`);
  return vendor;
}
