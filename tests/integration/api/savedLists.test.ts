import { cp } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { MAX_WISHES } from '#schema/rules/limits.ts';
import type { SignedIn } from '#server/modules/accounts/index.ts';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import { type AuthResponse, LOGIN, SHOPPER, VENDOR } from '#tests/support/api/accountOperations.ts';
import { aProduct } from '#tests/support/builders/documents.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { createTestApi } from '#tests/support/api/startApi.ts';
import { temporaryFolder } from '#tests/support/store/temporaryFolder.ts';

const WISHLIST = '{ viewer { wishlist { addedAt quantity note savedPrice { minorUnits } product { id } } } }';
const FOLLOWING = `query ($first: Int, $after: String) { viewer { following(first: $first, after: $after) {
  totalCount nodes { id followerCount } pageInfo { hasNextPage endCursor }
} } }`;
const ADD = `mutation ($items: [WishlistInput!]!) { addToWishlist(items: $items) {
  viewer { wishlist { quantity note product { id } } } errors { ... on UserError { code path } }
} }`;
const REMOVE = `mutation ($ids: [ID!]!) { removeFromWishlist(productIds: $ids) { viewer { wishlist { product { id } } } errors { __typename } } }`;
const FOLLOW = `mutation ($id: ID!, $follow: Boolean!) { followVendor(vendorId: $id, follow: $follow) {
  vendor { id followerCount } errors { ... on UserError { code path } }
} }`;

interface Wish {
  addedAt: string;
  quantity: number;
  note: string | null;
  savedPrice: { minorUnits: number };
  product: { id: string };
}

type Options = Parameters<typeof createTestApi>[0];

async function openMarketplace(options: Options = { catalogue: aMarket() }) {
  const clock = { now: new Date('2026-11-21T08:00:00.000Z') };
  const api = await createTestApi({ now: () => clock.now, ...options });
  onTestFinished(() => api.close());
  const signedIn = async (account: { email: string; password: string }): Promise<SignedIn> => {
    const { data } = await api.execute<{ login: AuthResponse }>(LOGIN, account);
    return (await api.services.sessions.find(data.login.token ?? ''))!;
  };
  const viewer = await signedIn(SHOPPER);
  const execute = async <Data>(document: string, variables = {}, who: SignedIn = viewer) => {
    const { data, errors } = await api.execute<Data>(document, variables, { viewer: who });
    expect(errors).toBeUndefined();
    return data;
  };
  const add = async (...items: object[]) =>
    (await execute<{ addToWishlist: { viewer: { wishlist: Wish[] } | null; errors: { code: string; path: string[] }[] } }>(ADD, { items }))
      .addToWishlist;
  const wishes = async (who?: SignedIn) => (await execute<{ viewer: { wishlist: Wish[] } }>(WISHLIST, {}, who)).viewer.wishlist;
  return { api, clock, signedIn, execute, add, wishes };
}

test('a wishlist is its owner’s, keeps the price of its day, and each product once', async () => {
  const { clock, add, wishes, signedIn } = await openMarketplace();
  await add({ productId: 'prd_rice', quantity: 2, note: ' for \n Raya ' }, { productId: 'prd_tea' });
  clock.now = new Date('2026-11-22T08:00:00.000Z');
  await add({ productId: 'prd_tea', note: 'loose' }, { productId: 'prd_rice', savedPrice: 1 });
  expect(await wishes()).toEqual([
    { addedAt: '2026-11-21T08:00:00.000Z', quantity: 2, note: 'for Raya', savedPrice: { minorUnits: 1234 }, product: { id: 'prd_rice' } },
    { addedAt: '2026-11-21T08:00:00.000Z', quantity: 1, note: 'loose', savedPrice: { minorUnits: 333 }, product: { id: 'prd_tea' } },
  ]);
  expect(await wishes(await signedIn(VENDOR))).toEqual([]);
});

test('an entry of another device comes with its day and price, and is sorted by that day; no day lies ahead', async () => {
  const { add, wishes } = await openMarketplace();
  await add({ productId: 'prd_tea' });
  await add(
    { productId: 'prd_rice', addedAt: '2026-10-01T00:00:00.000Z', savedPrice: 1500 },
    { productId: 'prd_lamp', addedAt: '2030-01-01T00:00:00.000Z' },
  );
  expect((await wishes()).map(({ product, addedAt, savedPrice }) => [product.id, addedAt.slice(0, 10), savedPrice.minorUnits])).toEqual([
    ['prd_rice', '2026-10-01', 1500],
    ['prd_tea', '2026-11-21', 333],
    ['prd_lamp', '2026-11-21', 20000],
  ]);
});

