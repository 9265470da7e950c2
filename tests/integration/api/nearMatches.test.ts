import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleCatalogue } from '#tests/support/builders/sampleCatalogue.ts';
import { createTestApi, type TestApi } from '#tests/support/api/startApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const SEARCH = /* GraphQL */ `
  query ($query: String, $filter: ProductFilter) {
    products(query: $query, filter: $filter, first: 100) {
      totalCount
      nodes {
        slug
      }
      facets(keys: [CATEGORY], includeEmpty: false) {
        ... on ListFacet {
          totalValues
        }
      }
      corrections {
        correctedQuery
      }
      queryFilters {
        key
        values
        label(locale: EN)
        words
        queryWithout
      }
      nearMatches {
        product {
          slug
          category {
            slug
          }
        }
        missingWords
      }
    }
  }
`;

interface Listing {
  totalCount: number;
  nodes: { slug: string }[];
  facets: { totalValues: number }[];
  corrections: { correctedQuery: string | null } | null;
  queryFilters: { key: string; values: string[]; label: string; words: string; queryWithout: string }[];
  nearMatches: { product: { slug: string; category: { slug: string } }; missingWords: string[] }[];
}

async function search(query: string, filter: object = {}, from = api): Promise<Listing & { slugs: string[] }> {
  const { products } = (await from.execute<{ products: Listing }>(SEARCH, { query, filter })).data;
  return { ...products, slugs: products.nodes.map(({ slug }) => slug) };
}

test('a search that no product matches in full lists the nearest products, each with the words it lacks', async () => {
  const { totalCount, nodes, facets, nearMatches, corrections } = await search('basmati rice 5 kg');
  expect({ totalCount, nodes, values: facets[0]?.totalValues }).toEqual({ totalCount: 0, nodes: [], values: 0 });
  expect(corrections?.correctedQuery).toBeNull();
  expect(nearMatches.length).toBeGreaterThan(2);
  expect(nearMatches.length).toBeLessThanOrEqual(12);
  expect(nearMatches[0]?.missingWords).toEqual(['basmati']);
  const missing = nearMatches.map(({ missingWords }) => missingWords.length);
  expect(missing).toEqual([...missing].sort((left, right) => left - right));
  expect(nearMatches.map(({ product }) => product.slug)).toContain('bario-rice');
});

test('near matches name missing words of each language as they were typed', async () => {
  expect((await search('organic coffee')).nearMatches[0]).toMatchObject({
    product: { slug: 'kopi-o-kampung' },
    missingWords: ['organic'],
  });
  expect((await search('有机糙米')).nearMatches[0]).toMatchObject({ product: { slug: 'brown-rice' }, missingWords: ['有机'] });
  expect((await search('beras Basmati')).nearMatches[0]?.missingWords).toEqual(['Basmati']);
});

test('a search with results, one without words and one of unknown words have no near matches', async () => {
  for (const query of ['kopi', '', 'zzqqxx', '!?']) expect((await search(query)).nearMatches).toEqual([]);
});

test('a word of an unknown phrase matches whole words only, so that every near match says what it lacks', async () => {
  // "Lada" begins "Ladang", the name of a shop.
  const { totalCount, nearMatches } = await search('lada hitam');
  expect(totalCount).toBe(0);
  expect(nearMatches.length).toBeGreaterThan(0);
  for (const { missingWords } of nearMatches) expect(missingWords).toContain('lada');
});

test('filters also apply to near matches', async () => {
  const { nearMatches } = await search('organic coffee mango', { category: ['dried-fruit'] });
  expect(nearMatches.length).toBeGreaterThan(0);
  for (const { product } of nearMatches) expect(product.category.slug).toBe('dried-fruit');
});

test.each([
  ['halal frozen chicken', 'frozen chicken', { halal: true }, ['HALAL', 'halal']],
  ['pink tudung', 'tudung', { color: ['#c98f7a'] }, ['COLOR', 'pink']],
  ['shoes size 42', 'shoes', { size: ['42'] }, ['SIZE', 'size 42']],
  ['coffee under 20', 'coffee', { price: { max: 2000 } }, ['PRICE', 'under 20']],
  ['kopi bawah RM20', 'kopi', { price: { max: 2000 } }, ['PRICE', 'bawah RM20']],
  ['20元以下的咖啡', '咖啡', { price: { max: 2000 } }, ['PRICE', '20元以下']],
  ['snacks on sale', 'snacks', { onSale: true }, ['ON_SALE', 'on sale']],
])('the search “%s” finds what “%s” finds with the filter it names, unless these words are quoted', async (query, rest, filter, named) => {
  const found = await search(query);
  expect(found.queryFilters.map(({ key, words }) => [key, words])).toEqual([named]);
  expect(found.totalCount).toBeGreaterThan(0);
  expect([...found.slugs].sort()).toEqual([...(await search(rest, filter)).slugs].sort());
  const [{ queryWithout = '' } = {}] = found.queryFilters;
  expect((await search(queryWithout)).queryFilters).toEqual([]);
});

const QUALIFIED: [query: string, rest: string, filter: object][] = [
  ['Tujuh Cawan coffee', 'coffee', { brand: ['tujuh-cawan'] }],
  ['mango kebun utara', 'mango', { brand: ['kebun-utara'] }],
  ['Pelana dompet', 'dompet', { brand: ['pelana'] }],
  ['akar & bunga losen', 'losen', { brand: ['akar-bunga'] }],
  ['Pelana 钱包', '钱包', { brand: ['pelana'] }],
  ['langkah鞋子', '鞋子', { brand: ['langkah'] }],
  ['mango dried fruit', 'mango', { category: ['dried-fruit'] }],
  ["women's wear songket", 'songket', { category: ['womens-wear'] }],
  ['ayam makanan segera', 'ayam', { category: ['fastfood'] }],
  ['makanan segera pedas', 'pedas', { category: ['fastfood'] }],
  ['女装宋吉锦', '宋吉锦', { category: ['womens-wear'] }],
  ['饼干牛油', '牛油', { category: ['cookies'] }],
];

test.each(QUALIFIED)('the search “%s” finds what “%s” finds of this brand or category', async (query, rest, filter) => {
  const { totalCount, slugs } = await search(query);
  const expected = (await search(rest, filter)).slugs;
  expect(expected.length).toBeGreaterThan(0);
  expect(slugs).toEqual(expect.arrayContaining(expected));
  expect(totalCount).toBeLessThan((await search(rest)).totalCount + (await search('', filter)).totalCount);
});

test.each([
  ['婴儿服包屁衣', '包屁衣', { category: ['baby-wear'] }, ['CATEGORY', '婴儿服']],
  ['花香坊初榨椰子油', '初榨椰子油', { brand: ['hua-xiang'] }, ['BRAND', '花香坊']],
])('the name of a category or brand becomes a filter in “%s”, which is written without spaces', async (query, rest, filter, named) => {
  const catalogue = sampleCatalogue();
  const products = catalogue.products.map((product) =>
    product.slug === 'virgin-coconut-oil' ? { ...product, brand: 'hua-xiang' } : product,
  );
  const brands = [...catalogue.brands, { id: 'hua-xiang', name: '花香坊' }];
  const other = await createTestApi({ catalogue: { ...catalogue, products, brands } });
  const found = await search(query, {}, other);
  expect(found.queryFilters.map(({ key, words }) => [key, words])).toEqual([named]);
  expect(found.totalCount).toBeGreaterThan(0);
  expect([...found.slugs].sort()).toEqual([...(await search(rest, filter, other)).slugs].sort());
  const [{ queryWithout = '' } = {}] = found.queryFilters;
  expect((await search(queryWithout, {}, other)).queryFilters).toEqual([]);
  await other.close();
});

test('near matches are the products that the search names, not those that only share a description with it', async () => {
  const { nearMatches } = await search('perfume for men');
  expect(nearMatches.length).toBeGreaterThan(3);
  for (const { product, missingWords } of nearMatches) expect([product.category.slug, missingWords]).toEqual(['perfume', ['men']]);
  for (const { missingWords } of (await search('women shoes')).nearMatches) expect(missingWords).toEqual(['women']);
});

test('a Chinese word for both dresses and skirts finds both', async () => {
  expect((await search('裙子')).slugs).toEqual(expect.arrayContaining(['pleated-skirt', 'satin-slip-dress']));
  expect((await search('红色裙子')).slugs).toEqual(['satin-slip-dress']);
  expect((await search('skirt')).slugs).not.toContain('satin-slip-dress');
});

test('words that find as many products as the filter stay words', async () => {
  for (const query of ['kopi', 'kopi tujuh pagi', 'songket', 'batik shirt', 'teh hitam', 'sugar under 500 g'])
    expect((await search(query)).queryFilters).toEqual([]);
});
