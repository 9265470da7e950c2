import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES, LOCALES, type Locale } from '#schema/rules/locales.ts';
import { aProduct, aStock, aVendor } from '#tests/support/builders/documents.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { createTestApi, type TestApi } from '#tests/support/api/startApi.ts';

const CHINESE = ['排序一', '二十', '安', '德', '次', '波', '重庆', '长安', '一', '咖啡 2 包', '咖啡 10 包', '咖啡'];
const LATIN = [
  '10 pack',
  '2 pack',
  'Zebra',
  'apple',
  'Äpfel',
  'Apple',
  'éclair',
  'Eclair',
  'eclair 9',
  'eclair 10',
  'a-b',
  'a b',
  "a'b",
  '(a)',
  '#1',
  'ñandu',
  'nandu',
];
const TITLES = [...CHINESE, ...LATIN, '02 pack', '2 PACK', 'வணக்கம்', 'مخبز', 'か', 'が', '🌙 kurma'];

let api: TestApi;

beforeAll(async () => {
  const market = aMarket();
  const products = TITLES.map((title, at) =>
    aProduct({ id: `prd_${at}`, slug: `title-${at}`, title: { en: title, ms: title, 'zh-MY': title }, vendorId: 'ven_utara' }),
  );
  const vendors = CHINESE.map((name, at) => aVendor({ id: `ven_${at}`, slug: `vendor-${at}`, name, nameKey: `key ${at}`, ownerId: null }));
  const brands = TITLES.map((name, at) => ({ id: `brand-${at}`, name }));
  api = await createTestApi({
    catalogue: {
      ...market,
      products: products.map((product, at) => ({ ...product, brand: `brand-${at}` })),
      stock: products.flatMap(({ variants }) => variants.map(({ id }) => aStock(id, 5))),
      brands,
      vendors: [...market.vendors, ...vendors],
    },
  });
});
afterAll(() => api.close());

const sorted = (names: readonly string[], locale: Locale) =>
  [...names].sort(new Intl.Collator(LANGUAGES[locale].tag, { numeric: true }).compare);

interface Products {
  products: { nodes: { title: string }[]; pageInfo: { endCursor: string | null; hasNextPage: boolean } };
}

async function pagesOf(locale: Locale, sort: string, first: number, filter = {}): Promise<string[]> {
  const found: string[] = [];
  let after: string | null = null;
  do {
    const { data, errors }: { data: Products; errors?: unknown } = await api.execute<Products>(
      `query ($after: String, $first: Int, $sort: ProductSort, $filter: ProductFilter) {
        products(sort: $sort, after: $after, first: $first, filter: $filter) { nodes { title } pageInfo { endCursor hasNextPage } }
      }`,
      { after, first, sort, filter },
      { locale },
    );
    expect(errors).toBeUndefined();
    found.push(...data.products.nodes.map(({ title }) => title));
    after = data.products.pageInfo.hasNextPage ? data.products.pageInfo.endCursor : null;
  } while (after !== null);
  return found;
}

test.each(LOCALES)(
  'titles are sorted by the rules of %s, numbers by value, without gaps or duplicates for any page size',
  async (locale) => {
    const collator = new Intl.Collator(LANGUAGES[locale].tag, { numeric: true });
    const expected = sorted(TITLES, locale);
    for (const first of [1, 3, 7, 100]) {
      const found = await pagesOf(locale, 'TITLE_ASC', first);
      expect(found.toSorted()).toEqual(TITLES.toSorted());
      expect(found.map((title, at) => collator.compare(title, expected[at] ?? ''))).toEqual(found.map(() => 0));
    }
    const down = await pagesOf(locale, 'TITLE_DESC', 5);
    expect(down.map((title, at) => collator.compare(title, expected.at(-1 - at) ?? ''))).toEqual(down.map(() => 0));
  },
);

test('Chinese titles are sorted by pinyin', async () => {
  const found = await pagesOf('zh-MY', 'TITLE_ASC', 100);
  const samples = ['安', '波', '重庆', '次', '德', '二十', '一', '长安'];
  expect(found.filter((title) => samples.includes(title))).toEqual(sorted(samples, 'zh-MY'));
  expect(found.indexOf('咖啡 2 包')).toBeLessThan(found.indexOf('咖啡 10 包'));
});

test.each(LOCALES)('vendors and brands are sorted by the rules of %s', async (locale) => {
  const names: string[] = [];
  let after: string | null = null;
  do {
    const { data }: { data: { vendors: { nodes: { name: string }[]; pageInfo: { endCursor: string; hasNextPage: boolean } } } } =
      await api.execute(
        'query ($after: String) { vendors(sort: NAME, first: 3, after: $after) { nodes { name } pageInfo { endCursor hasNextPage } } }',
        { after },
        { locale },
      );
    names.push(...data.vendors.nodes.map(({ name }) => name));
    after = data.vendors.pageInfo.hasNextPage ? data.vendors.pageInfo.endCursor : null;
  } while (after !== null);
  expect(names).toHaveLength(CHINESE.length + aMarket().vendors.length);
  expect(names).toEqual(sorted(names, locale));
  const { data } = await api.execute<{ brands: { name: string }[]; products: { facets: { values: { label: string }[] }[] } }>(
    '{ brands(first: 100) { name } products { facets(keys: [BRAND], valueLimit: 200) { ... on ListFacet { values { label } } } } }',
    {},
    { locale },
  );
  expect(data.brands.map(({ name }) => name)).toEqual(
    sorted(
      data.brands.map(({ name }) => name),
      locale,
    ),
  );
  const labels = data.products.facets[0]?.values.map(({ label }) => label) ?? [];
  expect(labels).toHaveLength(TITLES.length);
  expect(labels).toEqual(sorted(labels, locale));
});

test('added, renamed and deleted products keep the titles sorted', async () => {
  await api.store.transaction(async (transaction) => {
    const product = (await transaction.get('products', 'prd_0'))!;
    for (const [at, title] of ['apple 3', '阿', '中 12', '中 3', 'Äpfel'].entries())
      await transaction.put('products', {
        ...product,
        id: `prd_new_${at}`,
        slug: `new-${at}`,
        variants: [],
        title: { en: title, 'zh-MY': title },
      });
    const renamed = (await transaction.get('products', 'prd_3'))!;
    await transaction.put('products', { ...renamed, title: { en: '再见', 'zh-MY': '再见' } });
    await transaction.delete('products', 'prd_5');
  });
  for (const locale of LOCALES) {
    const collator = new Intl.Collator(LANGUAGES[locale].tag, { numeric: true });
    const found = await pagesOf(locale, 'TITLE_ASC', 4);
    expect(found).toHaveLength(TITLES.length + 4);
    found.forEach((title, at) => expect(collator.compare(found[at - 1] ?? '', title)).toBeLessThanOrEqual(0));
  }
});
