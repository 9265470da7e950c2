import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { MALAYSIAN_STATES } from '#schema/rules/malaysianStates.ts';
import { buildCatalogue } from '#seed/buildCatalogue.ts';
import { createTestApi, type TestApi } from '#tests/support/api/startApi.ts';

const open: TestApi[] = [];
/** The API over the seed, for tests that only read data. */
let marketplace: TestApi;
beforeAll(async () => {
  marketplace = await createTestApi();
});
afterEach(async () => {
  for (const api of open.splice(0)) await api.close();
});
afterAll(() => marketplace.close());

async function start(options: Parameters<typeof createTestApi>[0] = {}): Promise<TestApi> {
  const api = await createTestApi(options);
  open.push(api);
  return api;
}

test('names of categories and their groups begin with a capital letter', async () => {
  const { data } = await marketplace.execute<{ categories: { name: string; group: { name: string } | null }[] }>(
    '{ categories { name group { name } } }',
  );
  const names = data.categories.flatMap(({ name, group }) => [name, group?.name ?? '']);
  expect(names).toContain('Glasses');
  expect(names.filter((name) => name.charAt(0) !== name.charAt(0).toUpperCase())).toEqual([]);
});

test('the marketplace query returns VAT, free shipping, return period, states and payment methods', async () => {
  const { data } = await marketplace.execute<{ marketplace: { states: { code: string; name: string }[] } }>(
    '{ marketplace { vatPercent currency returnDays freeShippingOver { minorUnits } states { code name(locale: MS) } paymentMethods { method name(locale: MS) demo banks { code } wallets { code } fee { minorUnits } maximum { minorUnits } states reservationMinutes } } }',
  );
  expect(data.marketplace).toMatchObject({
    vatPercent: 20,
    currency: 'USD',
    returnDays: 30,
    freeShippingOver: { minorUnits: 20000 },
    paymentMethods: [
      {
        method: 'FPX',
        name: 'Perbankan dalam talian (FPX)',
        demo: true,
        banks: expect.arrayContaining([{ code: 'DEMO_HARIMAU' }, { code: 'DEMO_CLOSED' }]) as unknown,
        wallets: [],
        states: { length: 16 },
        maximum: null,
      },
      { method: 'DUITNOW_QR', demo: true, banks: [], fee: { minorUnits: 0 }, reservationMinutes: 10 },
      { method: 'EWALLET', demo: true, wallets: [{ code: 'TOUCH_N_GO' }, { code: 'GRABPAY' }], reservationMinutes: 15 },
      { method: 'CARD', demo: true, banks: [], wallets: [] },
      {
        method: 'CASH_ON_DELIVERY',
        name: 'Bayar tunai semasa penghantaran',
        demo: false,
        banks: [],
        states: { length: 13 },
        maximum: { minorUnits: 50_000 },
      },
    ],
  });
  expect(data.marketplace.states.map(({ code }) => code)).toEqual(MALAYSIAN_STATES);
  expect(data.marketplace.states.find(({ code }) => code === 'PENANG')?.name).toBe('Pulau Pinang');
});

test('the demo offers a sample cart to new visitors; other marketplaces do not', async () => {
  const document = '{ marketplace { demo demoCart { quantity variant { id sku } product { slug } } } }';
  interface DemoResponse {
    marketplace: { demo: boolean; demoCart: { quantity: number; product: { slug: string } }[] };
  }
  const demo = (await (await start({ demo: true })).execute<DemoResponse>(document)).data.marketplace;
  expect(demo.demo).toBe(true);
  expect(demo.demoCart.length).toBeGreaterThan(0);
  expect(demo.demoCart.every(({ quantity }) => quantity >= 1)).toBe(true);
  expect((await (await start({ demo: false })).execute<DemoResponse>(document)).data.marketplace).toEqual({ demo: false, demoCart: [] });
});

