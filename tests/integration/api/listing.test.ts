import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#tests/support/api/startApi.ts';

const LISTING = /* GraphQL */ `
  query Listing($query: String, $filter: ProductFilter, $sort: ProductSort, $first: Int, $after: String, $page: Int) {
    products(query: $query, filter: $filter, sort: $sort, first: $first, after: $after, page: $page) {
      totalCount
      pageCount
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
      edges {
        cursor
      }
      nodes {
        id
        slug
        title(locale: EN)
        malay: title(locale: MS)
        createdAt
        price {
          current {
            minorUnits
          }
          discountPercent
        }
        rating {
          average
          count
          histogram
        }
      }
    }
  }
`;

interface Listed {
  id: string;
  slug: string;
  title: string;
  malay: string;
  createdAt: string;
  price: { current: { minorUnits: number }; discountPercent: number | null };
  rating: { average: number | null; count: number; histogram: number[] };
}
interface Listing {
  totalCount: number;
  pageCount: number;
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
  edges: { cursor: string }[];
  nodes: Listed[];
}

const SORTS = [
  'FEATURED',
  'RELEVANCE',
  'NEWEST',
  'PRICE_ASC',
  'PRICE_DESC',
  'UNIT_PRICE_ASC',
  'RATING',
  'DISCOUNT',
  'TITLE_ASC',
  'TITLE_DESC',
];

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

async function list(variables: Record<string, unknown>, locale: 'en' | 'ms' = 'en'): Promise<Listing> {
  const { data, errors } = await api.execute<{ products: Listing }>(LISTING, variables, { locale });
  expect(errors).toBeUndefined();
  return data.products;
}

/** All products in a listing, fetched by following cursors. */
async function walkByCursor(variables: Record<string, unknown>): Promise<Listed[]> {
  const found: Listed[] = [];
  let page = await list(variables);
  found.push(...page.nodes);
  while (page.pageInfo.hasNextPage) {
    page = await list({ ...variables, after: page.pageInfo.endCursor });
    found.push(...page.nodes);
  }
  return found;
}

async function refusal(variables: Record<string, unknown>): Promise<string> {
  const { data, errors } = await api.execute<{ products: Listing | null }>(LISTING, variables);
  expect(data.products).toBeNull();
  expect(errors?.map(({ path, extensions }) => [path, extensions?.['code']])).toEqual([[['products'], 'BAD_USER_INPUT']]);
  return errors?.[0]?.message ?? '';
}

test.each(SORTS)('cursors page through every product exactly once when sorted by %s', async (sort) => {
  const everything = await list({ sort, first: 100 });
  const walked = await walkByCursor({ sort, first: 13 });
  expect(walked).toHaveLength(everything.totalCount);
  expect(new Set(walked.map(({ id }) => id)).size).toBe(everything.totalCount);
  expect(walked.slice(0, 100).map(({ slug }) => slug)).toEqual(everything.nodes.map(({ slug }) => slug));
});

test('page numbers and cursors return the same products, and a page beyond the end is empty', async () => {
  const walked = await walkByCursor({ sort: 'PRICE_ASC', first: 24 });
  const { pageCount, totalCount } = await list({ sort: 'PRICE_ASC', first: 24 });
  expect(pageCount).toBe(Math.ceil(totalCount / 24));
  const numbered: Listed[] = [];
  for (let page = 1; page <= pageCount; page += 1) numbered.push(...(await list({ sort: 'PRICE_ASC', first: 24, page })).nodes);
  expect(numbered).toEqual(walked);

  const beyond = await list({ first: 24, page: pageCount + 1 });
  expect(beyond.nodes).toEqual([]);
  expect(beyond.totalCount).toBe(totalCount);
  expect(beyond.pageInfo).toEqual({ hasNextPage: false, hasPreviousPage: true, startCursor: null, endCursor: null });
});

test('hasPreviousPage is false only on the first page, and hasNextPage only on the last', async () => {
  const { pageCount, pageInfo } = await list({ first: 24 });
  expect([pageInfo.hasPreviousPage, pageInfo.hasNextPage]).toEqual([false, true]);
  const last = await list({ first: 24, page: pageCount });
  expect([last.pageInfo.hasPreviousPage, last.pageInfo.hasNextPage]).toEqual([true, false]);
  expect(last.pageInfo.endCursor).toBe(last.edges.at(-1)?.cursor);
});

/** The average if every product had five more reviews of 3.5 stars. */
function rankOf(histogram: number[]): number {
  const stars = histogram.flatMap((count, index) => Array.from({ length: count }, () => index + 1));
  return Math.round((1000 * (5 * 3.5 + stars.reduce((sum, each) => sum + each, 0))) / (5 + stars.length));
}

