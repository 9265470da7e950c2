import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MALAYSIAN_STATES } from '#schema/rules/malaysianStates.ts';
import { PRICE_BANDS } from '#schema/rules/priceBands.ts';
import { LIST_FIELDS } from '#schema/rules/facets.ts';
import { BruteForceListing, type Filter } from '#tests/support/search/bruteForceListing.ts';
import { FACETS_AT, openFacets } from '#tests/support/api/facetResponses.ts';

const MALAYSIAN_STATE_CODES = MALAYSIAN_STATES;
const { catalogue, ratings, facetsOf, api } = openFacets();
const bruteForce = new BruteForceListing(catalogue, FACETS_AT.getTime(), new Map(ratings.map((rating) => [rating.id, rating])));

const someOf = (field: (typeof LIST_FIELDS)[number]): fc.Arbitrary<string[]> =>
  fc.uniqueArray(fc.constantFrom(...new Set(bruteForce.listed.flatMap((product) => bruteForce.valuesOf(product, field)))), {
    minLength: 1,
    maxLength: 3,
  });

/** Combines at most four filters, so that enough products remain to be counted. */
const anyFilter: fc.Arbitrary<Filter> = fc
  .array(
    fc.oneof(
      ...LIST_FIELDS.map((field) => someOf(field).map((values): Filter => ({ [field]: values }))),
      fc.record({ price: fc.record({ min: fc.nat(5000), max: fc.integer({ min: 5000, max: 30_000 }) }, { requiredKeys: [] }) }),
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

test("facet counts match a brute-force count that ignores the facet's own filter", async () => {
  await fc.assert(
    fc.asyncProperty(anyFilter, async (filter) => {
      const listing = await facetsOf(filter);
      expect(listing.totalCount).toBe(bruteForce.passing(filter).length);
      for (const field of LIST_FIELDS) {
        const others = bruteForce.passing(filter, field);
        const expected = new Map<string, number>((filter[field] ?? []).map((value) => [value, 0]));
        for (const value of others.flatMap((product) => bruteForce.valuesOf(product, field)))
          expected.set(value, (expected.get(value) ?? 0) + 1);
        const counted = listing.facet(field.toUpperCase()).values.map(({ value, count }): [string, number] => [value, count]);
        expect({ field, counts: new Map(counted) }).toEqual({ field, counts: expected });
      }
      const withoutStock = bruteForce.passing(filter, 'inStock');
      const inStock = listing.facet('AVAILABILITY').values.find(({ value }) => value === 'in-stock')?.count ?? 0;
      expect(inStock).toBe(withoutStock.filter((product) => bruteForce.isInStock(product)).length);
      const withoutSale = bruteForce.passing(filter, 'onSale');
      const onSale = listing.facet('ON_SALE').values.find(({ value }) => value === 'yes')?.count ?? 0;
      expect(onSale).toBe(withoutSale.filter((product) => bruteForce.priceOf(product).was !== null).length);
      for (const state of MALAYSIAN_STATE_CODES) {
        const delivered = listing.facet('DELIVERS_TO').values.find(({ value }) => value === state)?.count ?? 0;
        expect(delivered).toBe(bruteForce.passing({ ...filter, deliversTo: state }).length);
      }
      const withoutRating = bruteForce.passing(filter, 'ratingMin');
      for (const { value, count } of listing.facet('RATING').values.filter((candidate) => !candidate.selected)) {
        expect(count).toBe(withoutRating.filter((product) => (bruteForce.averageOf(product) ?? 0) >= Number(value)).length);
      }
    }),
    { numRuns: 60 },
  );
});

test('a part of the marketplace limits every product, count and price, whatever filter is chosen in it', async () => {
  await fc.assert(
    fc.asyncProperty(anyFilter, anyFilter, async (within, filter) => {
      const listing = await facetsOf(filter, { within });
      const inPart = new Set(bruteForce.passing(within).map(({ id }) => id));
      const passing = (except: keyof Filter | null = null) => bruteForce.passing(filter, except).filter(({ id }) => inPart.has(id));
      expect(listing.totalCount).toBe(passing().length);
      expect(listing.appliedFilters).toEqual((await facetsOf(filter)).appliedFilters);
      for (const field of LIST_FIELDS) {
        const expected = new Map<string, number>((filter[field] ?? []).map((value) => [value, 0]));
        for (const value of passing(field).flatMap((product) => bruteForce.valuesOf(product, field)))
          expected.set(value, (expected.get(value) ?? 0) + 1);
        const counted = listing.facet(field.toUpperCase()).values.map(({ value, count }): [string, number] => [value, count]);
        expect({ field, counts: new Map(counted) }).toEqual({ field, counts: expected });
      }
      const prices = passing('price').map((product) => bruteForce.priceOf(product).now);
      const price = listing.facet('PRICE');
      expect(price.bands.reduce((sum, { count }) => sum + count, 0)).toBe(prices.length);
      expect(price.max.minorUnits).toBe(prices.length === 0 ? 0 : Math.max(...prices));
    }),
    { numRuns: 40 },
  );
});

test('an impossible part of the marketplace is named in the error, and an unknown value lists nothing', async () => {
  const { errors } = await api().execute('{ products(within: { price: { min: 2, max: 1 } }) { totalCount } }');
  expect(errors).toMatchObject([
    { message: '`within.price.min` must not be above `within.price.max`.', extensions: { code: 'BAD_USER_INPUT' } },
  ]);
  expect((await facetsOf({}, { within: { tag: ['no-such-tag'] } })).totalCount).toBe(0);
});

test('price bands and histogram count each product once and ignore the price filter', async () => {
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

test("filtering by a facet value's input returns as many products as its count", async () => {
  const base: Filter = { section: 'GROCERIES' };
  const { facets } = await facetsOf(base);
  for (const { key, values } of facets.filter((facet) => facet.key !== 'PRICE')) {
    for (const { value, count, input } of values.slice(0, 3)) {
      const selected = await facetsOf({ ...base, ...input }, { keys: [key] });
      expect({ key, value, total: selected.totalCount }).toEqual({ key, value, total: count });
    }
  }
});

test('the price histogram of the marketplace has 25 buckets of $10, the last of them open, and the bands are fixed', async () => {
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

test('the histogram of a listing ends at the first round price above all its products', async () => {
  const { facet } = await facetsOf({ category: ['cookies'], price: { max: 400 } }, { keys: ['PRICE'] });
  const { max, buckets } = facet('PRICE');
  expect(max.minorUnits).toBeLessThanOrEqual(1000);
  expect(buckets.map(({ from, to }) => [from.minorUnits, to?.minorUnits ?? null])).toEqual(
    Array.from({ length: 25 }, (_, place) => [place * 40, place === 24 ? null : place * 40 + 39]),
  );
  const none = (await facetsOf({ brand: ['no-such-brand'] }, { keys: ['PRICE'] })).facet('PRICE');
  expect(none.buckets.map(({ count }) => count)).toEqual(Array.from({ length: 25 }, () => 0));
});

test('a price band is selected only if the price filter equals it', async () => {
  const bands = (await facetsOf({ price: { min: 5000, max: 9999 } }, { keys: ['PRICE'] })).facet('PRICE').bands;
  expect(bands.map(({ selected }) => selected)).toEqual([false, true, false, false]);
  const open = (await facetsOf({ price: { min: 20001 } }, { keys: ['PRICE'] })).facet('PRICE').bands;
  expect(open.map(({ selected }) => selected)).toEqual([false, false, false, true]);
});