test('a mistake in one of them leaves the list as it was, and every mistake is named', async () => {
  const { add, wishes } = await openMarketplace();
  const { viewer, errors } = await add(
    { productId: 'prd_rice' },
    { productId: 'prd_none' },
    { productId: 'prd_tea', quantity: 0, note: 'x'.repeat(201), savedPrice: -1 },
  );
  expect(viewer).toBeNull();
  expect(errors.map(({ code, path }) => [code, path.join('.')])).toEqual([
    ['NOT_FOUND', 'items.1.productId'],
    ['INVALID', 'items.2.quantity'],
    ['INVALID', 'items.2.note'],
    ['INVALID', 'items.2.savedPrice'],
  ]);
  expect(await wishes()).toEqual([]);
  expect((await add(...Array.from({ length: 101 }, () => ({ productId: 'prd_rice' })))).errors).toMatchObject([{ path: ['items'] }]);
});

test('a wishlist holds 500 products, no more; changing one of a full list is no addition', async () => {
  const products = Array.from({ length: MAX_WISHES + 1 }, (_, number) => aProduct({ id: `prd_${number}`, vendorId: 'ven_utara' }));
  const { add, wishes } = await openMarketplace({ catalogue: aMarket({ products }) });
  for (let start = 0; start < MAX_WISHES; start += 100) {
    expect((await add(...products.slice(start, start + 100).map(({ id }) => ({ productId: id })))).errors).toEqual([]);
  }
  expect((await add({ productId: 'prd_500' })).errors).toMatchObject([{ code: 'INVALID', path: ['items'] }]);
  expect((await add({ productId: 'prd_7', quantity: 3 })).errors).toEqual([]);
  expect(await wishes()).toHaveLength(MAX_WISHES);
});

test('taking off takes what is there; a removed product leaves the list', async () => {
  const { api, add, execute, wishes } = await openMarketplace();
  await add({ productId: 'prd_rice' }, { productId: 'prd_tea' }, { productId: 'prd_lamp' });
  await execute(REMOVE, { ids: ['prd_rice', 'prd_none'] });
  expect((await wishes()).map(({ product }) => product.id)).toEqual(['prd_tea', 'prd_lamp']);
  await api.store.transaction((transaction) => transaction.delete('products', 'prd_tea'));
  expect((await wishes()).map(({ product }) => product.id)).toEqual(['prd_lamp']);
});

test('following twice is following once; the count is of people', async () => {
  const { clock, execute, signedIn } = await openMarketplace();
  const other = await signedIn(VENDOR);
  const follow = (id: string, isWanted = true, who?: SignedIn) => execute(FOLLOW, { id, follow: isWanted }, who);
  await follow('ven_utara');
  expect(await follow('ven_utara')).toEqual({ followVendor: { vendor: { id: 'ven_utara', followerCount: 1 }, errors: [] } });
  expect(await follow('ven_utara', true, other)).toMatchObject({ followVendor: { vendor: { followerCount: 2 } } });
  clock.now = new Date('2026-11-22T08:00:00.000Z');
  await follow('ven_selatan');
  const first = await execute<{ viewer: { following: { pageInfo: { endCursor: string } } } }>(FOLLOWING, { first: 1 });
  expect(first).toMatchObject({ viewer: { following: { totalCount: 2, nodes: [{ id: 'ven_selatan', followerCount: 1 }] } } });
  expect(await execute(FOLLOWING, { first: 1, after: first.viewer.following.pageInfo.endCursor })).toMatchObject({
    viewer: { following: { nodes: [{ id: 'ven_utara' }], pageInfo: { hasNextPage: false } } },
  });
  expect(await follow('ven_utara', false)).toMatchObject({ followVendor: { vendor: { followerCount: 1 } } });
  expect(await follow('ven_none')).toEqual({ followVendor: { vendor: null, errors: [{ code: 'NOT_FOUND', path: ['vendorId'] }] } });
  expect(await follow('ven_none', false)).toEqual({ followVendor: { vendor: null, errors: [] } });
});

test('a data folder of version 0.1.0 takes wishlists and follows, and has them when it is opened again', async () => {
  const directory = await temporaryFolder();
  await cp('tests/fixtures/data-of-0.1.0', directory, { recursive: true });
  const before = await openMarketplace({ store: await openLowdbStore({ directory }) });
  const product = (await before.api.store.query('products', { limit: 1 })).items[0]!;
  await before.add({ productId: product.id });
  await before.execute(FOLLOW, { id: product.vendorId, follow: true });
  await before.api.close();
  const after = await openMarketplace({ store: await openLowdbStore({ directory }) });
  expect((await after.wishes()).map((wish) => wish.product.id)).toEqual([product.id]);
  expect(await after.execute(FOLLOWING)).toMatchObject({ viewer: { following: { nodes: [{ id: product.vendorId, followerCount: 1 }] } } });
});

test('a request for the details of all wishes costs as much as a full list', async () => {
  const { api } = await openMarketplace();
  const many =
    'id slug title sku color tags weight description status label fulfilment createdAt updatedAt brand { slug name } category { slug name }';
  const deep = `{ viewer { wishlist { product { ${many} related(first: 24) { ${many} } } } } }`;
  const { errors } = await api.execute(deep, {});
  expect(errors).toMatchObject([{ extensions: { code: 'QUERY_TOO_COMPLEX' } }]);
});
