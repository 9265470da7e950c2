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

test('an address without keys lists everything', () => {
  expect(read('')).toEqual(EMPTY_QUERY);
  expect(isBare(read(''))).toBe(true);
});

test('every key of the grammar is read', () => {
  const query = read(
    'q=rice&category=Snacks&category=Cookies&brand=kebun-utara&color=7A1F42&tag=fresh&weight=500g&size=M&material=Rattan&vendor=kebun-utara' +
      '&min=20&max=120&rating=4&stock=1&sale=1&halal=1&loc=Online&to=Kuala-Lumpur&sort=unit-price&page=2&per=48&view=list&cols=5',
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
    per: 48,
    view: 'list',
    cols: 5,
  });
});

test('category names may be written as people know them', () => {
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
])('an unknown value is ignored: %s', (text) => {
  expect(read(text)).toEqual(EMPTY_QUERY);
});

test('defaults are left out of the address', () => {
  expect(write('page=1&per=24&sort=featured&min=0')).toBe('');
  expect(write('q=kopi&sort=relevance')).toBe('q=kopi');
  expect(listingHref('/rizq-marketplace', EMPTY_QUERY)).toBe('/rizq-marketplace');
});

test('the order of keys and values does not matter', () => {
  expect(write('brand=b&category=y&category=x&brand=a')).toBe(write('category=x&brand=a&brand=b&category=y&category=x'));
});

test('crossed prices are swapped rather than refused', () => {
  expect(read('min=120&max=20')).toMatchObject({ minCents: 2000, maxCents: 12000 });
  expect(withPrice(EMPTY_QUERY, 12000, 2000)).toMatchObject({ minCents: 2000, maxCents: 12000 });
});

test('cents in a price survive the way through the address', () => {
  expect(write('max=49.99')).toBe('max=49.99');
  expect(read('min=200.01').minCents).toBe(20001);
});

test('words are trimmed, joined by single blanks and never longer than a search may be', () => {
  expect(read('q=+beras++wangi+').q).toBe('beras wangi');
  expect(read(`q=${'a'.repeat(500)}`).q).toHaveLength(100);
});

test('no address makes reading throw, and what was read is written and read the same', () => {
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

test('a change of filters starts again at the first page', () => {
  const third = withPage(EMPTY_QUERY, 3);
  expect(toggleValue(third, 'category', 'snacks')).toMatchObject({ category: ['snacks'], page: 1 });
  expect(toggleValue(toggleValue(third, 'category', 'snacks'), 'category', 'snacks').category).toEqual([]);
  expect(toggleRating(toggleRating(third, 4), 4).rating).toBeNull();
});

test('letting all filters go keeps the words, the order and the look', () => {
  const query = read('q=kopi&category=snacks&min=5&sort=newest&per=48&view=list&page=4&halal=1');
  expect(withoutFilters(query)).toEqual({ ...EMPTY_QUERY, q: 'kopi', sort: 'newest', per: 48, view: 'list' });
});

test('a price range counts as one filter', () => {
  expect(countFilters(read('min=5&max=20&category=a&category=b&halal=1&rating=3'))).toBe(5);
});

test('filters become values of the API', () => {
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

test('equivalent addresses make equal requests', () => {
  expect(filterToVariables(read('category=Snacks&sort=featured&view=list'))).toEqual(filterToVariables(read('category=snacks')));
});

test('with words the best match comes first, and relevance without words means nothing', () => {
  expect(filterToVariables(read('q=kopi')).sort).toBe('RELEVANCE');
  expect(filterToVariables(read('sort=relevance')).sort).toBe('FEATURED');
});
