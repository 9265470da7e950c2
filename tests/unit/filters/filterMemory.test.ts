import { beforeEach, expect, test } from 'vitest';
import { fromStoredFilters, toStoredFilters } from '#client/features/filters/filterMemory.ts';
import { historyMode } from '#client/features/filters/useListingQuery.ts';
import { EMPTY_QUERY, readListingQuery } from '#client/features/filters/listingQuery.ts';
import { clearFilter, DEFAULT_FILTER, filterVar, setPriceRange } from '#client/state/filter.ts';

const read = (text: string) => readListingQuery(new URLSearchParams(text));
const shop = { withWords: false };

beforeEach(() => {
  clearFilter();
});

test('a listing URL without filters is stored as the default filters', () => {
  expect(toStoredFilters(EMPTY_QUERY)).toEqual(DEFAULT_FILTER);
});

test('stored filters restore categories, brands, colours, tags, weights, prices and sort order', () => {
  const text = 'category=snacks&brand=kebun-utara&weight=500g&color=7a1f42&tag=fresh&min=20&max=120&sort=price-asc';
  expect(fromStoredFilters(toStoredFilters(read(text)), shop)).toEqual(read(text));
});

test.each(['max=49.99', 'min=50&max=99.99', 'min=100&max=200', 'min=200.01', 'min=300'])(
  'a stored price range is restored to the cent: %s',
  (text) => {
    expect(fromStoredFilters(toStoredFilters(read(text)), shop)).toEqual(read(text));
  },
);

test('the price slider at its last mark sets no upper limit', () => {
  setPriceRange(40, 250);
  expect(fromStoredFilters(filterVar(), shop)).toMatchObject({ minCents: 4000, maxCents: null });
});

test('the stored search text is restored on the results page only', () => {
  const remembered = toStoredFilters(read('q=kopi&brand=kopi-tujuh-pagi'));
  expect(fromStoredFilters(remembered, { withWords: true }).q).toBe('kopi');
  expect(fromStoredFilters(remembered, { withWords: false })).toMatchObject({ q: '', brand: ['kopi-tujuh-pagi'] });
});

test('invalid values in the stored filters are ignored', () => {
  expect(fromStoredFilters({ ...DEFAULT_FILTER, sortOption: 'sideways', selectedColor: ['red'], MinPrice: -4 }, shop)).toEqual(EMPTY_QUERY);
});

test('filter changes within a second share one history entry', () => {
  expect(historyMode(null, 5000)).toBe('push');
  expect(historyMode(4200, 5000)).toBe('replace');
  expect(historyMode(4000, 5000)).toBe('push');
});
