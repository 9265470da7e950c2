import { Readable } from 'node:stream';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildCatalogue } from '#seed/buildCatalogue.ts';
import { seedStore } from '#seed/seedStore.ts';
import { writeCsv } from '#schema/rules/csv.ts';
import { readRows } from '#server/modules/imports/readRows.ts';
import { createServices } from '#server/services.ts';
import { openMemoryStore } from '#server/store/core/transactionalStore.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { aSeller } from '#tests/support/api/aSeller.ts';
import { everything, exported, onHandOf, openMarketplace } from '#tests/support/api/productFiles.ts';
import { runsOf } from '#tests/support/setup/testRuns.ts';

describe('an exported product file', () => {
  test('of every demo vendor is imported again without changes', async () => {
    const store = openMemoryStore();
    await seedStore(store, buildCatalogue());
    const services = await createServices(store, { demo: true });
    await services.start();
    for (const vendor of (await store.query('vendors', { limit: 100 })).items) {
      const result = await services.imports.take(await aSeller(store, vendor), await exported(services, vendor), { isDryRun: false });
      expect(result.rows.filter(({ action }) => action !== 'UNCHANGED')).toEqual([]);
      expect(result.errors).toEqual([]);
    }
    expect(await store.count('productImports')).toBe(0);
    services.close();
    await store.close();
  });

  test('is imported again without changes whatever its texts, and contains no spreadsheet formula', async () => {
    const { api, take, clock } = await openMarketplace();
    const text = fc.oneof(
      fc.string({ minLength: 3, maxLength: 40, unit: 'grapheme' }),
      fc.constantFrom('=1+1 x', '＝HYPERLINK(x)', '+60 12', "'=quoted'", '@cmd here', '-5 units', 'a,b;c\td', 'say "hi"', '-12.5'),
    );
    const vendor = api.services.catalog.vendor('ven_utara')!;
    const seller = await aSeller(api.store, vendor);
    await fc.assert(
      fc.asyncProperty(
        fc.record({ title: fc.record({ en: text, ms: text }), description: fc.record({ en: text }), brand: text }),
        async (input) => {
          const { change } = await api.services.inventory.save(seller, {
            id: (await api.store.query('products', { where: { slug: 'rice' } })).items[0]!.id,
            input,
          });
          fc.pre(change !== null);
          const file = await exported(api.services, vendor);
          expect(await take(file)).toMatchObject({ updated: 0, created: 0, rejected: 0 });
          clock.now = new Date(clock.now.getTime() + 1000);
          const rows: string[][] = parse(file, { bom: true });
          const cells = rows.flat();
          expect(cells.filter((cell) => /^[=+@＝＋－＠]/.test(cell) || /^-(?!\d+(\.\d+)?$)/.test(cell))).toEqual([]);
        },
      ),
      { numRuns: runsOf(60) },
    );
  });
});

test('a product file has the label “Sale” while the reduced variant is sold out, but not without a former price', async () => {
  const { api, take, rival } = await openMarketplace();
  const put = (wasPriceCents: number | null) =>
    api.store.transaction(async (transaction) => {
      const { version: _version, ...shirt } = (await transaction.get('products', 'prd_shirt'))!;
      const variants = shirt.variants.map((variant) => (variant.id === 'var_shirt_l' ? { ...variant, wasPriceCents } : variant));
      await transaction.put('products', { ...shirt, label: 'SALE', variants });
      await transaction.put('stock', { id: 'var_shirt_l', onHand: 0 });
    });
  const selatan = { id: 'ven_selatan' };
  await put(2000);
  const file = await exported(api.services, selatan);
  expect(file).toContain(',Sale,');
  await api.store.transaction((transaction) => transaction.put('stock', { id: 'var_shirt_l', onHand: 5 }));
  const rows: string[][] = parse(file, { bom: true });
  const renamed = rows.map((row) => row.map((cell) => (cell === 'Product shirt' ? 'Product blouse' : cell)));
  expect((await take(writeCsv(renamed), false, rival)).rejected).toBe(0);
  expect(await api.store.get('products', 'prd_shirt')).toMatchObject({ title: { en: 'Product blouse' }, label: 'SALE' });
  await put(null);
  expect(await exported(api.services, selatan)).not.toContain('Sale');
});

