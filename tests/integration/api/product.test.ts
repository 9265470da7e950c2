import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expectedDates } from '#schema/rules/deliveryTimes.ts';
import { buildCatalogue } from '#seed/buildCatalogue.ts';
import { confirmOrder } from '#tests/support/api/confirmed.ts';
import { openMarket } from '#tests/support/api/orderingApi.ts';
import { catalogueWith, read } from '#tests/support/api/productReading.ts';
import { createTestApi, type TestApi } from '#tests/support/api/startApi.ts';

const open: TestApi[] = [];
/** The API over the seed, for tests that only read data. */
let seededApi: TestApi;
beforeAll(async () => {
  seededApi = await createTestApi();
});
afterEach(async () => {
  for (const api of open.splice(0)) await api.close();
});
afterAll(() => seededApi.close());

async function start(options: Parameters<typeof createTestApi>[0] = {}): Promise<TestApi> {
  const api = await createTestApi(options);
  open.push(api);
  return api;
}

test('product returns a product by slug or by id', async () => {
  const bySlug = await read(seededApi, { slug: 'harumanis-mango' });
  expect(bySlug).toMatchObject({
    slug: 'harumanis-mango',
    href: '/product/harumanis-mango',
    category: { slug: 'fresh-fruit', group: { slug: 'fruits-vegetable' } },
    vendor: { slug: 'kebun-utara' },
  });
  expect(bySlug.price.current).toEqual({ minorUnits: 640, amount: '6.40', currency: 'USD', formatted: '$6.40' });
  expect(bySlug.price).toMatchObject({ was: { minorUnits: 800 }, discountPercent: 20, unit: { per: 'kg', price: { minorUnits: 640 } } });
  expect(await read(seededApi, { id: bySlug.id })).toEqual(bySlug);
});

