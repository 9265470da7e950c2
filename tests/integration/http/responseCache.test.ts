import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { BadInput } from '#server/platform/errors.ts';
import { OPERATOR } from '#server/modules/fulfilment/fulfilment.service.ts';
import { confirmOrder } from '#tests/support/api/confirmed.ts';
import { LOGIN, SHOPPER } from '#tests/support/api/accountOperations.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import { PLACE_ORDER, type PlaceOrderResponse } from '#tests/support/api/orderOperations.ts';
import { openTestApp, postGraphql, type TestApp } from './openTestApp.ts';

let marketplace: TestApp;
beforeEach(async () => {
  marketplace = await openTestApp();
});
afterEach(() => marketplace.close());

const MANGO = 'harumanis-mango';
const CARD = `{ product(slug: "${MANGO}") { id status stock { level purchasable } price { current { minorUnits } } } }`;
const LISTING =
  'query ($filter: ProductFilter) { products(filter: $filter, first: 100) { totalCount nodes { slug status } facets { key ... on ListFacet { values { value count } } ... on RangeFacet { buckets { count } } } } }';

const mango = () => {
  const [product] = marketplace.api.services.catalog.listedProducts([MANGO]);
  if (product === undefined) throw new Error('The seed has no such mango.');
  return product;
};

/** Sets every variant's stock. */
async function stockUp(onHand: number): Promise<void> {
  await marketplace.api.store.transaction(async (transaction) => {
    for (const { id } of mango().variants) await transaction.put('stock', { id, onHand });
  });
}

async function reprice(priceCents: number): Promise<void> {
  const { version: _version, ...product } = (await marketplace.api.store.get('products', mango().id))!;
  await marketplace.api.store.transaction((transaction) => transaction.put('products', { ...product, priceCents, wasPriceCents: null }));
}

/** Counts calls to the catalogue's services while the work runs. A cached response makes none. */
async function serviceCalls(work: () => Promise<unknown>): Promise<number> {
  const { catalog, listings } = marketplace.api.services;
  const [find, list] = [vi.spyOn(catalog, 'find'), vi.spyOn(listings, 'list')];
  await work();
  const times = find.mock.calls.length + list.mock.calls.length;
  find.mockRestore();
  list.mockRestore();
  return times;
}

const send = (query: string, variables?: Record<string, unknown>, headers?: Record<string, string>) =>
  postGraphql(marketplace.app, query, variables, headers);

test('an equal request gets the same bytes from the cache, without calling a service', async () => {
  const first = await send(LISTING, { filter: { inStock: true, section: 'GROCERIES' } });
  expect(first.statusCode).toBe(200);
  expect(first.headers['cache-control']).toBe('no-store');
  expect(
    await serviceCalls(async () =>
      expect((await send(LISTING, { filter: { section: 'GROCERIES', inStock: true } })).body).toBe(first.body),
    ),
  ).toBe(0);
  expect(await serviceCalls(() => send(LISTING, { filter: { inStock: true } }))).toBe(1);
});

test('a sold-out product is never shown as in stock, nor at its old price', async () => {
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
    for (const filter of filters) await send(LISTING, { filter });
    await send(CARD);
    await stockUp(onHand);
    await reprice(cents);
    expect((await send(CARD)).json()).toMatchObject({
      data: { product: { stock: { purchasable: onHand * mango().variants.length }, price: { current: { minorUnits: cents } } } },
    });
    for (const filter of filters) {
      // A document that has not been sent before is never served from the cache.
      const fresh = await send(`# ${onHand} ${cents}\n${LISTING}`, { filter });
      expect((await send(LISTING, { filter })).json()).toEqual(fresh.json());
    }
  }
});

test.each(['vendors', 'categories', 'brands'] as const)('a changed name in %s appears in the next response', async (collection) => {
  const product = mango();
  const { store } = marketplace.api;
  const id = { vendors: product.vendorId, categories: product.category, brands: product.brand ?? 'bukit-embun' }[collection];
  const labels =
    '{ products { facets(valueLimit: 100) { ... on ListFacet { values { label } } } nodes { vendor { name } category { name } } } vendors { nodes { name } } }';
  for (const query of [CARD, labels]) await send(query);
  await store.transaction(async (transaction) => {
    const { version: _version, ...document } = (await transaction.get(collection, id))!;
    const name = collection === 'categories' ? { en: 'Quintessence', ms: 'Quintessence' } : 'Quintessence';
    await transaction.put(collection, { ...document, name } as never);
  });
  expect((await send(labels)).body).toContain('Quintessence');
});