test('random files never break an import: a dry run saves nothing, and saved products are complete and can be undone', async () => {
  const market = aMarket();
  const vendor = market.vendors[0]!;
  const word = fc.oneof(
    fc.constantFrom(
      'SKU-rice',
      'SKU-tea',
      'N-1',
      'N-2',
      'snacks',
      '5',
      '0',
      '-1',
      '1e9',
      '',
      'Online',
      'Sale',
      'S, M',
      'M',
      'Available',
      '2030-01-01',
      '#2f6350',
    ),
    fc.string({ maxLength: 12, unit: 'binary' }),
  );
  const heading = fc.shuffledSubarray(
    [
      'title',
      'titleMs',
      'description',
      'category',
      'newPrice',
      'oldPrice',
      'quantity',
      'waight',
      'size',
      'color',
      'tags',
      'sale',
      'location',
      'status',
      'product',
      'variantPrice',
      'variantColor',
      'halalBody',
      'halalNumber',
      'halalExpires',
      'bogus',
      '__proto__',
      'constructor',
    ],
    { minLength: 1 },
  );
  const sheet = fc
    .tuple(heading, fc.array(fc.array(word, { maxLength: 24 }), { maxLength: 8 }))
    .map(([names, rows]) => writeCsv([['sku', ...names], ...rows]));
  const file = fc.oneof(
    { weight: 4, arbitrary: sheet.map((text) => Buffer.from(text)) },
    { weight: 1, arbitrary: fc.tuple(sheet, fc.nat(400)).map(([text, at]) => Buffer.from(text).subarray(0, at)) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }).map((text) => Buffer.from(`sku,title\n${text}`, 'utf16le')) },
  );
  await fc.assert(
    fc.asyncProperty(file, async (bytes) => {
      const store = openMemoryStore();
      await seedStore(store, market);
      const services = await createServices(store, { demo: true });
      await services.start();
      const seller = await aSeller(store, vendor);
      const before = await everything(store);
      const dry = await services.imports.takeFile(seller, await readRows(Readable.from([bytes])), { isDryRun: true });
      expect(await everything(store)).toEqual(before);
      const real = await services.imports.takeFile(seller, await readRows(Readable.from([bytes])), { isDryRun: false });
      expect({ ...real, isDryRun: true }).toEqual(dry);
      const after = await everything(store);
      if (real.counts.CREATE + real.counts.UPDATE === 0) expect(after).toEqual(before);
      const foreign = ({ products }: typeof before) => products.filter(({ vendorId }) => vendorId !== vendor.id);
      expect(foreign(after)).toEqual(foreign(before));
      // Every product can be sold, because it has a title, a price and stock for each variant.
      for (const product of (await store.query('products', { where: { vendorId: vendor.id } })).items) {
        expect(product.title.en).not.toBe('');
        expect(product.priceCents).toBeGreaterThan(0);
        expect(await onHandOf(store, product)).not.toContain(null);
      }
      if (real.counts.CREATE + real.counts.UPDATE > 0) {
        expect(await services.imports.undo(seller)).toMatchObject({ kept: [] });
        const plain = (all: typeof before) => all.products.map(({ version: _version, ...rest }) => rest);
        const undone = await everything(store);
        expect(plain(undone)).toEqual(plain(before));
        expect(undone.stock.map(({ version: _version, ...rest }) => rest)).toEqual(
          before.stock.map(({ version: _version, ...rest }) => rest),
        );
      }
      services.close();
      await store.close();
    }),
    { numRuns: runsOf(150) },
  );
});
