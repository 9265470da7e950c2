import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#tests/support/api/startApi.ts';

const LISTING = /* GraphQL */ `
  query OddListing($query: String, $filter: ProductFilter, $sort: ProductSort, $page: Int, $after: String) {
    products(query: $query, filter: $filter, sort: $sort, page: $page, after: $after, first: 5) {
      totalCount
      nodes {
        id
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      facets(valueLimit: 250) {
        key
        ... on ListFacet {
          values {
            value
            count
            selected
          }
        }
        ... on RangeFacet {
          buckets {
            count
          }
        }
      }
      corrections {
        correctedQuery
      }
    }
  }
`;

interface Listing {
  totalCount: number;
  nodes: { id: string }[];
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
  facets: { key: string; values?: { value: string; count: number; selected: boolean }[]; buckets?: { count: number }[] }[];
}

let api: TestApi;
let all: Listing;
beforeAll(async () => {
  api = await createTestApi();
  all = await list({});
});
afterAll(() => api.close());

async function list(variables: Record<string, unknown>): Promise<Listing> {
  const { data, errors } = await api.execute<{ products: Listing }>(LISTING, variables);
  expect(errors).toBeUndefined();
  return data.products;
}

/** Number of products in the histogram, which ignores the price filter but no other. */
function inHistogram({ facets }: Listing): number {
  return facets.flatMap(({ buckets }) => buckets ?? []).reduce((sum, { count }) => sum + count, 0);
}

test.each([
  ['spaces', '   '],
  ['an empty text', ''],
])('a search for %s returns all products', async (_what, query) => {
  expect((await list({ query })).totalCount).toBe(all.totalCount);
});

test.each([
  ['punctuation', '?! -- …'],
  ['an emoji', '🥭'],
  ['emojis in a row', '👩‍👩‍👧‍👦'.repeat(6)],
  ['a script', '<script>alert(1)</script>'],
  ['control characters', '\u0000\u0001\u001b[31m\u007f\u2028'],
  ['half of a surrogate pair', '\ud83e'],
  ['a regular expression', '.*(qz+)+$'],
  ['a hundred letters', 'qx'.repeat(50)],
  ['fifty words', 'zq '.repeat(33)],
  ['another script', 'マンゴー'],
])('a search for %s returns no products, facet counts or histogram', async (_what, query) => {
  const found = await list({ query });
  expect([found.totalCount, found.nodes, inHistogram(found)]).toEqual([0, [], 0]);
  expect(found.facets.flatMap(({ values }) => values ?? []).filter(({ count }) => count > 0)).toEqual([]);
});

test('a search of two hundred characters is refused', async () => {
  const { errors } = await api.execute(LISTING, { query: 'a'.repeat(200) });
  expect(errors?.map(({ message, extensions }) => [message, extensions?.['code']])).toEqual([
    ['`query` must have at most 100 characters.', 'BAD_USER_INPUT'],
  ]);
});

test.each([
  ['a minimum price above the maximum', { price: { min: 5000, max: 100 } }, '`filter.price.min` must not be above `filter.price.max`.'],
  ['negative prices', { price: { min: -500, max: -100 } }, '`filter.price.min` must be at least 0.'],
  ['a negative maximum price', { price: { max: -1 } }, '`filter.price.max` must be at least 0.'],
  ['a rating above 5', { ratingMin: 5.5 }, '`filter.ratingMin` must be from 0 to 5.'],
  ['a negative rating', { ratingMin: -1 }, '`filter.ratingMin` must be from 0 to 5.'],
])('a filter by %s is refused', async (_what, filter, message) => {
  const { errors } = await api.execute(LISTING, { filter });
  expect(errors?.map((error) => [error.message, error.extensions?.['code']])).toEqual([[message, 'BAD_USER_INPUT']]);
});

test('the price filter does not change the histogram', async () => {
  for (const price of [{ min: 5000, max: 5000 }, { min: 0, max: 0 }, { min: 0 }, { max: Number.MAX_SAFE_INTEGER }]) {
    expect(inHistogram(await list({ filter: { price } }))).toBe(all.totalCount);
  }
  expect((await list({ filter: { price: { min: 0, max: Number.MAX_SAFE_INTEGER } } })).totalCount).toBe(all.totalCount);
});

test('contradictory filters return no products, and keep the selected values', async () => {
  const filter = { section: 'FASHION', category: ['fresh-fruit'], inStock: true, brand: ['no-such-brand'] };
  const found = await list({ filter });
  expect(found.totalCount).toBe(0);
  const chosen = found.facets.flatMap(({ values }) => values ?? []).filter(({ selected }) => selected);
  expect(chosen.map(({ value }) => value)).toEqual(expect.arrayContaining(['fresh-fruit', 'no-such-brand']));
});

test('a page beyond the last one and a cursor beyond the end return no products', async () => {
  expect((await list({ page: 2 ** 31 - 1 })).nodes).toEqual([]);
  const after = Buffer.from(JSON.stringify(['PRICE_ASC', Number.MAX_VALUE, 'zzz'])).toString('base64url');
  expect((await list({ sort: 'PRICE_ASC', after })).nodes).toEqual([]);
});

test('a cursor of another filter continues at its position in the sort order', async () => {
  const { pageInfo } = await list({ sort: 'PRICE_ASC' });
  const whole = await list({ sort: 'PRICE_ASC', filter: { inStock: true } });
  const rest = await list({ sort: 'PRICE_ASC', filter: { inStock: true }, after: pageInfo.endCursor });
  expect(rest.totalCount).toBe(whole.totalCount);
  expect(rest.nodes.filter(({ id }) => whole.nodes.slice(0, 1).some((first) => first.id === id))).toEqual([]);
});
