import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi } from '#tests/support/startApi.ts';
import type { TestApi } from '#tests/support/startApi.ts';

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

test('a product is found by its English and by its Malay title', async () => {
  expect(await find('milk')).toContain('fresh-milk');
  expect(await find('susu')).toContain('fresh-milk');
  expect(await find('mango')).toContain('harumanis-mango');
  expect(await find('mangga')).toContain('harumanis-mango');
});

test('the beginning of a word is enough; its middle is not', async () => {
  expect(await find('harum')).toContain('harumanis-mango');
  expect(await find('umanis')).not.toContain('harumanis-mango');
});

test('every word must be found, in any order', async () => {
  expect(await find('mango harumanis')).toContain('harumanis-mango');
  expect(await find('mango zzzz')).toEqual([]);
});

test('case and diacritics do not matter', async () => {
  expect(await find('HARUMÁNIS Mangó')).toEqual(await find('harumanis mango'));
});

test('a search also looks at brand, category and vendor', async () => {
  const byVendor = await find('kebun utara');
  expect(byVendor.length).toBeGreaterThan(3);
  expect(byVendor).toContain('guava-crunchy');
  expect(await find('minuman')).toContain('kopi-o-kampung');
});

test('a hit in the title comes before one in the category or the vendor', async () => {
  const [first] = await find('mango');
  expect(['harumanis-mango', 'dried-mango-strips']).toContain(first);
});

test('blank searches list everything, searches without a word nothing', async () => {
  const everything = (await find('')).length;
  expect(everything).toBe(100);
  expect((await find('   ')).length).toBe(everything);
  expect(await find('!?…')).toEqual([]);
});

test('searching goes together with filters and other sorts', async () => {
  const found = await find('mango');
  const snacks = await find('mango', { filter: { category: ['dried-fruit'] } });
  expect(snacks).toContain('dried-mango-strips');
  expect(snacks.every((slug) => found.includes(slug))).toBe(true);
  expect((await find('mango', { sort: 'PRICE_DESC' })).sort()).toEqual([...found].sort());
});