test('the next response counts a new follower and a delivery to a confirmed buyer in the vendor’s level', async () => {
  const { id, slug } = marketplace.api.services.catalog.vendor(mango().vendorId)!;
  const count = async (part: string) => {
    const { data } = (await send(`{ vendor(slug: "${slug}") { levelParts { kind count } } }`)).json<{
      data: { vendor: { levelParts: { kind: string; count: number }[] } };
    }>();
    return data.vendor.levelParts.find(({ kind }) => kind === part)?.count;
  };
  const [followers, deliveries] = [(await count('FOLLOWERS')) ?? NaN, (await count('DELIVERIES')) ?? NaN];
  const follows = [{ vendorId: id, at: new Date().toISOString() }];
  await marketplace.api.store.transaction((transaction) =>
    transaction.put('savedLists', { id: 'usr_demo_shopper', wishlist: [], follows }),
  );
  expect(await count('FOLLOWERS')).toBe(followers + 1);
  const input = anOrderInput({ lines: [{ variantId: mango().variants[0]!.id, quantity: 1 }] });
  const { data } = await marketplace.api.execute<PlaceOrderResponse>(PLACE_ORDER, { input });
  const expectedTotal = data.placeOrder.quote?.totals.total.minorUnits ?? 0;
  const placed = await marketplace.api.execute<PlaceOrderResponse>(PLACE_ORDER, { input: { ...input, expectedTotal } });
  const orderPackage = `${placed.data.placeOrder.order?.number}-1`;
  for (const step of ['PACKED', 'SHIPPED', 'OUT_FOR_DELIVERY'] as const)
    await marketplace.api.services.fulfilment.advance(orderPackage, step, OPERATOR);
  expect(await count('DELIVERIES')).toBe(deliveries);
  await marketplace.api.services.fulfilment.advance(orderPackage, 'DELIVERED', OPERATOR);
  expect(await count('DELIVERIES')).toBe(deliveries);
  await confirmOrder(marketplace.api, placed.data.placeOrder.order?.number ?? '');
  expect(await count('DELIVERIES')).toBe(deliveries + 1);
});

test('selling a unit invalidates only responses that show its stock; selling the last unit invalidates every listing', async () => {
  const withStock = LISTING.replace('slug status', 'slug status stock { purchasable }');
  const [other] = marketplace.api.services.catalog.categories(null).filter(({ id }) => id !== mango().category);
  const elsewhere = { filter: { category: [other?.id] } };
  const here = { filter: { category: [mango().category] } };
  await stockUp(9);
  for (const filter of [here, elsewhere]) for (const document of [LISTING, withStock]) await send(document, filter);
  await stockUp(8);
  for (const cached of [() => send(LISTING, here), () => send(LISTING, elsewhere), () => send(withStock, elsewhere)]) {
    expect(await serviceCalls(cached)).toBe(0);
  }
  expect(await serviceCalls(() => send(withStock, here))).toBe(1);
  await stockUp(0);
  for (const filter of [here, elsewhere]) expect(await serviceCalls(() => send(LISTING, filter))).toBe(1);
});

test('a response whose data change while it is computed is not cached', async () => {
  const { catalog } = marketplace.api.services;
  await reprice(700);
  const find = catalog.find.bind(catalog);
  catalog.find = (by) => {
    const found = find(by);
    // Returns a promise although its type does not say so, because resolvers await results.
    return reprice(555).then(() => found) as never;
  };
  const priceOf = (body: string) => (JSON.parse(body) as { data: { product: { price: unknown } } }).data.product.price;
  expect(priceOf((await send(CARD)).body)).toEqual({ current: { minorUnits: 700 } });
  Reflect.deleteProperty(catalog, 'find');
  expect(priceOf((await send(CARD)).body)).toEqual({ current: { minorUnits: 555 } });
});

