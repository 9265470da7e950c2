import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MALAYSIAN_STATES, type MalaysianState } from '#schema/rules/malaysianStates.ts';
import { PRICE_BANDS } from '#schema/rules/priceBands.ts';
import { buildCatalogue } from '#seed/buildCatalogue.ts';
import { BruteForceListing, LIST_FIELDS } from '#tests/support/bruteForceListing.ts';
import type { Filter } from '#tests/support/bruteForceListing.ts';
import { createTestApi } from '#tests/support/startApi.ts';
import type { TestApi } from '#tests/support/startApi.ts';

const FACETS = /* GraphQL */ `
  query Facets($filter: ProductFilter, $valueLimit: Int = 250, $includeEmpty: Boolean, $keys: [FacetKey!], $locale: Locale) {
    products(filter: $filter, first: 1) {
      totalCount
      facets(keys: $keys, valueLimit: $valueLimit, includeEmpty: $includeEmpty) {
        key
        label(locale: $locale)
        selectedCount
        ... on ListFacet {
          totalValues
          values {
            value
            label(locale: $locale)
            count
            selected
            swatch
            input
          }
        }
        ... on RangeFacet {
          min {
            minorUnits
          }
          max {
            minorUnits
          }
          selectedMin {
            minorUnits
          }
          selectedMax {
            minorUnits
          }
          buckets {
            from {
              minorUnits
            }
            to {
              minorUnits
            }
            count
            selected
            input
          }
          bands {
            from {
              minorUnits
            }
            to {
              minorUnits
            }
            count
            selected
            input
          }
        }
      }
      appliedFilters {
        key
        value
        label(locale: $locale)
      }
    }
  }
`;

interface Bucket {
  from: { minorUnits: number };
  to: { minorUnits: number } | null;
  count: number;
  selected: boolean;
  input: Filter;
}
interface FacetAnswer {
  key: string;
  label: string;
  selectedCount: number;
  totalValues: number;
  values: { value: string; label: string; count: number; selected: boolean; swatch: string | null; input: Filter }[];
  min: { minorUnits: number };
  max: { minorUnits: number };
  selectedMin: { minorUnits: number } | null;
  selectedMax: { minorUnits: number } | null;
  buckets: Bucket[];
  bands: Bucket[];
}
interface Answer {
  products: { totalCount: number; facets: FacetAnswer[]; appliedFilters: { key: string; value: string; label: string }[] };
}

const MALAYSIAN_STATE_CODES = Object.keys(MALAYSIAN_STATES) as MalaysianState[];
const now = new Date('2026-03-01T00:00:00Z');
const catalogue = buildCatalogue();
const bruteForce = new BruteForceListing(catalogue, now.getTime());
let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ catalogue, now: () => now });
});
afterAll(() => api.close());

async function facetsOf(
  filter: Filter,
  options: Record<string, unknown> = {},
): Promise<Answer['products'] & { facet(key: string): FacetAnswer }> {
  const { data, errors } = await api.execute<Answer>(FACETS, { filter, ...options });
  expect(errors).toBeUndefined();
  const facet = (key: string): FacetAnswer => {
    const found = data.products.facets.find((candidate) => candidate.key === key);
    if (found === undefined) throw new Error(`No facet ${key}`);
    return found;
  };
  return { ...data.products, facet };
}

const someOf = (field: (typeof LIST_FIELDS)[number]): fc.Arbitrary<string[]> =>
  fc.uniqueArray(fc.constantFrom(...new Set(bruteForce.listed.flatMap((product) => bruteForce.valuesOf(product, field)))), {
    minLength: 1,
    maxLength: 3,
  });

const valuesIn = ({ values }: FacetAnswer): string[] => values.map(({ value }) => value).sort();

/** Up to four fields at once, so that enough products are left to count. */
const anyFilter: fc.Arbitrary<Filter> = fc
  .array(
    fc.oneof(
      ...LIST_FIELDS.map((field) => someOf(field).map((values): Filter => ({ [field]: values }))),
      fc.record({ price: fc.record({ min: fc.nat(5000), max: fc.integer({ min: 500, max: 30_000 }) }, { requiredKeys: [] }) }),
      fc.record({ ratingMin: fc.constantFrom(2, 3, 4, 4.5) }),
      fc.record({ inStock: fc.boolean() }),
      fc.record({ onSale: fc.boolean() }),
      fc.record({ halal: fc.boolean() }),
      fc.record({ section: fc.constantFrom('GROCERIES', 'FASHION', 'MART', 'BAGS') }),
      fc.record({ deliversTo: fc.constantFrom('SABAH' as const, 'JOHOR' as const, 'LABUAN' as const) }),
    ),
    { maxLength: 4 },
  )
  .map((parts) => Object.assign({}, ...parts) as Filter);

