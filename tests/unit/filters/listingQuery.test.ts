import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  countFilters,
  isBare,
  toggleRating,
  toggleValue,
  withoutFilters,
  withPage,
  withPrice,
} from '#client/features/filters/changeListingQuery.ts';
import { filterToVariables } from '#client/features/filters/filterToVariables.ts';
import { EMPTY_QUERY, readListingQuery, listingHref, writeListingQuery } from '#client/features/filters/listingQuery.ts';

const read = (text: string) => readListingQuery(new URLSearchParams(text));
const write = (text: string) => writeListingQuery(read(text)).toString();

test('a listing URL without parameters selects all products', () => {
  expect(read('')).toEqual(EMPTY_QUERY);
  expect(isBare(read(''))).toBe(true);
});

test('every parameter of a listing URL is parsed', () => {
  const query = read(
    'q=rice&category=Snacks&category=Cookies&brand=kebun-utara&color=7A1F42&tag=fresh&weight=500g&size=M&material=Rattan&vendor=kebun-utara' +
      '&min=20&max=120&rating=4&stock=1&sale=1&halal=1&loc=Online&to=Kuala-Lumpur&sort=unit-price&page=2&all=1&per=48&view=list&cols=5',
  );
  expect(query).toEqual({
    q: 'rice',
    category: ['cookies', 'snacks'],
    brand: ['kebun-utara'],
    vendor: ['kebun-utara'],
    weight: ['500g'],
    color: ['#7a1f42'],
    size: ['M'],
    material: ['rattan'],
    tag: ['fresh'],
    loc: ['ONLINE'],
    minCents: 2000,
    maxCents: 12000,
    rating: 4,
    stock: true,
    sale: true,
    halal: true,
    to: 'KUALA_LUMPUR',
    sort: 'unit-price',
    page: 2,
    all: true,
    per: 48,
    view: 'list',
    cols: 5,
  });
});

test('a category name in the URL is converted to its slug', () => {
  expect(read('category=Fresh+Fruit&category=men%E2%80%99s+wear&category=Rice+%26+Grains').category).toEqual([
    'fresh-fruit',
    'mens-wear',
    'rice-grains',
  ]);
});

test.each([
  'sort=upside-down',
  'page=0',
  'page=-3',
  'page=abc',
  'page=1e9',
  'per=1000',
  'rating=45',
  'rating=',
  'min=abc',
  'max=-5',
  'min=1e99',
  'stock=yes',
  'view=cubes',
  'loc=moon',
  'color=red',
  'color=%23zzz',
  'category=',
  'category=%20%20',
  'nonsense=1',
])('an unknown or invalid URL parameter is ignored: %s', (text) => {
  expect(read(text)).toEqual(EMPTY_QUERY);
});

test('default values are omitted from the listing URL', () => {
  expect(write('page=1&per=24&sort=featured&min=0')).toBe('');
  expect(write('q=kopi&sort=relevance')).toBe('q=kopi');
  expect(listingHref('/rizq-marketplace', EMPTY_QUERY)).toBe('/rizq-marketplace');
});

test('listing URLs that differ only in the order of their parameters are written identically', () => {
  expect(write('brand=b&category=y&category=x&brand=a')).toBe(write('category=x&brand=a&brand=b&category=y&category=x'));
});

test('a minimum price above the maximum is swapped with it', () => {
  expect(read('min=120&max=20')).toMatchObject({ minCents: 2000, maxCents: 12000 });
  expect(withPrice(EMPTY_QUERY, 12000, 2000)).toMatchObject({ minCents: 2000, maxCents: 12000 });
});

test('prices in a listing URL keep their cents', () => {
  expect(write('max=49.99')).toBe('max=49.99');
  expect(read('min=200.01').minCents).toBe(20001);
});

test('search text in the URL is trimmed, its spaces are collapsed, and it is cut to 100 characters', () => {
  expect(read('q=+beras++wangi+').q).toBe('beras wangi');
  expect(read(`q=${'a'.repeat(500)}`).q).toHaveLength(100);
});

test('parsing a listing URL never throws, and a parsed query survives writing and parsing again', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(fc.constantFrom('q', 'category', 'color', 'min', 'max', 'page', 'sort', 'rating', 'loc', 'size', 'zz'), fc.string()),
      ),
      (pairs) => {
        const query = readListingQuery(new URLSearchParams(pairs));
        expect(readListingQuery(writeListingQuery(query))).toEqual({ ...query, sort: read(writeListingQuery(query).toString()).sort });
        expect(writeListingQuery(readListingQuery(writeListingQuery(query))).toString()).toBe(writeListingQuery(query).toString());
      },
    ),
  );
});

test('a change of filters returns to the first page', () => {
  const third = withPage(EMPTY_QUERY, 3);
  expect(toggleValue(third, 'category', 'snacks')).toMatchObject({ category: ['snacks'], page: 1 });
  expect(toggleValue(toggleValue(third, 'category', 'snacks'), 'category', 'snacks').category).toEqual([]);
  expect(toggleRating(toggleRating(third, 4), 4).rating).toBeNull();
});

test('clearing all filters keeps the search text, sort order, page size and view', () => {
  const query = read('q=kopi&category=snacks&min=5&sort=newest&per=48&view=list&page=4&halal=1');
  expect(withoutFilters(query)).toEqual({ ...EMPTY_QUERY, q: 'kopi', sort: 'newest', per: 48, view: 'list' });
});

test('the number of filters counts a price range once', () => {
  expect(countFilters(read('min=5&max=20&category=a&category=b&halal=1&rating=3'))).toBe(5);
});

test('URL filters are converted to variables of the listing query', () => {
  expect(
    filterToVariables(read('q=kopi&category=snacks&color=7a1f42&min=20&rating=4&stock=1&halal=1&loc=in-store&sort=name-asc&page=2')),
  ).toEqual({
    query: 'kopi',
    filter: {
      category: ['snacks'],
      color: ['#7a1f42'],
      price: { min: 2000, max: null },
      ratingMin: 4,
      inStock: true,
      halal: true,
      fulfilment: ['IN_STORE'],
    },
    sort: 'TITLE_ASC',
    first: 24,
    page: 2,
  });
});

test('equivalent listing URLs give equal query variables', () => {
  expect(filterToVariables(read('category=Snacks&sort=featured&view=list'))).toEqual(filterToVariables(read('category=snacks')));
});

test('a search sorts by relevance by default; relevance without search text falls back to featured', () => {
  expect(filterToVariables(read('q=kopi')).sort).toBe('RELEVANCE');
  expect(filterToVariables(read('sort=relevance')).sort).toBe('FEATURED');
});
