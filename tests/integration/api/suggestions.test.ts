import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#tests/support/api/startApi.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

interface Suggested {
  queries: { text: string; resultCount: number; highlighted: { text: string; match: boolean }[] }[];
  products: { slug: string }[];
  productHits: { product: { slug: string }; highlighted: { text: string; match: boolean }[] }[];
  categories: { slug: string }[];
  brands: { slug: string }[];
  vendors: { slug: string }[];
}

const SUGGEST = /* GraphQL */ `
  query ($query: String!, $limit: Int, $locale: Locale, $section: Section) {
    searchSuggestions(query: $query, limit: $limit, locale: $locale, section: $section) {
      queries {
        text
        resultCount
        highlighted {
          text
          match
        }
      }
      products {
        slug
      }
      productHits {
        product {
          slug
        }
        highlighted {
          text
          match
        }
      }
      categories {
        slug
      }
      brands {
        slug
      }
      vendors {
        slug
      }
    }
  }
`;

const SEARCH = /* GraphQL */ `
  query ($query: String) {
    products(query: $query, first: 100) {
      totalCount
      nodes {
        slug
      }
      corrections {
        correctedQuery
        didYouMean
      }
    }
  }
`;

const requestSuggestions = (query: string, variables: object = {}) =>
  api.execute<{ searchSuggestions: Suggested | null }>(SUGGEST, { query, ...variables });
const suggest = async (query: string, variables: object = {}) => (await requestSuggestions(query, variables)).data.searchSuggestions!;

async function search(query: string) {
  const { data } = await api.execute<{
    products: { totalCount: number; nodes: { slug: string }[]; corrections: { correctedQuery: string; didYouMean: string[] } | null };
  }>(SEARCH, { query });
  return { ...data.products, slugs: data.products.nodes.map(({ slug }) => slug) };
}

test('a search is completed by words of titles, each with its number of results', async () => {
  const { queries, products } = await suggest('sam', { limit: 3 });
  expect(queries[0]).toMatchObject({
    text: 'sambal',
    highlighted: [
      { text: 'sam', match: true },
      { text: 'bal', match: false },
    ],
  });
  for (const { text, resultCount } of queries) {
    expect(resultCount).toBeGreaterThan(0);
    expect(resultCount).toBe((await search(text)).totalCount);
  }
  expect(products.map(({ slug }) => slug)).toContain('sambal-tumis');
});

test('earlier words are kept, and the last one is completed among products that match them', async () => {
  const { queries } = await suggest('roti c');
  expect(queries.map(({ text }) => text)).toContain('roti canai');
  expect(queries.every(({ text }) => text.startsWith('roti c'))).toBe(true);
});

test('no completion repeats a word', async () => {
  for (const typed of ['halal chicken', 'chicken hal', 'ayam', 'kopi', 'rice ric', 'batik shirt']) {
    for (const { text } of (await suggest(typed)).queries) {
      const words = text.split(' ');
      expect({ text, repeated: words.length - new Set(words).size }).toEqual({ text, repeated: 0 });
    }
  }
});

test('completions use the requested language if it has the word', async () => {
  const english = await suggest('ma', { locale: 'EN' });
  const malay = await suggest('ma', { locale: 'MS' });
  expect(english.queries.map(({ text }) => text)).toContain('mango');
  expect(malay.queries.map(({ text }) => text)).toContain('mangga');
});

test('categories, brands and vendors are found by the beginning of a word of their name', async () => {
  expect((await suggest('snac')).categories[0]).toEqual({ slug: 'snacks' });
  expect((await suggest('snek')).categories[0]).toEqual({ slug: 'snacks' });
  const { vendors, brands } = await suggest('kebun');
  expect(vendors).toContainEqual({ slug: 'kebun-utara' });
  expect(brands).toContainEqual({ slug: 'kebun-utara' });
});