test('every facet counts what a look at each product counts, with every filter but its own', async () => {
  await fc.assert(
    fc.asyncProperty(anyFilter, async (filter) => {
      const answer = await facetsOf(filter);
      expect(answer.totalCount).toBe(bruteForce.passing(filter).length);
      for (const field of LIST_FIELDS) {
        const others = bruteForce.passing(filter, field);
        const expected = new Map<string, number>((filter[field] ?? []).map((value) => [value, 0]));
        for (const value of others.flatMap((product) => bruteForce.valuesOf(product, field)))
          expected.set(value, (expected.get(value) ?? 0) + 1);
        const counted = answer.facet(field.toUpperCase()).values.map(({ value, count }): [string, number] => [value, count]);
        expect({ field, counts: new Map(counted) }).toEqual({ field, counts: expected });
      }
      const withoutStock = bruteForce.passing(filter, 'inStock');
      const inStock = answer.facet('AVAILABILITY').values.find(({ value }) => value === 'in-stock')?.count ?? 0;
      expect(inStock).toBe(withoutStock.filter((product) => bruteForce.isInStock(product)).length);
      const withoutSale = bruteForce.passing(filter, 'onSale');
      const onSale = answer.facet('ON_SALE').values.find(({ value }) => value === 'yes')?.count ?? 0;
      expect(onSale).toBe(withoutSale.filter((product) => bruteForce.priceOf(product).was !== null).length);
      for (const state of MALAYSIAN_STATE_CODES) {
        const delivered = answer.facet('DELIVERS_TO').values.find(({ value }) => value === state)?.count ?? 0;
        expect(delivered).toBe(bruteForce.passing({ ...filter, deliversTo: state }).length);
      }
      const withoutRating = bruteForce.passing(filter, 'ratingMin');
      for (const { value, count } of answer.facet('RATING').values.filter((candidate) => !candidate.selected)) {
        expect(count).toBe(withoutRating.filter((product) => (product.rating.average ?? 0) >= Number(value)).length);
      }
    }),
    { numRuns: 60 },
  );
});

test('price bands and histogram count the result without the price filter, each product once', async () => {
  await fc.assert(
    fc.asyncProperty(anyFilter, async (filter) => {
      const price = (await facetsOf(filter, { keys: ['PRICE'] })).facet('PRICE');
      const prices = bruteForce.passing(filter, 'price').map((product) => bruteForce.priceOf(product).now);
      for (const { from, to, count } of [...price.bands, ...price.buckets]) {
        const max = to?.minorUnits ?? Infinity;
        expect(count).toBe(prices.filter((cents) => cents >= from.minorUnits && cents <= max).length);
      }
      expect(price.buckets.reduce((sum, bucket) => sum + bucket.count, 0)).toBe(prices.length);
      expect(price.min.minorUnits).toBe(prices.length === 0 ? 0 : Math.min(...prices));
      expect(price.max.minorUnits).toBe(prices.length === 0 ? 0 : Math.max(...prices));
    }),
    { numRuns: 40 },
  );
});

test('the input of a facet value selects as many products as its count says', async () => {
  const base: Filter = { section: 'GROCERIES' };
  const { facets } = await facetsOf(base);
  for (const { key, values } of facets.filter((facet) => facet.key !== 'PRICE')) {
    for (const { value, count, input } of values.slice(0, 3)) {
      const selected = await facetsOf({ ...base, ...input }, { keys: [key] });
      expect({ key, value, total: selected.totalCount }).toEqual({ key, value, total: count });
    }
  }
});

test('the histogram has 25 buckets of $10 and the last one is open; the bands are those of the shop', async () => {
  const price = (await facetsOf({ price: { min: 1000, max: 2999 } }, { keys: ['PRICE'] })).facet('PRICE');
  expect(price.buckets.map(({ from, to }) => [from.minorUnits, to?.minorUnits ?? null])).toEqual(
    Array.from({ length: 25 }, (_, place) => [place * 1000, place === 24 ? null : place * 1000 + 999]),
  );
  expect(price.buckets.filter(({ selected }) => selected).map(({ from }) => from.minorUnits)).toEqual([1000, 2000]);
  expect(price.bands.map(({ from, to }) => [from.minorUnits, to?.minorUnits ?? null])).toEqual(
    PRICE_BANDS.map(({ minCents, maxCents }) => [minCents, maxCents]),
  );
  expect([price.selectedCount, price.selectedMin?.minorUnits, price.selectedMax?.minorUnits]).toEqual([1, 1000, 2999]);
});

test('a band is selected when the price filter is exactly that band', async () => {
  const bands = (await facetsOf({ price: { min: 5000, max: 9999 } }, { keys: ['PRICE'] })).facet('PRICE').bands;
  expect(bands.map(({ selected }) => selected)).toEqual([false, true, false, false]);
  const open = (await facetsOf({ price: { min: 20001 } }, { keys: ['PRICE'] })).facet('PRICE').bands;
  expect(open.map(({ selected }) => selected)).toEqual([false, false, false, true]);
});