test('banners are shown from their start until before their end', async () => {
  const catalogue = buildCatalogue();
  const [banner] = catalogue.banners;
  if (banner === undefined) throw new Error('The seed has banners');
  const raya = { ...banner, id: 'raya', placement: 'test', startsAt: '2026-03-01T00:00:00.000Z', endsAt: '2026-04-01T00:00:00.000Z' };
  const seenAt = async (moment: string): Promise<number> => {
    const api = await start({ catalogue: { ...catalogue, banners: [raya] }, now: () => new Date(moment) });
    return (await api.execute<{ banners: unknown[] }>('{ banners(placement: "test") { key } }')).data.banners.length;
  };
  expect(await seenAt('2026-02-28T23:59:59.999Z')).toBe(0);
  expect(await seenAt('2026-03-01T00:00:00.000Z')).toBe(1);
  expect(await seenAt('2026-03-31T23:59:59.999Z')).toBe(1);
  expect(await seenAt('2026-04-01T00:00:00.000Z')).toBe(0);
});

test.each([
  ['2026-02-10T04:00:00Z', 'lunar-new-year-2026'],
  ['2026-03-10T04:00:00Z', 'hari-raya-2026'],
  ['2026-08-31T04:00:00Z', 'merdeka-2026'],
  ['2026-11-01T04:00:00Z', 'deepavali-2026'],
  ['2026-11-10T04:00:00Z', 'eleven-eleven-2026'],
  ['2026-07-01T04:00:00Z', 'whole-market'],
  ['2031-07-01T04:00:00Z', 'whole-market'],
])('on %s the first listing banner is %s', async (moment, key) => {
  const api = await start({ now: () => new Date(moment) });
  const document = '{ banners(placement: "listing") { key title(locale: MS) besideImages { url } } }';
  const { data } = await api.execute<{ banners: { key: string; title: string; besideImages: unknown[] }[] }>(document);
  expect(data.banners[0]?.key).toBe(key);
  expect(data.banners[0]?.besideImages).toHaveLength(2);
  expect(data.banners.at(-1)?.key).toBe('whole-market');
});

test('every category has its own banner, and its product count is the length of its listing', async () => {
  const { data } = await marketplace.execute<{ categories: { slug: string; productCount: number; products: { totalCount: number } }[] }>(
    '{ categories { slug productCount products(first: 1) { totalCount } } }',
  );
  for (const { slug, productCount, products } of data.categories) {
    const response = await marketplace.execute<{ banners: { href: string }[] }>(`{ banners(placement: "category-${slug}") { href } }`);
    expect(response.data.banners[0]?.href).toContain(`category=${slug}`);
    expect(products.totalCount).toBe(productCount);
  }
});

test('a collection with an end is empty after that time', async () => {
  const catalogue = buildCatalogue();
  const ends = '2026-03-10T16:00:00.000Z';
  const collections = catalogue.collections.map((collection) => (collection.id === 'deals' ? { ...collection, endsAt: ends } : collection));
  let now = '2026-03-10T15:59:59Z';
  const api = await start({ catalogue: { ...catalogue, collections }, now: () => new Date(now) });
  const list = async (key: string) =>
    (
      await api.execute<{ collection: { endsAt: string | null; products: unknown[] } }>(
        `{ collection(key: "${key}") { endsAt products { id } } }`,
      )
    ).data.collection;
  expect(await list('deals')).toMatchObject({ endsAt: ends, products: { length: 7 } });
  expect((await list('dropdeal')).endsAt).toBeNull();
  for (now of ['2026-03-10T16:00:00Z', '2026-03-10T16:00:01Z', '2026-03-15T12:00:00Z']) {
    expect(await list('deals')).toEqual({ endsAt: null, products: [] });
  }
});

test('only products published in the last 30 days are labelled as new, even if a vendor chose the label', async () => {
  const catalogue = buildCatalogue();
  const published: Record<string, string> = { 'harumanis-mango': '2026-03-10T08:00:00.000Z', 'fragrant-rice': '2026-03-10T08:00:00.000Z' };
  const chosen: Record<string, 'NEW' | 'SALE'> = { 'fragrant-rice': 'SALE', 'batik-shirt-indigo': 'NEW' };
  const products = catalogue.products.map((product) => ({
    ...product,
    createdAt: published[product.slug] ?? '2025-01-01T00:00:00.000Z',
    label: chosen[product.slug] ?? null,
  }));
  let now = '2026-03-10T08:00:00Z';
  const api = await start({ catalogue: { ...catalogue, products }, now: () => new Date(now) });
  const labels = async () => {
    const { data } = await api.execute<{
      mango: { label: string | null };
      rice: { label: string | null };
      shirt: { label: string | null };
      labelled: { nodes: { slug: string }[] };
    }>(
      `{ mango: product(slug: "harumanis-mango") { label } rice: product(slug: "fragrant-rice") { label }
         shirt: product(slug: "batik-shirt-indigo") { label } labelled: products(filter: { label: [NEW] }) { nodes { slug } } }`,
    );
    return [data.mango.label, data.rice.label, data.shirt.label, data.labelled.nodes.map(({ slug }) => slug)];
  };
  expect(await labels()).toEqual(['NEW', 'SALE', null, ['harumanis-mango']]);
  now = '2026-04-09T07:59:59Z';
  expect(await labels()).toEqual(['NEW', 'SALE', null, ['harumanis-mango']]);
  now = '2026-04-09T08:00:00Z';
  expect(await labels()).toEqual([null, 'SALE', null, []]);
});

