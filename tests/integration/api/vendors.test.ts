import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#tests/support/api/startApi.ts';

const VENDORS = /* GraphQL */ `
  query Vendors($query: String, $sort: VendorSort, $state: MalaysianState, $first: Int, $after: String, $page: Int) {
    vendors(query: $query, sort: $sort, state: $state, first: $first, after: $after, page: $page) {
      totalCount
      pageCount
      states {
        state
        vendorCount
      }
      pageInfo {
        hasNextPage
        hasPreviousPage
        endCursor
      }
      nodes {
        id
        slug
        name
        level
        levelOutOf
        productCount
        state
        joinedAt
        rating {
          count
          histogram
        }
      }
    }
  }
`;

interface VendorNode {
  id: string;
  slug: string;
  name: string;
  level: number;
  productCount: number;
  state: string;
  joinedAt: string;
  rating: { count: number; histogram: number[] };
}
interface Vendors {
  totalCount: number;
  pageCount: number;
  states: { state: string; vendorCount: number }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string | null };
  nodes: VendorNode[];
}

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ now: () => new Date('2026-03-15T00:00:00Z') });
});
afterAll(() => api.close());

async function list(variables: Record<string, unknown> = {}): Promise<Vendors> {
  const { data, errors } = await api.execute<{ vendors: Vendors }>(VENDORS, variables);
  expect(errors).toBeUndefined();
  return data.vendors;
}

test.each(['NAME', 'LEVEL', 'RATING', 'NEWEST', 'PRODUCT_COUNT'])(
  'cursors page through every vendor exactly once when sorted by %s',
  async (sort) => {
    const keys: Record<string, (vendor: VendorNode) => number | string> = {
      NAME: (vendor) => vendor.name.toLowerCase(),
      LEVEL: (vendor) => -vendor.level,
      RATING: ({ rating }) => {
        const stars = rating.histogram.reduce((sum, count, index) => sum + count * (index + 1), 0);
        return -Math.round((1000 * (17.5 + stars)) / (5 + rating.count));
      },
      NEWEST: (vendor) => -Date.parse(vendor.joinedAt),
      PRODUCT_COUNT: (vendor) => -vendor.productCount,
    };
    const walked: VendorNode[] = [];
    let page = await list({ sort, first: 4 });
    walked.push(...page.nodes);
    while (page.pageInfo.hasNextPage) {
      page = await list({ sort, first: 4, after: page.pageInfo.endCursor });
      walked.push(...page.nodes);
    }
    expect(walked).toHaveLength(page.totalCount);
    expect(new Set(walked.map(({ id }) => id)).size).toBe(page.totalCount);
    const values = walked.map((vendor) => keys[sort]?.(vendor) ?? 0);
    expect(values.every((value, place) => place === 0 || (values[place - 1] ?? value) <= value)).toBe(true);
  },
);

test('page numbers return all vendors in order, and a page beyond the end is empty', async () => {
  const all = await list({ sort: 'NAME', first: 100 });
  const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => list({ sort: 'NAME', first: 4, page })));
  expect(pages.flatMap(({ nodes }) => nodes)).toEqual(all.nodes);
  expect(pages[0]).toMatchObject({ pageCount: Math.ceil(all.totalCount / 4), pageInfo: { hasNextPage: true, hasPreviousPage: false } });
  expect(pages.at(-1)).toMatchObject({ nodes: [], pageInfo: { hasNextPage: false, hasPreviousPage: true } });
});

test('search, state and sort of vendors can be combined', async () => {
  expect((await list({ query: 'seri', state: 'PERLIS' })).totalCount).toBe(0);
  const there = await list({ query: 'se', state: 'TERENGGANU', sort: 'PRODUCT_COUNT' });
  expect(there.nodes.map(({ slug, state }) => [slug, state])).toContainEqual(['seri-tenun', 'TERENGGANU']);
});

test('states counts the vendors of every state that match the search, whatever state is chosen', async () => {
  const everyone = await list({ first: 100 });
  const inState = (state: string) => everyone.nodes.filter((vendor) => vendor.state === state).length;
  expect(everyone.states).toHaveLength(16);
  expect(everyone.states).toEqual(everyone.states.map(({ state }) => ({ state, vendorCount: inState(state) })));
  expect((await list({ state: 'PERLIS' })).states).toEqual(everyone.states);
  const found = await list({ query: 'seri', state: 'PERLIS' });
  expect(found.states.filter(({ vendorCount }) => vendorCount > 0)).toEqual([{ state: 'TERENGGANU', vendorCount: 1 }]);
});