test('suggestions in a section contain nothing of other sections', async () => {
  const response = await api.execute<{ products: { totalCount: number; nodes: { slug: string }[] }; categories: { slug: string }[] }>(
    `{ products(query: "ba", filter: { section: FASHION }, first: 100) { totalCount nodes { slug } } categories(section: FASHION) { slug } }`,
    {},
  );
  const ofFashion = response.data.products.nodes.map(({ slug }) => slug);
  const { queries, products, categories } = await suggest('ba', { section: 'FASHION', limit: 10 });
  expect(products.map(({ slug }) => slug)).toEqual(ofFashion.slice(0, 10));
  expect(response.data.categories).toEqual(expect.arrayContaining(categories));
  expect(queries.every(({ resultCount }) => resultCount <= response.data.products.totalCount)).toBe(true);
  expect((await suggest('ba')).categories).not.toEqual(categories);

  expect(await suggest('beras')).not.toMatchObject({ products: [], queries: [] });
  expect(await suggest('beras', { section: 'FASHION' })).toMatchObject({ products: [], queries: [], categories: [] });
  expect(await suggest('kebun', { section: 'FASHION' })).toMatchObject({ vendors: [], brands: [] });
  expect((await suggest('seri tenun', { section: 'FASHION' })).vendors).toEqual([{ slug: 'seri-tenun' }]);
});

test('less than two letters, emoji and punctuation suggest nothing', async () => {
  const nothing = { queries: [], products: [], productHits: [], categories: [], brands: [], vendors: [] };
  for (const text of ['', 'k', '🥭', '!?…']) expect(await suggest(text)).toEqual(nothing);
});

test('searchSuggestions respects its limit; invalid limits and overlong queries return BAD_USER_INPUT', async () => {
  const { queries, products, categories } = await suggest('ke', { limit: 2 });
  for (const list of [queries, products, categories]) expect(list.length).toBeLessThanOrEqual(2);
  expect((await requestSuggestions('x'.repeat(101))).errors?.[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
  expect((await requestSuggestions('kopi', { limit: 11 })).errors?.[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
});

test('a word with one typo is corrected, and the response contains the correction', async () => {
  for (const [typed, meant, slug] of [
    ['mangoo', 'mango', 'harumanis-mango'],
    ['durain', 'durian', 'musang-king-durian'],
    ['harumanid mango', 'harumanis mango', 'harumanis-mango'],
  ] as const) {
    const { slugs, corrections } = await search(typed);
    expect(slugs).toContain(slug);
    expect(corrections?.correctedQuery).toBe(meant);
  }
  expect((await search('manggo')).corrections).toEqual({ correctedQuery: 'mangga', didYouMean: ['mango'] });
  expect((await search('mango')).corrections).toBeNull();
  expect((await search('zzqqxx')).totalCount).toBe(0);
});

test('a search also matches synonyms of its words in the other language', async () => {
  expect((await search('headscarf')).slugs).toContain('tudung-bawal');
  expect((await search('sambel')).slugs).toContain('sambal-tumis');
  expect((await search('susu')).slugs).toEqual(expect.arrayContaining((await search('milk')).slugs));
  expect((await search('eggs')).slugs).toEqual(expect.arrayContaining((await search('telur')).slugs));
  expect((await search('ayam')).corrections).toBeNull();
});

test('matches are highlighted in titles of suggestions and results, in the language of the caller', async () => {
  const { products, productHits } = await suggest('susu', { locale: 'EN' });
  expect(productHits.map(({ product }) => product.slug)).toEqual(products.map(({ slug }) => slug));
  expect(productHits.some(({ highlighted }) => highlighted.some(({ text, match }) => match && /^milk/i.test(text)))).toBe(true);

  const document = `query ($query: String, $locale: Locale) {
    products(query: $query, first: 5) {
      edges { node { title(locale: $locale) } highlights(locale: $locale) { field parts { text match } } }
    }
  }`;
  interface Edges {
    products: { edges: { node: { title: string }; highlights: { field: string; parts: { text: string; match: boolean }[] }[] }[] };
  }
  const { edges } = (await api.execute<Edges>(document, { query: 'sus', locale: 'MS' })).data.products;
  const titles = edges.map(({ node, highlights }) => ({ node, parts: highlights.find(({ field }) => field === 'title')?.parts }));
  expect(titles[0]?.parts).toContainEqual({ text: expect.stringMatching(/^sus$/i) as string, match: true });
  for (const { node, parts } of titles) if (parts) expect(parts.map(({ text }) => text).join('')).toBe(node.title);
  const all = (await api.execute<Edges>(document, {})).data.products.edges;
  expect(all.every(({ highlights }) => highlights.length === 0)).toBe(true);
});
