import { describe, expect, test } from 'vitest';
import { normalise } from '#seed/normalise.ts';
import { seedFiles } from '#seed/seedFiles.ts';
import { authoredRecord, feedRow } from './seedSamples.ts';

const BRANDS = [
  { slug: 'cempaka', name: 'Cempaka' },
  { slug: 'ca', name: 'C&A' },
  { slug: 'ca-2', name: 'CA' },
  { slug: 'dou-fu', name: '豆腐' },
  { slug: 'dou-fu-2', name: '豆富' },
];

function readFeed(...items: Record<string, unknown>[]) {
  return normalise({ 'upload.csv': { vendor: 'tukang-emas', colors: ['#34456b', '#3a393e', '#dccfb6'], items } }, BRANDS);
}

describe('a product feed in the format of the specification', () => {
  test('is converted to product records with cents, slugs and lists', () => {
    const { records, healed, refused } = readFeed(feedRow({ oldPrice: '$260', newPrice: 230, sale: 'Sale' }));
    expect({ healed, refused }).toEqual({ healed: [], refused: [] });
    expect(records[0]).toMatchObject({
      slug: 'jade-ring',
      category: 'jewellery',
      brand: 'cempaka',
      vendor: 'tukang-emas',
      priceCents: 23_000,
      wasPriceCents: 26_000,
      label: 'SALE',
      color: '#6fa84a',
      tags: ['silver', 'gift'],
      fulfilment: ['ONLINE', 'IN_STORE'],
      status: 'AVAILABLE',
      pictures: ['jade-ring-front', 'jade-ring-second'],
      createdAt: '2026-02-01T01:00:00.000Z',
    });
  });

  test.each([
    ['Online', ['ONLINE']],
    ['in Store', ['IN_STORE']],
    ['in Store, Online', ['ONLINE', 'IN_STORE']],
  ])('has its fulfilment read from the location "%s"', (location, fulfilment) => {
    expect(readFeed(feedRow({ location })).records[0]?.fulfilment).toEqual(fulfilment);
  });

  test('refers to colours by their position in the feed and has one field per size', () => {
    const row = feedRow({ color1: '2', color2: '', color3: 1, size1: 'S', size2: 'M' });
    const record = readFeed(row).records[0];
    expect(record?.colors.map((choice) => choice.color)).toEqual(['#3a393e', '#34456b']);
    expect(record?.sizes).toEqual(['S', 'M']);
  });

  test('may have text in every field, like rows of a CSV file', () => {
    const row = Object.fromEntries(Object.entries(feedRow()).map(([field, value]) => [field, String(value)]));
    expect(readFeed(row).records[0]).toMatchObject({ priceCents: 23_000, stock: 3 });
  });
});

describe('irregularities are corrected and reported', () => {
  test('the field waight is read as weight', () => {
    const { records, healed } = readFeed(feedRow({ waight: '2 kg' }));
    expect(records[0]?.weight).toBe('2kg');
    expect(healed).toEqual([{ file: 'upload.csv', record: 'jade-ring', field: 'weight', found: 'waight', kept: 'weight' }]);
  });

  test('the correct spelling of weight is not reported', () => {
    const { records, healed } = readFeed(feedRow({ weight: '500g' }));
    expect(records[0]?.weight).toBe('500g');
    expect(healed).toEqual([]);
  });

  test('the status Out Off Stock is read as Out Of Stock', () => {
    const { records, healed } = readFeed(feedRow({ status: 'Out Off Stock' }));
    expect(records[0]?.status).toBe('OUT_OF_STOCK');
    expect(healed).toContainEqual(expect.objectContaining({ field: 'status', found: 'Out Off Stock', kept: 'Out Of Stock' }));
  });

  test('the category jewelry is read as jewellery', () => {
    const { records, healed } = readFeed(feedRow({ category: 'jewelry' }));
    expect(records[0]?.category).toBe('jewellery');
    expect(healed).toContainEqual(expect.objectContaining({ field: 'category', found: 'jewelry', kept: 'jewellery' }));
  });

  test('products with the same id are told apart by their slugs, and the repetition is reported', () => {
    const { records, healed, refused } = readFeed(feedRow(), feedRow({ title: 'Pendant', href: '/product/pendant', sku: 'TE-2' }));
    expect(records.map((record) => record.slug)).toEqual(['jade-ring', 'pendant']);
    expect(refused).toEqual([]);
    expect(healed).toEqual([{ file: 'upload.csv', record: 'pendant', field: 'id', found: '1, repeated', kept: 'pendant' }]);
  });

  test('the rating of a feed is not read, because ratings are counted from reviews', () => {
    const { records, healed, refused } = readFeed(feedRow({ rating: 45 }));
    expect(records[0]).not.toHaveProperty('rating');
    expect([healed, refused]).toEqual([[], []]);
  });

  test('sample records are normalised by the same function', () => {
    const { records, healed } = normalise({ 'data/products-x.json': [authoredRecord({ category: 'jewelry', waight: '1kg' })] }, []);
    expect(records[0]).toMatchObject({ category: 'jewellery', weight: '1kg' });
    expect(healed.map((note) => note.field).sort()).toEqual(['category', 'weight']);
  });

  test('the sample feeds have each irregularity of the specification at least once', () => {
    const { healed, refused, records } = normalise(
      Object.fromEntries(Object.entries(seedFiles).filter(([file]) => file.startsWith('raw/'))),
      seedFiles['data/brands.json'] as { slug: string; name: string }[],
    );
    const found = healed.map((note) => note.found);
    expect(refused).toEqual([]);
    expect(records.length).toBeGreaterThanOrEqual(12);
    expect(found).toEqual(expect.arrayContaining(['waight', 'Out Off Stock', 'jewelry']));
    expect(found.some((text) => text.endsWith('repeated'))).toBe(true);
  });
});