test('deliveryRates has each state that a vendor delivers to, with fee and days', async () => {
  const document = '{ vendor(slug: "dapur-mak-som") { shipsTo deliveryRates { state price { minorUnits } minDays maxDays } } }';
  interface DeliveryResponse {
    vendor: { shipsTo: string[]; deliveryRates: { state: string; price: { minorUnits: number }; minDays: number; maxDays: number }[] };
  }
  const { vendor } = (await api.execute<DeliveryResponse>(document)).data;
  expect(vendor.deliveryRates.map(({ state }) => state)).toEqual(vendor.shipsTo);
  expect(vendor.deliveryRates).toContainEqual({ state: 'KELANTAN', price: { minorUnits: 290 }, minDays: 2, maxDays: 4 });
  expect(vendor.shipsTo).not.toContain('SABAH');
});

test('vendors are found by name and by state', async () => {
  expect((await list({ query: 'kebun' })).nodes.map(({ slug }) => slug)).toContain('kebun-utara');
  const [some] = (await list()).nodes;
  const there = await list({ state: some?.state });
  expect(there.nodes.every(({ state }) => state === some?.state)).toBe(true);
  expect((await list({ query: 'no such seller' })).totalCount).toBe(0);
});

test('invalid arguments of vendors return BAD_USER_INPUT', async () => {
  for (const variables of [
    { first: 0 },
    { first: 101 },
    { after: '???' },
    { query: 'x'.repeat(101) },
    { page: 0 },
    { page: 1, after: 'x' },
  ]) {
    const { data, errors } = await api.execute<{ vendors: null }>(VENDORS, variables);
    expect(data.vendors).toBeNull();
    expect(errors?.[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
  }
});

test("a vendor's products and facet counts include only its own products, at most eight at a time", async () => {
  const document = /* GraphQL */ `
    query ($first: Int) {
      vendor(slug: "kebun-utara") {
        productCount
        products(first: $first) {
          totalCount
          nodes {
            vendor {
              slug
            }
          }
          facets(keys: [VENDOR, CATEGORY]) {
            ... on ListFacet {
              values {
                value
                count
              }
            }
          }
        }
      }
    }
  `;
  interface VendorsResponse {
    vendor: {
      productCount: number;
      products: { totalCount: number; nodes: { vendor: { slug: string } }[]; facets: { values: { value: string; count: number }[] }[] };
    };
  }
  const { data } = await api.execute<VendorsResponse>(document);
  const { products, productCount } = data.vendor;
  expect(products.totalCount).toBe(productCount);
  expect(products.nodes).toHaveLength(8);
  expect(products.nodes.every(({ vendor }) => vendor.slug === 'kebun-utara')).toBe(true);
  expect(products.facets[0]?.values).toEqual([{ value: 'kebun-utara', count: productCount }]);
  expect(products.facets[1]?.values.reduce((sum, { count }) => sum + count, 0)).toBe(productCount);
  const { errors } = await api.execute(document, { first: 9 });
  expect(errors?.[0]?.message).toBe('`first` must be from 1 to 8.');
});

test('sellingFor counts whole years and months', async () => {
  const document = 'query ($slug: String!) { vendor(slug: $slug) { joinedAt levelOutOf sellingFor { years months } } }';
  const { data } = await api.execute<{ vendor: { joinedAt: string; levelOutOf: number; sellingFor: { years: number; months: number } } }>(
    document,
    {
      slug: 'kebun-utara',
    },
  );
  const { joinedAt, sellingFor, levelOutOf } = data.vendor;
  const joined = new Date(joinedAt);
  const whole = (2026 - joined.getUTCFullYear()) * 12 + (2 - joined.getUTCMonth()) - (joined.getUTCDate() > 15 ? 1 : 0);
  expect(sellingFor.years * 12 + sellingFor.months).toBe(whole);
  expect(sellingFor.months).toBeLessThan(12);
  expect(levelOutOf).toBe(10);
});
