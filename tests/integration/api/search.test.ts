import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#tests/support/api/startApi.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

async function find(query: string, variables: Record<string, unknown> = {}): Promise<string[]> {
  const document =
    'query ($query: String, $filter: ProductFilter, $sort: ProductSort) { products(query: $query, filter: $filter, sort: $sort, first: 100) { nodes { slug } } }';
  const { data } = await api.execute<{ products: { nodes: { slug: string }[] } }>(document, { query, ...variables });
  return data.products.nodes.map(({ slug }) => slug);
}

test('products are found by their English and Malay titles', async () => {
  expect(await find('milk')).toContain('fresh-milk');
  expect(await find('susu')).toContain('fresh-milk');
  expect(await find('mango')).toContain('harumanis-mango');
  expect(await find('mangga')).toContain('harumanis-mango');
});

test('the beginning of a word matches, its middle does not', async () => {
  expect(await find('harum')).toContain('harumanis-mango');
  expect(await find('umanis')).not.toContain('harumanis-mango');
});

test('all words of a search must match, in any order', async () => {
  expect(await find('mango harumanis')).toContain('harumanis-mango');
  expect(await find('mango zzzz')).toEqual([]);
});

test('search ignores case and diacritics', async () => {
  expect(await find('HARUMÁNIS Mangó')).toEqual(await find('harumanis mango'));
});

test('search includes brand, category and vendor', async () => {
  const byVendor = await find('kebun utara');
  expect(byVendor.length).toBeGreaterThan(3);
  expect(byVendor).toContain('guava-crunchy');
  expect(await find('minuman')).toContain('kopi-o-kampung');
});

test('matches in the title rank above matches in category and vendor', async () => {
  const [first] = await find('mango');
  expect(['harumanis-mango', 'dried-mango-strips']).toContain(first);
});

test('a word that names a product in every language ranks above one that describes it in one language, and above a colour', async () => {
  const baju = await find('baju');
  expect(new Set(baju.slice(0, 3))).toEqual(new Set(['baju-kurung-songket', 'baju-melayu-set', 'baby-kurung']));
  expect(baju).toContain('hoodie-plain');
  const kopi = await find('kopi');
  expect(kopi[0]).toBe('kopi-o-kampung');
  const colour = kopi.indexOf('leather-belt');
  const byVendor = await find('"kopi tujuh pagi"');
  expect(colour).toBeGreaterThan(0);
  for (const slug of byVendor) expect(kopi.indexOf(slug)).toBeLessThan(colour);
});

test('a word whose translation is in no other title of the product ranks below what its shop sells', async () => {
  const found = await find('susu');
  // "Rice milk lotion" is "losen air beras", without milk, in Malay.
  expect(found.indexOf('unsalted-butter')).toBeLessThan(found.indexOf('rice-lotion'));
  expect(found.slice(0, 2).sort()).toEqual(['fresh-milk', 'soy-milk']);
});

test('markup in a search is ignored', async () => {
  expect(await find('<b>%')).toEqual([]);
  expect(await find('<b>mango</b>')).toEqual(await find('mango'));
});

test('an empty search returns all products, and one without words returns none', async () => {
  const everything = (await find('')).length;
  expect(everything).toBe(100);
  expect((await find('   ')).length).toBe(everything);
  expect(await find('!?…')).toEqual([]);
});

test('search combines with filters and sorts', async () => {
  const found = await find('mango');
  const snacks = await find('mango', { filter: { category: ['dried-fruit'] } });
  expect(snacks).toContain('dried-mango-strips');
  expect(snacks.every((slug) => found.includes(slug))).toBe(true);
  expect((await find('mango', { sort: 'PRICE_DESC' })).sort()).toEqual([...found].sort());
});