test('every sort returns the same products in its own order', async () => {
  const keys: Record<string, (product: Listed) => number | string> = {
    NEWEST: (product) => -Date.parse(product.createdAt),
    PRICE_ASC: (product) => product.price.current.minorUnits,
    PRICE_DESC: (product) => -product.price.current.minorUnits,
    RATING: ({ rating }) => -rankOf(rating.histogram),
    DISCOUNT: (product) => -(product.price.discountPercent ?? 0),
    TITLE_ASC: (product) => product.title.toLowerCase(),
  };
  const featured = (await walkByCursor({ sort: 'FEATURED', first: 100 })).map(({ id }) => id).sort();
  for (const [sort, keyOf] of Object.entries(keys)) {
    const products = await walkByCursor({ sort, first: 100 });
    const values = products.map(keyOf);
    for (let place = 1; place < values.length; place += 1) {
      const [before, after] = [values[place - 1] ?? 0, values[place] ?? 0];
      expect(before <= after, `${sort}: ${before} before ${after}`).toBe(true);
    }
    expect(products.map(({ id }) => id).sort()).toEqual(featured);
  }
});

test('titles are sorted in the language of the viewer', async () => {
  const { nodes } = await list({ sort: 'TITLE_ASC', first: 100 }, 'ms');
  const titles = nodes.map(({ malay }) => malay);
  expect(titles).toEqual([...titles].sort(new Intl.Collator('ms', { numeric: true }).compare));
  expect(nodes.map(({ slug }) => slug)).not.toEqual((await list({ sort: 'TITLE_ASC', first: 100 })).nodes.map(({ slug }) => slug));
});

test.each([
  ['first: 0', { first: 0 }, '`first` must be from 1 to 100.'],
  ['first: 101', { first: 101 }, '`first` must be from 1 to 100.'],
  ['page 0', { page: 0 }, '`page` must be 1 or more.'],
  [
    'page and cursor together',
    { page: 2, after: 'WyJGRUFUVVJFRCIsMSwicHJkXzEiXQ' },
    '`page` and `after` exclude each other: give one of them.',
  ],
  ['a broken cursor', { after: 'not a cursor' }, '`after` is not a cursor: give the `endCursor` of a page.'],
  [
    'a cursor with a key of another kind',
    { sort: 'PRICE_ASC', after: Buffer.from('["PRICE_ASC","zzz","x"]').toString('base64url') },
    '`after` is not a cursor: give the `endCursor` of a page.',
  ],
  ['an empty cursor', { after: '' }, '`after` is not a cursor: give the `endCursor` of a page.'],
  ['a search of 101 characters', { query: 'x'.repeat(101) }, '`query` must have at most 100 characters.'],
  ['251 brands', { filter: { brand: Array.from({ length: 251 }, () => 'a') } }, '`filter.brand` must have at most 250 values.'],
])('returns a clear error message for %s', async (_what, variables, message) => {
  expect(await refusal(variables)).toBe(message);
});

test('rejects a cursor of another sort', async () => {
  const { pageInfo } = await list({ sort: 'NEWEST', first: 5 });
  expect(await refusal({ sort: 'PRICE_ASC', after: pageInfo.endCursor })).toBe(
    '`after` belongs to a list in another order: start again without it.',
  );
});

test('unknown filter values match no product, and null or empty ones do not filter', async () => {
  expect((await list({ filter: { category: ['no-such-category'] } })).totalCount).toBe(0);
  const everything = (await list({})).totalCount;
  expect((await list({ filter: null, sort: null, query: null, page: null })).totalCount).toBe(everything);
  expect((await list({ filter: { category: [], price: { min: null }, inStock: null } })).totalCount).toBe(everything);
});

test('an error in one field leaves the rest of the response intact', async () => {
  const { data, errors } = await api.execute<{ products: null; marketplace: { name: string } }>(
    '{ products(page: 0) { totalCount } marketplace { name } }',
  );
  expect(data).toEqual({ products: null, marketplace: { name: 'Rizq' } });
  expect(errors).toHaveLength(1);
});

test.each([
  // Option values are searchable in English and Malay.
  ['tudung rose', 'tudung-bawal'],
  ['tudung ros', 'tudung-bawal'],
  ['maroon batik', 'batik-shirt-indigo'],
  // Matches in the product type rank above matches in the material or purpose.
  ['mangga', 'harumanis-mango'],
  ['mango', 'harumanis-mango'],
])('a search for “%s” returns %s first', async (query, slug) => {
  const found = await list({ query, first: 3 });
  expect(found.nodes[0]?.slug).toBe(slug);
});

test('synonyms of a search word are not matched in the names of brands and vendors', async () => {
  const bread = (await list({ query: 'bread', first: 48 })).nodes.map(({ slug }) => slug);
  expect(bread).toContain('sandwich-loaf');
  expect(bread).not.toContain('raisins-golden');
  expect((await list({ query: 'susu', first: 48 })).nodes.findIndex(({ slug }) => slug === 'fresh-milk')).toBeLessThan(2);
});

test('transposed characters at the beginning of a longer word are corrected', async () => {
  expect((await list({ query: 'prefum', first: 1 })).totalCount).toBeGreaterThan(0);
});
