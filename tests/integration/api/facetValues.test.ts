import { expect, test } from 'vitest';
import { LIST_FIELDS } from '#schema/rules/facets.ts';
import { BruteForceListing, type Filter } from '#tests/support/search/bruteForceListing.ts';
import { FACETS_AT, openFacets, type FacetResponse } from '#tests/support/api/facetResponses.ts';

const { catalogue, facetsOf } = openFacets();
const bruteForce = new BruteForceListing(catalogue, FACETS_AT.getTime());

const valuesIn = ({ values }: FacetResponse): string[] => values.map(({ value }) => value).sort();

test('selected facet values are always returned, even beyond valueLimit, with a zero count or unknown', async () => {
  const everything = (await facetsOf({}, { keys: ['CATEGORY'] })).facet('CATEGORY');
  const last = everything.values.at(-1)?.value ?? '';
  const filter: Filter = { category: [last, 'no-such-category'], ratingMin: 3.7, brand: ['no-such-brand'] };
  const listing = await facetsOf(filter, { valueLimit: 1 });
  const categories = listing.facet('CATEGORY');
  expect(
    categories.values
      .filter(({ selected }) => selected)
      .map(({ value }) => value)
      .sort(),
  ).toEqual([last, 'no-such-category'].sort());
  expect(categories.selectedCount).toBe(2);
  expect(listing.facet('BRAND').values.find(({ selected }) => selected)).toMatchObject({
    value: 'no-such-brand',
    label: 'no-such-brand',
    count: 0,
  });
  expect(listing.facet('RATING').values.find(({ selected }) => selected)).toMatchObject({ value: '3.7' });
  expect(listing.totalCount).toBe(0);
});

test.each([
  ['EN', '1 pc'],
  ['ZH_MY', '1 件'],
])('a weight in pieces is labelled in the requested language: %s', async (locale, label) => {
  const { values } = (await facetsOf({}, { keys: ['WEIGHT'], locale })).facet('WEIGHT');
  expect(values.find(({ value }) => value === '1pcs')?.label).toBe(label);
});

test('values with a zero count are returned only with includeEmpty', async () => {
  const filter: Filter = { category: ['perfume'] };
  const without = (await facetsOf(filter, { keys: ['SIZE'] })).facet('SIZE');
  const including = (await facetsOf(filter, { keys: ['SIZE'], includeEmpty: true })).facet('SIZE');
  expect(without.values).toEqual([]);
  expect(including.values.length).toBeGreaterThan(2);
  expect(including.values.every(({ count }) => count === 0)).toBe(true);
});

test('includeEmpty returns all values of the section, also with a zero count, and none of other sections', async () => {
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

test('facets are returned once each in the order of the requested keys, with translated labels', async () => {
  const keys = ['COLOR', 'AVAILABILITY', 'COLOR', 'CATEGORY'];
  const { facets, facet } = await facetsOf({}, { keys, locale: 'MS' });
  expect(facets.map(({ key, label }) => [key, label])).toEqual([
    ['COLOR', 'Warna'],
    ['AVAILABILITY', 'Ketersediaan'],
    ['CATEGORY', 'Kategori'],
  ]);
  expect(facet('CATEGORY').values.find(({ value }) => value === 'fresh-fruit')?.label).toBe('Buah segar');
  expect(facet('COLOR').values.find(({ value }) => value === '#7a1f42')).toMatchObject({ label: 'Ungu plum', swatch: '#7a1f42' });
});

test('sizes, weights and ratings are sorted by value, not by count', async () => {
  const { facet } = await facetsOf({});
  const sizes = facet('SIZE').values.map(({ value }) => value);
  const mails = sizes.filter((size) => ['S', 'M', 'L', 'XL'].includes(size));
  expect(mails).toEqual(['S', 'M', 'L', 'XL'].filter((size) => sizes.includes(size)));
  expect(facet('RATING').values.map(({ value }) => value)).toEqual(['4', '3', '2']);
  const grams = facet('WEIGHT').values.flatMap(({ value }) => {
    const [, amount, unit] = /^([\d.]+)(g|kg)$/.exec(value) ?? [];
    return amount === undefined ? [] : [Number(amount) * (unit === 'kg' ? 1000 : 1)];
  });
  expect(grams).toEqual([...grams].sort((left, right) => left - right));
});

test('appliedFilters lists every filter of the listing with its label', async () => {
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

test('every colour of the seed has a label', async () => {
  const colors = (await facetsOf({}, { keys: ['COLOR'] })).facet('COLOR').values;
  expect(colors.filter(({ value, label }) => value === label)).toEqual([]);
});