test('a listing with few or no products suggests filters to drop, with the number of products without each', async () => {
  const document = `query ($filter: ProductFilter, $query: String) {
    products(filter: $filter, query: $query) { totalCount corrections { relaxations { resultCount drop { key value } } } }
  }`;
  const filter = { category: ['snacks', 'coffee'], price: { min: 20_000 }, halal: true };
  const { data } = await api.execute<{
    products: { totalCount: number; corrections: { relaxations: { resultCount: number; drop: { key: string; value: string }[] }[] } };
  }>(document, { filter });
  expect(data.products.totalCount).toBe(0);
  const { relaxations } = data.products.corrections;
  expect(relaxations.map(({ drop }) => drop)).toContainEqual([{ key: 'PRICE', value: '20000-' }]);
  for (const { drop, resultCount } of relaxations) {
    const field = { PRICE: 'price', CATEGORY: 'category', HALAL: 'halal' }[drop[0]?.key ?? ''] ?? '';
    const rest = await api.execute<{ products: { totalCount: number } }>(document, { filter: { ...filter, [field]: null } });
    expect(resultCount).toBe(rest.data.products.totalCount);
    expect(resultCount).toBeGreaterThan(0);
  }
  expect(relaxations.map(({ resultCount }) => resultCount)).toEqual(
    relaxations.map(({ resultCount }) => resultCount).sort((a, b) => b - a),
  );
  const lost = await api.execute<{ products: { corrections: { relaxations: { resultCount: number; drop: { key: string }[] }[] } } }>(
    document,
    {
      filter: { brand: ['nobody'], deliversTo: 'SABAH', onSale: true, vendor: ['nobody'] },
    },
  );
  const [all] = lost.data.products.corrections.relaxations;
  expect(all?.drop.map(({ key }) => key)).toEqual(['BRAND', 'ON_SALE', 'DELIVERS_TO', 'VENDOR']);
  expect(all?.resultCount).toBe((await api.execute<{ products: { totalCount: number } }>(document, {})).data.products.totalCount);
  const enough = await api.execute<{ products: { corrections: unknown } }>(document, { filter: { category: ['snacks'] } });
  expect(enough.data.products.corrections).toBeNull();
});

test('if no product matches all words of a search, words that match alone are suggested', async () => {
  const document = `query ($query: String) { products(query: $query) { totalCount corrections { correctedQuery didYouMean } } }`;
  const search = async (query: string) =>
    (
      await api.execute<{ products: { totalCount: number; corrections: { correctedQuery: string | null; didYouMean: string[] } | null } }>(
        document,
        { query },
      )
    ).data.products;
  const { totalCount, corrections } = await search('kopi songket');
  expect(totalCount).toBe(0);
  expect(corrections?.correctedQuery).toBeNull();
  expect([...(corrections?.didYouMean ?? [])].sort()).toEqual(['kopi', 'songket']);
  for (const words of corrections?.didYouMean ?? []) expect((await search(words)).totalCount).toBeGreaterThan(0);
  expect((await search('xqzw')).corrections).toBeNull();
});

test('an SKU finds its product first, with any filter, and is not corrected as a typo', async () => {
  const document = `query ($query: String, $filter: ProductFilter, $after: String) {
    products(query: $query, filter: $filter, first: 1, after: $after) {
      totalCount pageInfo { endCursor } nodes { sku slug category { slug } variants { sku } } corrections { correctedQuery }
    }
  }`;
  interface SearchResponse {
    products: {
      totalCount: number;
      pageInfo: { endCursor: string };
      nodes: { slug: string; category: { slug: string }; variants: { sku: string }[] }[];
      corrections: unknown;
    };
  }
  const search = async (variables: object) => (await api.execute<SearchResponse>(document, { ...variables })).data.products;
  const { nodes } = await search({ query: 'songket' });
  const [wanted] = nodes;
  const sku = wanted!.variants.at(-1)!.sku;
  expect(sku).toContain('-');
  for (const query of [sku, sku.toLowerCase(), ` ${sku} `, sku.replaceAll('-', ''), sku.toLowerCase().replaceAll('-', ' ')]) {
    const found = await search({ query });
    expect({ query, first: found.nodes[0]?.slug }).toEqual({ query, first: wanted!.slug });
    expect(found.corrections).toBeNull();
    const further = await search({ query, after: found.pageInfo.endCursor });
    expect(further.nodes.map(({ slug }) => slug)).not.toContain(wanted!.slug);
  }
  expect((await search({ query: sku, filter: { category: [wanted!.category.slug] } })).nodes[0]?.slug).toBe(wanted!.slug);
  expect((await search({ query: sku, filter: { category: ['cookies'] } })).nodes.map(({ slug }) => slug)).not.toContain(wanted!.slug);
});

test('a weight finds products of that weight, with or without a space before the unit', async () => {
  const found = await find('beras 5 kg');
  expect(found).not.toEqual([]);
  expect(await find('beras 5kg')).toEqual(found);
  expect((await find('beras')).length).toBeGreaterThan(found.length);
  for (const slug of found) expect(await find('beras', { filter: { weight: ['5kg'] } })).toContain(slug);
});