test('unknown products, vendors, collections and nodes are null, without errors', async () => {
  const { data, errors } = await seededApi.execute(
    '{ product(slug: "no-such") { id } byId: product(id: "prd_none") { id } vendor(slug: "no-such") { id } collection(key: "no-such") { key } node(id: "???") { id } banners(placement: "no-such") { key } }',
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({ product: null, byId: null, vendor: null, collection: null, node: null, banners: [] });
});

test('product without slug or id returns BAD_USER_INPUT', async () => {
  const { errors } = await seededApi.execute('{ product { id } }');
  expect(errors?.[0]).toMatchObject({ message: 'Give `slug` or `id`.', extensions: { code: 'BAD_USER_INPUT' } });
});

test('a withdrawn product is in no listing, but product still returns it', async () => {
  const api = await start({ catalogue: catalogueWith('harumanis-mango', { status: 'DISABLED' }) });
  expect(await read(api, { slug: 'harumanis-mango' })).toMatchObject({ status: 'DISABLED', stock: { level: 'OUT', purchasable: 0 } });
  const { data } = await api.execute<{ products: { totalCount: number }; collection: { products: { slug: string }[] } }>(
    '{ products(query: "harumanis mango") { totalCount } collection(key: "deals") { products { slug } } }',
  );
  expect(data.products.totalCount).toBe(0);
  expect(data.collection.products.map(({ slug }) => slug)).not.toContain('harumanis-mango');
});

test('pictures have a URL per width and format', async () => {
  const { images } = await read(seededApi, { slug: 'harumanis-mango' });
  expect(images.length).toBeGreaterThanOrEqual(2);
  expect(images[0]).toMatchObject({ url: '/pictures/harumanis-mango-front-320.avif', default: '/pictures/harumanis-mango-front-640.webp' });
});

test.each([
  ['500g', 900, { per: '100 g', price: { minorUnits: 180 } }],
  ['2kg', 900, { per: 'kg', price: { minorUnits: 450 } }],
  ['750ml', 900, { per: '100 ml', price: { minorUnits: 120 } }],
  ['1L', 900, { per: 'L', price: { minorUnits: 900 } }],
  ['10pcs', 999, { per: 'piece', price: { minorUnits: 100 } }],
  ['6 x 330 ml', 1000, { per: 'L', price: { minorUnits: 505 } }],
  ['1,5 L', 1000, { per: 'L', price: { minorUnits: 667 } }],
  ['33cl', 1000, { per: '100 ml', price: { minorUnits: 303 } }],
  ['1,800 g', 900, { per: 'kg', price: { minorUnits: 500 } }],
  ["10's", 999, { per: 'piece', price: { minorUnits: 100 } }],
  ['20 x 30 cm', 900, null],
  ['a bunch', 900, null],
])('the unit price of %s for %i cents is computed from the weight label', async (weight, priceCents, unit) => {
  const catalogue = catalogueWith('harumanis-mango', { weight, priceCents, wasPriceCents: null });
  expect((await read(await start({ catalogue }), { slug: 'harumanis-mango' })).price.unit).toEqual(unit);
});

test('SIMILAR products begin with the same category, and SAME_VENDOR products are all of the vendor', async () => {
  const similar = await read(seededApi, { slug: 'harumanis-mango', kind: 'SIMILAR', first: 4 });
  expect(similar.related).toHaveLength(4);
  expect(similar.related[0]?.category.slug).toBe('fresh-fruit');
  expect(similar.related.map(({ slug }) => slug)).not.toContain('harumanis-mango');
  const sameVendor = await read(seededApi, { slug: 'harumanis-mango', kind: 'SAME_VENDOR', first: 24 });
  expect(sameVendor.related.length).toBeGreaterThan(3);
  expect(new Set(sameVendor.related.map(({ vendor }) => vendor.slug))).toEqual(new Set(['kebun-utara']));
  expect(sameVendor.related.map(({ slug }) => slug)).not.toContain('harumanis-mango');
});

test('without orders no product has products bought together', async () => {
  expect((await read(seededApi, { slug: 'harumanis-mango', kind: 'BOUGHT_TOGETHER' })).related).toEqual([]);
});

test('products ordered together are shown only after two different buyers', async () => {
  const { placeOrder, quote, execute, store } = await openMarket();
  const lines = [{ variantId: 'var_rice' }, { variantId: 'var_tea' }];
  const { totals } = await quote({ lines });
  const order = async (email: string) => {
    const payment = { method: 'FPX', bank: 'DEMO_HARIMAU' };
    const { order: placed, errors } = await placeOrder({ lines, email, payment, expectedTotal: totals.total.minorUnits });
    expect(errors).toEqual([]);
    await confirmOrder({ store }, placed?.number ?? '');
  };
  const together = async () => {
    const { data } = await execute<{ product: { related: { id: string }[] } }>(
      '{ product(id: "prd_rice") { related(kind: BOUGHT_TOGETHER) { slug } } }',
    );
    return data.product.related;
  };
  await order('aina@example.com');
  await order('Aina@example.com');
  expect(await together()).toEqual([]);
  await order('hakim@example.com');
  expect(await together()).toHaveLength(1);
});

test('delivery returns days and fee for a state, or the reason why there is no delivery', async () => {
  const catalogue = buildCatalogue();
  const vendors = catalogue.vendors.map((vendor) =>
    vendor.slug === 'kebun-utara' ? { ...vendor, shipsTo: ['SELANGOR' as const], deliveryFeeCents: 300 } : vendor,
  );
  const api = await start({ catalogue: { ...catalogue, vendors } });
  const toSelangor = await read(api, { slug: 'harumanis-mango', state: 'SELANGOR' });
  const { earliest, latest } = expectedDates(new Date(), 'SELANGOR');
  expect(toSelangor.delivery).toEqual({
    deliverable: true,
    cheapest: { minorUnits: 300 },
    minDays: 1,
    maxDays: 2,
    earliest: earliest.toISOString(),
    latest: latest.toISOString(),
    reason: null,
  });
  const toSabah = await read(api, { slug: 'harumanis-mango', state: 'SABAH' }, 'ms');
  expect(toSabah.delivery).toMatchObject({
    deliverable: false,
    cheapest: null,
    earliest: null,
    latest: null,
    reason: 'Penjual ini tidak menghantar ke negeri itu.',
  });
  const inStore = catalogueWith('harumanis-mango', { fulfilment: ['IN_STORE'] });
  expect((await read(await start({ catalogue: inStore }), { slug: 'harumanis-mango' })).delivery.reason).toBe(
    "Sold in the seller's own store only.",
  );
});

test('fresh and chilled food is not returnable', async () => {
  const RETURNABLE = /* GraphQL */ `
    query Returnable($slug: String) {
      product(slug: $slug) {
        returnable
      }
    }
  `;
  const of = async (slug: string) => (await seededApi.execute(RETURNABLE, { slug })).data;
  expect([await of('musang-king-durian'), await of('halal-beef-cubes'), await of('batik-shirt-indigo')]).toEqual([
    { product: { returnable: false } },
    { product: { returnable: false } },
    { product: { returnable: true } },
  ]);
});
