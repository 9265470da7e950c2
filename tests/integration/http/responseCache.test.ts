import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { BadInput } from '#server/platform/errors.ts';
import { OPERATOR } from '#server/modules/fulfilment/fulfilment.service.ts';
import { LOGIN, SHOPPER } from '#tests/support/api/accountOperations.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import { PLACE_ORDER, type PlaceOrderResponse } from '#tests/support/api/orderOperations.ts';
import { openTestApp, postGraphql, type TestApp } from './openTestApp.ts';

let shop: TestApp;
beforeEach(async () => {
  shop = await openTestApp();
});
afterEach(() => shop.close());

const MANGO = 'harumanis-mango';
const CARD = `{ product(slug: "${MANGO}") { id status stock { level purchasable } price { current { minorUnits } } } }`;
const LISTING =
  'query ($filter: ProductFilter) { products(filter: $filter, first: 100) { totalCount nodes { slug status } facets { key ... on ListFacet { values { value count } } ... on RangeFacet { buckets { count } } } } }';

const mango = () => {
  const [product] = shop.api.services.catalog.listedProducts([MANGO]);
  if (product === undefined) throw new Error('The seed has no such mango.');
  return product;
};

/** Sets the stock of every variant. */
async function stockUp(onHand: number): Promise<void> {
  await shop.api.store.transaction(async (transaction) => {
    for (const { id } of mango().variants) await transaction.put('stock', { id, onHand });
  });
}

async function reprice(priceCents: number): Promise<void> {
  const { version: _version, ...product } = (await shop.api.store.get('products', mango().id))!;
  await shop.api.store.transaction((transaction) => transaction.put('products', { ...product, priceCents, wasPriceCents: null }));
}

/** How many times the catalogue's services are called during some work: a cached response calls none. */
async function requested(work: () => Promise<unknown>): Promise<number> {
  const { catalog, listings } = shop.api.services;
  const [find, list] = [vi.spyOn(catalog, 'find'), vi.spyOn(listings, 'list')];
  await work();
  const times = find.mock.calls.length + list.mock.calls.length;
  find.mockRestore();
  list.mockRestore();
  return times;
}

const ask = (query: string, variables?: Record<string, unknown>, headers?: Record<string, string>) =>
  postGraphql(shop.app, query, variables, headers);

test('an equal request gets the same bytes, and nothing is looked up', async () => {
  const first = await ask(LISTING, { filter: { inStock: true, section: 'GROCERIES' } });
  expect(first.statusCode).toBe(200);
  expect(first.headers['cache-control']).toBe('no-store');
  expect(
    await requested(async () => expect((await ask(LISTING, { filter: { section: 'GROCERIES', inStock: true } })).body).toBe(first.body)),
  ).toBe(0);
  expect(await requested(() => ask(LISTING, { filter: { inStock: true } }))).toBe(1);
});

test('what is sold out is never shown as in stock, nor at its old price', async () => {
  const filters = [
    {},
    { inStock: true },
    { price: { max: 100 } },
    { category: [mango().category] },
    { category: ['no-such'], price: { max: 100 } },
  ];
  await stockUp(5);
  for (const [onHand, cents] of [
    [0, 700],
    [9, 700],
    [9, 80],
    [0, 80],
    [3, 900],
  ] as const) {
    for (const filter of filters) await ask(LISTING, { filter });
    await ask(CARD);
    await stockUp(onHand);
    await reprice(cents);
    expect((await ask(CARD)).json()).toMatchObject({
      data: { product: { stock: { purchasable: onHand * mango().variants.length }, price: { current: { minorUnits: cents } } } },
    });
    for (const filter of filters) {
      // A document of its own is never served from the cache.
      const fresh = await ask(`# ${onHand} ${cents}\n${LISTING}`, { filter });
      expect((await ask(LISTING, { filter })).json()).toEqual(fresh.json());
    }
  }
});

test.each(['vendors', 'categories', 'brands'] as const)('the new name of one of %s is in the next responses', async (collection) => {
  const product = mango();
  const { store } = shop.api;
  const id = { vendors: product.vendorId, categories: product.category, brands: product.brand ?? 'bukit-embun' }[collection];
  const labels =
    '{ products { facets(valueLimit: 100) { ... on ListFacet { values { label } } } nodes { vendor { name } category { name } } } vendors { nodes { name } } }';
  for (const query of [CARD, labels]) await ask(query);
  await store.transaction(async (transaction) => {
    const { version: _version, ...document } = (await transaction.get(collection, id))!;
    const name = collection === 'categories' ? { en: 'Quintessence', ms: 'Quintessence' } : 'Quintessence';
    await transaction.put(collection, { ...document, name } as never);
  });
  expect((await ask(labels)).body).toContain('Quintessence');
});