test('a banner returns its products in order', async () => {
  const { data } = await marketplace.execute<{ banners: { products: { slug: string }[] }[] }>(
    '{ banners(placement: "drop-hero") { products { slug } } }',
  );
  expect(data.banners.map(({ products }) => products.map(({ slug }) => slug))).toEqual([['hoodie-plain'], ['running-shoes']]);
});

test('menu, tiles, facts and services are sorted and translated', async () => {
  const { data } = await marketplace.execute<{
    categoryGroups: { name: string; categories: { slug: string; productCount: number }[] }[];
    categoryTiles: { position: number; category: { slug: string } }[];
    facts: unknown[];
    services: { title: string }[];
  }>(
    '{ categoryGroups { name(locale: MS) categories { slug productCount } } categoryTiles { position category { slug } } facts { key label value } services { key title(locale: MS) description icon } }',
  );
  expect(data.categoryGroups.map(({ name }) => name)).toEqual(['Tenusu & bakeri', 'Buah & sayur', 'Snek & rempah', 'Jus & minuman']);
  expect(
    data.categoryGroups.every(({ categories }) => categories.length > 0 && categories.every(({ productCount }) => productCount >= 4)),
  ).toBe(true);
  const positions = data.categoryTiles.map(({ position }) => position);
  expect(positions).toEqual([...positions].sort((left, right) => left - right));
  expect(data.facts.length).toBeGreaterThan(0);
  expect(data.services.length).toBeGreaterThan(0);
});

test('categories can be filtered by section; without one all are returned', async () => {
  const document = 'query ($section: Section) { categories(section: $section) { slug sections } }';
  const all = (await marketplace.execute<{ categories: { slug: string; sections: string[] }[] }>(document)).data.categories;
  const mart = (await marketplace.execute<{ categories: { slug: string; sections: string[] }[] }>(document, { section: 'MART' })).data
    .categories;
  expect(mart.length).toBeGreaterThanOrEqual(7);
  expect(mart).toEqual(all.filter(({ sections }) => sections.includes('MART')));
});

test('brands are sorted by name, and their product count is that of the brand filter', async () => {
  const { data } = await marketplace.execute<{ brands: { slug: string; name: string; productCount: number }[] }>(
    '{ brands(first: 5) { slug name productCount } }',
  );
  expect(data.brands).toHaveLength(5);
  expect(data.brands.map(({ name }) => name)).toEqual(
    [...data.brands.map(({ name }) => name)].sort((left, right) => left.localeCompare(right, 'en')),
  );
  for (const { slug, productCount } of data.brands) {
    const listing = await marketplace.execute<{ products: { totalCount: number } }>(
      'query ($brand: [String!]) { products(filter: { brand: $brand }) { totalCount } }',
      {
        brand: [slug],
      },
    );
    expect(listing.data.products.totalCount).toBe(productCount);
  }
});

test("texts are in the viewer's language unless another one is requested", async () => {
  const document = '{ product(slug: "harumanis-mango") { title english: title(locale: EN) category { name } } }';
  const inMalay = await marketplace.execute<{ product: { title: string; english: string; category: { name: string } } }>(
    document,
    {},
    { locale: 'ms' },
  );
  const inEnglish = await marketplace.execute<{ product: { title: string; english: string; category: { name: string } } }>(
    document,
    {},
    { locale: 'en' },
  );
  expect(inMalay.data.product.category.name).toBe('Buah segar');
  expect(inEnglish.data.product.category.name).toBe('Fresh Fruit');
  expect(inMalay.data.product.english).toBe(inEnglish.data.product.title);
  expect(inMalay.data.product.title).not.toBe(inEnglish.data.product.title);
});