test('a selected value is never dropped: not beyond the limit, not at zero, not when unknown', async () => {
  const everything = (await facetsOf({}, { keys: ['CATEGORY'] })).facet('CATEGORY');
  const last = everything.values.at(-1)?.value ?? '';
  const filter: Filter = { category: [last, 'no-such-category'], ratingMin: 3.7, brand: ['no-such-brand'] };
  const answer = await facetsOf(filter, { valueLimit: 1 });
  const categories = answer.facet('CATEGORY');
  expect(
    categories.values
      .filter(({ selected }) => selected)
      .map(({ value }) => value)
      .sort(),
  ).toEqual([last, 'no-such-category'].sort());
  expect(categories.selectedCount).toBe(2);
  expect(answer.facet('BRAND').values.find(({ selected }) => selected)).toMatchObject({
    value: 'no-such-brand',
    label: 'no-such-brand',
    count: 0,
  });
  expect(answer.facet('RATING').values.find(({ selected }) => selected)).toMatchObject({ value: '3.7' });
  expect(answer.totalCount).toBe(0);
});

test('values that would list nothing come only when they are asked for', async () => {
  const filter: Filter = { category: ['perfume'] };
  const without = (await facetsOf(filter, { keys: ['SIZE'] })).facet('SIZE');
  const including = (await facetsOf(filter, { keys: ['SIZE'], includeEmpty: true })).facet('SIZE');
  expect(without.values).toEqual([]);
  expect(including.values.length).toBeGreaterThan(2);
  expect(including.values.every(({ count }) => count === 0)).toBe(true);
});

test('a value of the section stays with 0 when other filters rule it out; values of the rest of the shop never come', async () => {
  const whole = (await facetsOf({ section: 'FASHION' }, { includeEmpty: true })).facet;
  const narrowed = (await facetsOf({ section: 'FASHION', category: ['belt'], price: { max: 1 } }, { includeEmpty: true })).facet;
  const ofFashion = bruteForce.passing({ section: 'FASHION' });
  for (const field of LIST_FIELDS) {
    const own = [...new Set(ofFashion.flatMap((product) => bruteForce.valuesOf(product, field)))].sort();
    const key = field.toUpperCase();
    expect([key, valuesIn(whole(key))]).toEqual([key, own]);
    expect([key, valuesIn(narrowed(key))]).toEqual([key, own]);
  }
  expect(narrowed('SIZE').values.every(({ count }) => count === 0)).toBe(true);
  expect(valuesIn(whole('CATEGORY'))).not.toContain('snacks');
});

test('facets come in the order of the keys, once each, and read in both languages', async () => {
  const keys = ['COLOR', 'AVAILABILITY', 'COLOR', 'CATEGORY'];
  const { facets, facet } = await facetsOf({}, { keys, locale: 'MS' });
  expect(facets.map(({ key, label }) => [key, label])).toEqual([
    ['COLOR', 'Warna'],
    ['AVAILABILITY', 'Ketersediaan'],
    ['CATEGORY', 'Kategori'],
  ]);
  expect(facet('CATEGORY').values.find(({ value }) => value === 'fresh-fruit')?.label).toBe('Buah segar');
  expect(facet('COLOR').values.find(({ value }) => value === '#7a1f42')).toMatchObject({ label: 'Ungu manggis', swatch: '#7a1f42' });
});

test('sizes, weights and ratings come in their own order, not by count', async () => {
  const { facet } = await facetsOf({});
  const sizes = facet('SIZE').values.map(({ value }) => value);
  const letters = sizes.filter((size) => ['S', 'M', 'L', 'XL'].includes(size));
  expect(letters).toEqual(['S', 'M', 'L', 'XL'].filter((size) => sizes.includes(size)));
  expect(facet('RATING').values.map(({ value }) => value)).toEqual(['4', '3', '2']);
  const grams = facet('WEIGHT').values.flatMap(({ value }) => {
    const [, amount, unit] = /^([\d.]+)(g|kg)$/.exec(value) ?? [];
    return amount === undefined ? [] : [Number(amount) * (unit === 'kg' ? 1000 : 1)];
  });
  expect(grams).toEqual([...grams].sort((left, right) => left - right));
});

test('applied filters name everything that narrows the listing', async () => {
  const filter: Filter = {
    category: ['cookies'],
    price: { min: 2000, max: 12_000 },
    ratingMin: 4,
    inStock: true,
    onSale: true,
    halal: true,
    deliversTo: 'PENANG',
  };
  expect((await facetsOf(filter)).appliedFilters).toEqual([
    { key: 'CATEGORY', value: 'cookies', label: 'Cookies' },
    { key: 'PRICE', value: '2000-12000', label: '$20.00 to $120.00' },
    { key: 'RATING', value: '4', label: '4 stars and up' },
    { key: 'AVAILABILITY', value: 'in-stock', label: 'In stock' },
    { key: 'ON_SALE', value: 'yes', label: 'On sale' },
    { key: 'DELIVERS_TO', value: 'PENANG', label: 'Penang' },
    { key: 'HALAL', value: 'certified', label: 'Halal certified' },
  ]);
});

test('every colour of the seed has a name', async () => {
  const colors = (await facetsOf({}, { keys: ['COLOR'] })).facet('COLOR').values;
  expect(colors.filter(({ value, label }) => value === label)).toEqual([]);
});