test('a response to a member is never served to another caller', async () => {
  const loggedIn = await send(LOGIN, SHOPPER);
  const { token } = loggedIn.json<{ data: { login: { token: string } } }>().data.login;
  const viewer = '{ viewer { email } marketplace { name } }';
  const guest = await send(viewer);
  expect(guest.json()).toMatchObject({ data: { viewer: null } });
  const credentials: Record<string, string>[] = [{ authorization: `Bearer ${token}` }, { cookie: `__Host-rizq_session=${token}` }];
  for (const headers of credentials) {
    const own = await send(viewer, {}, headers);
    expect(own.json()).toMatchObject({ data: { viewer: { email: SHOPPER.email } } });
    expect(own.headers['cache-control']).toBe('no-store');
    expect((await send(viewer)).body).toBe(guest.body);
    // Requests with a session bypass the cache, even if the response is the same for everyone.
    expect(await serviceCalls(async () => void (await send(CARD, {}, headers)))).toBe(1);
    expect(await serviceCalls(async () => void (await send(CARD, {}, headers)))).toBe(1);
  }
  // The response cached for guests is not served to requests that specify an account or a session.
  expect((await send(CARD)).statusCode).toBe(200);
  expect((await send(CARD, {}, { authorization: 'Bearer nonsense' })).statusCode).toBe(401);
  expect((await send(CARD, {}, { 'x-rizq-viewer': 'usr_demo_shopper' })).statusCode).toBe(401);
});

test("an order opened with a guest's token is not served to other tokens, and responses that set a cookie are not cached", async () => {
  const order = 'query ($token: String) { order(number: "RZQ-7K4M-2Q9D", accessToken: $token) { id } }';
  for (const token of ['one', 'one', 'two']) expect((await send(order, { token })).json()).toMatchObject({ data: { order: null } });
  const login = () => send(LOGIN, SHOPPER);
  const cookies = [await login(), await login()].map(({ headers }) => headers['set-cookie']);
  expect(cookies[0]).not.toEqual(cookies[1]);
});

test('each language has its own responses', async () => {
  const title = `{ product(slug: "${MANGO}") { title } }`;
  const english = await send(title, {}, { 'accept-language': 'en-MY' });
  const malay = await send(title, {}, { 'accept-language': 'ms' });
  expect(malay.body).not.toBe(english.body);
  expect((await send(title, {}, { 'accept-language': 'en' })).body).toBe(english.body);
});

test('responses with errors are not cached', async () => {
  const { services } = marketplace.api;
  /** For each of two equal requests, whether it called a service's method, and the number of errors in the response. */
  const twice = async (query: string, method: Pick<MockInstance, 'mockClear' | 'mock'>) => {
    const seen = [];
    for (let time = 0; time < 2; time += 1) {
      method.mockClear();
      const { errors = [] } = (await send(query)).json<{ errors?: unknown[] }>();
      seen.push({ called: method.mock.calls.length > 0, errors: errors.length });
    }
    return seen;
  };
  // The product is found before the list is rejected.
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

test('an error is not cached: the same request succeeds once its cause is gone', async () => {
  const { catalog } = marketplace.api.services;
  catalog.find = () => {
    throw new BadInput('Not now.');
  };
  expect((await send(CARD)).json()).toMatchObject({ data: { product: null }, errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
  Reflect.deleteProperty(catalog, 'find');
  const recovered = (await send(CARD)).json<{ data: { product: { id: string } } }>();
  expect(recovered).toMatchObject({ data: { product: { id: mango().id } } });
  expect(recovered).not.toHaveProperty('errors');
});

test("guests' pages use the response cache; members' pages bypass it", async () => {
  const page = (address: string, cookie?: string) => marketplace.app.inject({ url: address, headers: cookie ? { cookie } : {} });
  const shown = async (address: string, cookie?: string) => {
    let body = '';
    const lookedUp = await serviceCalls(async () => void ({ body } = await page(address, cookie)));
    return { body, lookedUp };
  };
  const { token } = (await send(LOGIN, SHOPPER)).json<{ data: { login: { token: string } } }>().data.login;
  const cookie = `__Host-rizq_session=${token}`;
  const address = '/rizq-marketplace?q=mango';
  const own = await shown(`${address}&own=1`, cookie);
  expect(own.body).toContain(SHOPPER.email);
  expect(own.lookedUp).toBeGreaterThan(0);
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
