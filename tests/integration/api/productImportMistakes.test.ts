import { describe, expect, test } from 'vitest';
import { IMPORT, mistakes, openMarketplace, type Imported } from '#tests/support/api/productFiles.ts';

describe('a product file', () => {
  test('with invalid cells gets an error per row and column in the language of the request, and its other rows are saved', async () => {
    const { api, seller, take, bySku, productsOf } = await openMarketplace();
    const csv = [
      'sku,Nama,category,Harga,oldPrice,quantity,status,sale,location,halalNumber,halalBody,halalExpires,color',
      'OK-1,Good one,snacks,5,,1,,,,,,,Pandan',
      ',No number,snacks,5,,1,,,,,,,',
      'BAD 2,Spaces,snacks,5,,1,,,,,,,',
      'BAD-3,,snacks,0,,1,,,,,,,',
      'BAD-4,Cheap before,snacks,5,4.99,1,,,,,,,',
      'BAD-5,No shelf,nowhere,-5,,1.5,Gone,Cheap,Moon,,,,',
      'BAD-6,Expired,snacks,5,,1,,,,N-1,JAKIM,2020-01-31,',
      'BAD-7,Undated,snacks,5,,1,,,,N-1,JAKIM,31/31/2027,#123456',
      'OK-1,Twice,snacks,5,,1,,,,,,,',
    ].join('\n');
    const count = (await productsOf('ven_utara')).length;
    const result = await take(csv);
    expect(mistakes(result)).toEqual([
      // The SKU is a duplicate, so neither row is imported.
      '2 sku',
      '3 sku',
      '4 sku',
      '5 Nama',
      '5 Harga',
      '6 oldPrice',
      '7 Harga',
      '7 quantity',
      '7 status',
      '7 sale',
      '7 location',
      '8 halalExpires',
      '9 halalExpires',
      '10 sku',
    ]);
    expect(result).toMatchObject({ created: 0, rejected: 9 });
    expect(await productsOf('ven_utara')).toHaveLength(count);
    const withoutTwin = csv.split('\n').slice(0, -1).join('\n');
    expect(await take(withoutTwin)).toMatchObject({ created: 1, rejected: 7 });
    expect((await bySku('OK-1'))?.product.color).toBe('#2f6350');
    const { data } = await api.execute<{ importProducts: Imported }>(
      IMPORT,
      { csv: 'sku,newPrice\nX-1,free', dryRun: true },
      { viewer: seller, locale: 'ms' },
    );
    expect(data.importProducts.rows[0]?.errors[0]?.message).toBe('Masukkan harga seperti 12.50.');
  });

  test('whose sizes expand to too many rows or too much data is refused, and stores nothing', async () => {
    const { api, take } = await openMarketplace();
    const sizes = (count: number) => `"${Array.from({ length: count }, (_, at) => at + 30).join(',')}"`;
    const file = (rows: number, count: number, description: string) =>
      [
        'sku,title,category,newPrice,size,description',
        ...Array.from({ length: rows }, (_, at) => `K${at},Kain,snacks,5,${sizes(count)},${description}`),
      ].join('\n');
    for (const isDryRun of [true, false]) {
      expect((await take(file(1, 4000, 'x'), isDryRun)).rows.map(({ errors }) => errors.map(({ path }) => path[0]))).toEqual([['size']]);
      expect((await take(file(200, 60, 'x'), isDryRun)).errors[0]?.message).toMatch(/more than 10,000 rows/);
      expect((await take(file(3, 100, 'x'.repeat(50_000)), isDryRun)).errors[0]?.message).toMatch(/too large/);
    }
    expect([await api.store.count('importRuns'), await api.store.count('importBatches')]).toEqual([1, 1]);
  });

  test("has its results stored only until the vendor's next import", async () => {
    const { api, take } = await openMarketplace();
    await take('sku,newPrice\nX-1,free');
    const [first] = (await api.store.query('importRuns')).items;
    await take('sku,newPrice\nX-2,free');
    const { items } = await api.store.query('importRuns');
    expect(items.map(({ id }) => id)).not.toContain(first!.id);
    expect([items.length, await api.store.count('importBatches')]).toEqual([1, 1]);
  });

  test('that cannot be read is refused as a whole, with a hint', async () => {
    const { take } = await openMarketplace();
    const cases: [csv: string, hint: RegExp][] = [
      ['', /no rows/],
      ['sku,title\n', /no rows/],
      ['title,newPrice\nTea,5', /no column "sku"/],
      ['sku,title\nA,"open', /^Row 2: a quotation mark/],
      ['sku,title\nA,fine\nB,5" pipe\nC,x', /^Row 3: a quotation mark/],
      ['sku,title\nA,"two\nlines"\n\nB,"said" so\nC,x', /^Row 4: a quotation mark/],
      [`sku\n${Array.from({ length: 10_001 }, (_, at) => at).join('\n')}`, /more than 10,000 rows/],
    ];
    for (const [csv, hint] of cases) {
      const { errors, rows } = await take(csv);
      expect([errors[0]?.message, rows]).toEqual([expect.stringMatching(hint), []]);
    }
  });

  test('with a duplicate SKU or an error in another row of the product gets errors with the row numbers', async () => {
    const { take } = await openMarketplace();
    const csv = [
      'sku,product,title,category,newPrice,quantity,size',
      'A-1,A,Shirt,snacks,5,1,S',
      'A-2,A,,,,many,M',
      'B-1,,Tea,snacks,5,1,',
      'B-1,,Tea,snacks,5,1,',
    ].join('\n');
    const { rows } = await take(csv, true);
    expect(rows.map(({ row, errors }) => [row, errors.map(({ message }) => message)])).toEqual([
      [2, ['Row 3 of the same product has a mistake: fix that first.']],
      [3, ['Enter a whole number such as 25.']],
      [4, ['Row 5 of the same product has a mistake: fix that first.']],
      [5, ['Row 4 already has this number. Keep one of the two.']],
    ]);
  });

  test('may use a comma before the cents; ambiguous prices are refused', async () => {
    const { take, bySku } = await openMarketplace();
    const priced = async (price: string) => (await take(`sku,newPrice\nSKU-rice,"${price}"`)).rows[0]!;
    for (const price of ['1.234,50', '0,500', '4.505']) {
      expect(await priced(price)).toMatchObject({ action: 'REJECT', errors: [{ path: ['newPrice'] }] });
    }
    for (const price of ['1,234.50', '1234,50', '$1234.5']) {
      await priced('4');
      expect(await priced(price)).toMatchObject({ action: 'UPDATE' });
      expect((await bySku('SKU-rice'))?.product.priceCents).toBe(123_450);
    }
  });

  test('gets an error for every missing part of a halal certificate', async () => {
    const { take } = await openMarketplace();
    const heading = 'sku,halalBody,halalNumber,halalExpires';
    expect(mistakes(await take(`${heading}\nSKU-rice,JAKIM,,`))).toEqual(['2 halalNumber', '2 halalExpires']);
    expect(mistakes(await take(`${heading}\nSKU-rice,,,2027-12-31`))).toEqual(['2 halalBody', '2 halalNumber']);
  });
});