test('the level of a vendor counts a new follower and a new delivery in the next response', async () => {
  const { id, slug } = shop.api.services.catalog.vendor(mango().vendorId)!;
  const count = async (part: string) => {
    const { data } = (await ask(`{ vendor(slug: "${slug}") { levelParts { kind count } } }`)).json<{
      data: { vendor: { levelParts: { kind: string; count: number }[] } };
    }>();
    return data.vendor.levelParts.find(({ kind }) => kind === part)?.count;
  };
  const [followers, deliveries] = [(await count('FOLLOWERS')) ?? NaN, (await count('DELIVERIES')) ?? NaN];
  const follows = [{ vendorId: id, at: new Date().toISOString() }];
  await shop.api.store.transaction((transaction) => transaction.put('savedLists', { id: 'usr_of_an_answer', wishlist: [], follows }));
  expect(await count('FOLLOWERS')).toBe(followers + 1);
  const input = anOrderInput({ lines: [{ variantId: mango().variants[0]!.id, quantity: 1 }] });
  const { data } = await shop.api.execute<PlaceOrderResponse>(PLACE_ORDER, { input });
  const expectedTotal = data.placeOrder.quote?.totals.total.minorUnits ?? 0;
  const placed = await shop.api.execute<PlaceOrderResponse>(PLACE_ORDER, { input: { ...input, expectedTotal } });
  const orderPackage = `${placed.data.placeOrder.order?.number}-1`;
  for (const step of ['PACKED', 'SHIPPED', 'OUT_FOR_DELIVERY'] as const)
    await shop.api.services.fulfilment.advance(orderPackage, step, OPERATOR);
  expect(await count('DELIVERIES')).toBe(deliveries);
  await shop.api.services.fulfilment.advance(orderPackage, 'DELIVERED', OPERATOR);
  expect(await count('DELIVERIES')).toBe(deliveries + 1);
});

test('a unit sold ends the responses that show its stock alone; the last one sold ends every listing', async () => {
  const withStock = LISTING.replace('slug status', 'slug status stock { purchasable }');
  const [other] = shop.api.services.catalog.categories(null).filter(({ id }) => id !== mango().category);
  const elsewhere = { filter: { category: [other?.id] } };
  const here = { filter: { category: [mango().category] } };
  await stockUp(9);
  for (const filter of [here, elsewhere]) for (const document of [LISTING, withStock]) await ask(document, filter);
  await stockUp(8);
  for (const kept of [() => ask(LISTING, here), () => ask(LISTING, elsewhere), () => ask(withStock, elsewhere)]) {
    expect(await requested(kept)).toBe(0);
  }
  expect(await requested(() => ask(withStock, here))).toBe(1);
  await stockUp(0);
  for (const filter of [here, elsewhere]) expect(await requested(() => ask(LISTING, filter))).toBe(1);
});

test('a response that was being made while its data changed is not cached', async () => {
  const { catalog } = shop.api.services;
  await reprice(700);
  const find = catalog.find.bind(catalog);
  catalog.find = (by) => {
    const found = find(by);
    // Resolvers may wait, whatever the type of this one says.
    return reprice(555).then(() => found) as never;
  };
  const priceOf = (body: string) => (JSON.parse(body) as { data: { product: { price: unknown } } }).data.product.price;
  expect(priceOf((await ask(CARD)).body)).toEqual({ current: { minorUnits: 700 } });
  Reflect.deleteProperty(catalog, 'find');
  expect(priceOf((await ask(CARD)).body)).toEqual({ current: { minorUnits: 555 } });
});

test('no response to a member is given to anybody else', async () => {
  const loggedIn = await ask(LOGIN, SHOPPER);
  const { token } = loggedIn.json<{ data: { login: { token: string } } }>().data.login;
  const who = '{ viewer { email } marketplace { name } }';
  const guest = await ask(who);
  expect(guest.json()).toMatchObject({ data: { viewer: null } });
  const ways: Record<string, string>[] = [{ authorization: `Bearer ${token}` }, { cookie: `__Host-rizq_session=${token}` }];
  for (const headers of ways) {
    const own = await ask(who, {}, headers);
    expect(own.json()).toMatchObject({ data: { viewer: { email: SHOPPER.email } } });
    expect(own.headers['cache-control']).toBe('no-store');
    expect((await ask(who)).body).toBe(guest.body);
    // A request with a session neither reads nor writes the cache, even where its response is the same for all.
    expect(await requested(async () => void (await ask(CARD, {}, headers)))).toBe(1);
    expect(await requested(async () => void (await ask(CARD, {}, headers)))).toBe(1);
  }
  expect((await ask(CARD, {}, { authorization: 'Bearer nonsense' })).statusCode).toBe(401);
  expect((await ask(CARD, {}, { 'x-rizq-viewer': 'usr_demo_shopper' })).statusCode).toBe(401);
});