describe('the brand of a row', () => {
  test.each([
    ['C&A', 'ca'],
    ['c&a ', 'ca'],
    ['CA', 'ca-2'],
    ['豆腐', 'dou-fu'],
    ['豆富', 'dou-fu-2'],
    ['cempaka', 'cempaka'],
    ['ca-2', 'ca-2'],
    ['', null],
    ['-', null],
  ])('%j is matched by name or id, so that brands with the same slug stay separate', (brand, id) => {
    expect(readFeed(feedRow({ brand }))).toMatchObject({ records: [{ brand: id }], refused: [] });
  });

  test.each(['C & A Kids', 'C.A', 'Cempaka!'])('%j is rejected as unknown', (brand) => {
    expect(readFeed(feedRow({ brand })).refused).toMatchObject([{ reason: `brand: there is no ${brand}` }]);
  });
});

describe('an invalid record is rejected with file, record and reason', () => {
  test.each([
    ['no title', feedRow({ title: '' }), 'title.en: must not be empty'],
    ['no price', feedRow({ newPrice: '' }), 'priceCents: must be a whole number of cents'],
    ['a price that is not a number', feedRow({ newPrice: 'cheap' }), 'priceCents: must be a whole number of cents'],
    ['a price of zero', feedRow({ newPrice: '0' }), 'priceCents: must be above zero'],
    ['an old price below the new one', feedRow({ oldPrice: '10' }), 'wasPriceCents must be above priceCents'],
    ['an unknown status', feedRow({ status: 'Maybe' }), 'status: must be AVAILABLE, OUT_OF_STOCK or DISABLED'],
    ['an unknown label', feedRow({ sale: 'Hot' }), 'label: must be SALE or NEW'],
    ['a colour that is not hexadecimal', feedRow({ color: 'green' }), 'color: must be a hex colour such as #34456b'],
    ['a colour position that the feed does not have', feedRow({ color1: '9' }), 'colors.0.color: must be a hex colour such as #34456b'],
    ['negative stock', feedRow({ stock: -1 }), 'stock'],
    ['no date', feedRow({ date: 'soon' }), 'createdAt: must be a date such as 2026-03-14'],
  ])('if it has %s', (_, row, reason) => {
    const { records, refused } = readFeed(feedRow({ href: '/product/good-one', id: 7 }), row);
    expect(records.map((record) => record.slug)).toEqual(['good-one']);
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatchObject({ file: 'upload.csv', record: 'jade-ring' });
    expect(refused[0]?.reason).toContain(reason);
  });

  test('if another record has the same slug', () => {
    const { refused } = normalise({ 'a.json': [authoredRecord()], 'b.json': [authoredRecord()] }, []);
    expect(refused).toEqual([{ file: 'b.json', record: 'test-mango', reason: 'slug: test-mango is already taken in a.json' }]);
  });

  test('if its stock table does not match its options', () => {
    const { refused } = normalise({ 'a.json': [authoredRecord({ sizes: ['S', 'M'], stock: [1, 2, 3] })] }, []);
    expect(refused[0]?.reason).toBe('stock must have one number for each variant');
  });

  test('if it has an unknown field', () => {
    const { refused } = normalise({ 'a.json': [authoredRecord({ prize: 3 })] }, []);
    expect(refused[0]?.reason).toMatch(/^prize/);
  });

  test.each([
    ['null', null],
    ['text', 'mango'],
    ['a list', []],
  ])('if it is %s', (_, value) => {
    const { refused } = normalise({ 'a.json': [value] }, []);
    expect(refused).toEqual([{ file: 'a.json', record: 'record 1', reason: 'must be a record with fields' }]);
  });

  test('if its file is neither a list nor a feed', () => {
    const { refused } = normalise({ 'a.json': { items: 'none' } }, []);
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatchObject({ file: 'a.json', record: 'file' });
  });
});