test("an order opened by a guest's token is cached for no other token, and no response that sets a cookie is cached", async () => {
  const order = 'query ($token: String) { order(number: "RZQ-7K4M-2Q9D", accessToken: $token) { id } }';
  for (const token of ['one', 'one', 'two']) expect((await ask(order, { token })).json()).toMatchObject({ data: { order: null } });
  const login = () => ask(LOGIN, SHOPPER);
  const cookies = [await login(), await login()].map(({ headers }) => headers['set-cookie']);
  expect(cookies[0]).not.toEqual(cookies[1]);
});

test('each language has its own responses', async () => {
  const title = `{ product(slug: "${MANGO}") { title } }`;
  const english = await ask(title, {}, { 'accept-language': 'en-MY' });
  const malay = await ask(title, {}, { 'accept-language': 'ms' });
  expect(malay.body).not.toBe(english.body);
  expect((await ask(title, {}, { 'accept-language': 'en' })).body).toBe(english.body);
});

test('responses with errors are not cached', async () => {
  const { services } = shop.api;
  /** Whether each of two equal requests called a method of a service, and the number of errors in its response. */
  const twice = async (query: string, method: Pick<MockInstance, 'mockClear' | 'mock'>) => {
    const seen = [];
    for (let time = 0; time < 2; time += 1) {
      method.mockClear();
      const { errors = [] } = (await ask(query)).json<{ errors?: unknown[] }>();
      seen.push({ called: method.mock.calls.length > 0, errors: errors.length });
    }
    return seen;
  };
  // The product is found, then the list beside it is refused.
  const refused = `{ product(slug: "${MANGO}") { id } products(after: "no cursor") { totalCount } }`;
  expect(await twice(refused, vi.spyOn(services.catalog, 'find'))).toEqual([
    { called: true, errors: 1 },
    { called: true, errors: 1 },
  ]);
  const quote = '{ quote(input: { lines: [] }) { totals { total { minorUnits } } } }';
  expect(await twice(quote, vi.spyOn(services.quotes, 'quote'))).toEqual([
    { called: true, errors: 0 },
    { called: true, errors: 0 },
  ]);
});

test('a request that failed once succeeds as soon as it can', async () => {
  const { catalog } = shop.api.services;
  catalog.find = () => {
    throw new BadInput('Not now.');
  };
  expect((await ask(CARD)).json()).toMatchObject({ data: { product: null }, errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
  Reflect.deleteProperty(catalog, 'find');
  const answered = (await ask(CARD)).json<{ data: { product: { id: string } } }>();
  expect(answered).toMatchObject({ data: { product: { id: mango().id } } });
  expect(answered).not.toHaveProperty('errors');
});

test("guests' pages read and write the cache; members' pages do neither", async () => {
  const page = (address: string, cookie?: string) => shop.app.inject({ url: address, headers: cookie ? { cookie } : {} });
  const shown = async (address: string, cookie?: string) => {
    let body = '';
    const lookedUp = await requested(async () => void ({ body } = await page(address, cookie)));
    return { body, lookedUp };
  };
  const { token } = (await ask(LOGIN, SHOPPER)).json<{ data: { login: { token: string } } }>().data.login;
  const cookie = `__Host-rizq_session=${token}`;
  const address = '/rizq-marketplace?q=mango';
  const own = await shown(`${address}&own=1`, cookie);
  expect(own.body).toContain(SHOPPER.email);
  expect(own.lookedUp).toBeGreaterThan(0);
  // What a member was shown is nobody else's, and what guests are shown is not taken for members.
  const first = await shown(`${address}&guest=1`);
  expect(first.lookedUp).toBeGreaterThan(0);
  expect((await shown(`${address}&guest=2`)).lookedUp).toBe(0);
  expect((await shown(`${address}&own=2`, cookie)).lookedUp).toBeGreaterThan(0);
  const guest = await shown(`${address}&guest=3`);
  expect(guest.body).not.toContain(SHOPPER.email);
  expect(guest.body).toContain('Harumanis mango');
  expect((await shown(`${address}&guest=4`, 'rizq_prefs=ms.light.SABAH')).lookedUp).toBeGreaterThan(0);
  await reprice(123_45);
  expect((await shown(`${address}&guest=5`)).body).toContain('123.45');
});
