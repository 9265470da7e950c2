import { describe, expect, test } from 'vitest';
import { openLowdbStore } from '#server/store/lowdb/openLowdbStore.ts';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import { aSeller } from '#tests/support/api/aSeller.ts';
import { onHandOf, openMarketplace } from '#tests/support/api/productFiles.ts';
import { PLACE_ORDER, type PlaceOrderResponse } from '#tests/support/api/orderOperations.ts';
import { createTestApi } from '#tests/support/api/startApi.ts';
import { temporaryFolder } from '#tests/support/store/temporaryFolder.ts';

describe('undoing an import', () => {
  test('restores the previous state once, except for products changed or sold since', async () => {
    const { api, seller, take, undo, productsOf, bySku, clock } = await openMarketplace();
    const before = await productsOf('ven_utara');
    const plain = (products: typeof before) => products.map(({ product: { version: _version, ...rest }, onHand }) => ({ rest, onHand }));
    await take('sku,title,category,newPrice,quantity\nNEW-1,New one,snacks,5,5\nSKU-rice,Rice 2,snacks,15,2');
    expect((await bySku('SKU-rice'))?.product.priceCents).toBe(1500);
    expect(await undo()).toEqual({ undone: 2, kept: [], errors: [] });
    expect(plain(await productsOf('ven_utara'))).toEqual(plain(before));
    expect(await undo()).toMatchObject({ undone: 0, errors: [{ code: 'INVALID' }] });

    clock.now = new Date('2026-11-21T09:00:00.000Z');
    await take(
      'sku,title,category,newPrice,quantity\nNEW-2,Changed later,snacks,5,5\nSKU-rice,Sold later,snacks,5,5\nSKU-tea,Tea 2,snacks,4,10',
    );
    const sold = (await bySku('SKU-rice'))!.product;
    const input = anOrderInput({ lines: [{ variantId: sold.variants[0]!.id, quantity: 1 }], expectedTotal: 900 });
    const { data } = await api.execute<PlaceOrderResponse>(PLACE_ORDER, { input });
    expect(data.placeOrder.errors).toEqual([]);
    // A stock count that sets the same number again.
    await api.store.transaction((transaction) => transaction.put('stock', { id: sold.variants[0]!.id, onHand: 5 }));
    const { product } = (await bySku('NEW-2'))!;
    await api.services.inventory.save(
      { viewer: seller, vendor: api.services.catalog.vendor('ven_utara')! },
      { id: product.id, input: { price: 600 } },
    );
    const { data: requested } = await api.execute<{
      viewer: { vendor: { lastImport: { productCount: number; importedAt: string } | null } };
    }>('{ viewer { vendor { lastImport { productCount importedAt } } } }', {}, { viewer: seller });
    expect(requested.viewer.vendor.lastImport).toEqual({ productCount: 3, importedAt: '2026-11-21T09:00:00.000Z' });
    expect(await undo()).toEqual({
      undone: 1,
      kept: [
        { sku: 'NEW-2', title: 'Changed later', reason: expect.stringMatching(/changed after the import/) as string },
        { sku: 'SKU-rice', title: 'Sold later', reason: expect.stringMatching(/stock changed/) as string },
      ],
      errors: [],
    });
    expect((await bySku('SKU-tea'))?.product).toMatchObject({ priceCents: 333, title: { en: 'Product tea' } });
    expect((await bySku('NEW-2'))?.product.priceCents).toBe(600);
  });

  test('is still possible after a dry run or a file without changes', async () => {
    const { take, undo } = await openMarketplace();
    await take('sku,newPrice\nSKU-rice,15');
    await take('sku,newPrice\nSKU-rice,16', true);
    await take('sku,newPrice\nSKU-rice,15');
    expect(await undo()).toMatchObject({ undone: 1 });
  });

  test('uses documents of limited size, which the next import deletes', async () => {
    const { api, take, undo } = await openMarketplace();
    const file = (count: number) =>
      ['sku,title,category,newPrice,quantity', ...Array.from({ length: count }, (_, at) => `BULK-${at},Thing ${at},snacks,5,1`)].join('\n');
    const sizes = async () => {
      const pieces = (await api.store.query('productImportPieces', { limit: 100 })).items;
      const heads = (await api.store.query('productImports', { limit: 100 })).items;
      return { pieces: pieces.map(({ products }) => products.length), heads: heads.map((head) => Object.keys(head)) };
    };
    await take(file(900));
    expect(await sizes()).toEqual({ pieces: [200, 200, 200, 200, 100], heads: [['id', 'importedAt', 'productCount', 'version']] });
    await take('sku,newPrice\nBULK-7,6');
    expect((await sizes()).pieces).toEqual([1]);
    expect(await undo()).toEqual({ undone: 1, kept: [], errors: [] });
    expect(await sizes()).toEqual({ pieces: [], heads: [] });
  });

  test('works with the single document that an earlier version stored', async () => {
    const directory = await temporaryFolder();
    const first = await openLowdbStore({ directory });
    const { take, productsOf } = await openMarketplace(first);
    const before = await productsOf('ven_utara');
    const plain = (products: typeof before) => products.map(({ product: { version: _version, ...rest }, onHand }) => ({ rest, onHand }));
    await take('sku,title,category,newPrice,quantity\nNEW-1,New one,snacks,5,5\nSKU-rice,Rice 2,snacks,15,2');
    await first.transaction(async (inside) => {
      const [piece] = (await inside.query('productImportPieces', { where: { vendorId: 'ven_utara' } })).items;
      const { products, stock } = piece!;
      await inside.put('productImports', { id: 'ven_utara', importedAt: '2026-11-21T08:00:00.000Z', products, stock });
      await inside.delete('productImportPieces', piece!.id);
    });
    await first.close();
    const second = await openLowdbStore({ directory });
    const api = await createTestApi({ store: second });
    const vendor = (await second.get('vendors', 'ven_utara'))!;
    const seller = await aSeller(second, vendor);
    expect(await api.services.imports.last(vendor)).toEqual({ importedAt: '2026-11-21T08:00:00.000Z', productCount: 2 });
    expect(await api.services.imports.undo(seller)).toEqual({ undone: 2, kept: [], errors: [] });
    const found = (await second.query('products', { where: { vendorId: 'ven_utara' } })).items;
    const after = await Promise.all(found.map(async (product) => ({ product, onHand: await onHandOf(second, product) })));
    expect(plain(after)).toEqual(plain(before));
    expect(await second.count('productImports')).toBe(0);
    await api.close();
  });

  test('is refused while an import of this node is running', async () => {
    const { api, seller, take, undo, bySku } = await openMarketplace();
    await take('sku,newPrice\nSKU-rice,15');
    const vendor = api.services.catalog.vendor('ven_utara')!;
    const early: ReturnType<typeof undo>[] = [];
    const running = api.services.imports.take({ viewer: seller, vendor: vendor }, 'sku,newPrice\nSKU-rice,16\nSKU-tea,17', {
      isDryRun: false,
      onProgress: () => void (early.length === 0 && early.push(undo())),
    });
    expect(await running).toMatchObject({ errors: [] });
    expect(await early[0]).toMatchObject({
      undone: 0,
      errors: [{ code: 'INVALID', message: expect.stringMatching(/is running/) as string }],
    });
    expect((await bySku('SKU-rice'))?.product.priceCents).toBe(1600);
    expect(await undo()).toMatchObject({ undone: 2, errors: [] });
    expect((await bySku('SKU-rice'))?.product.priceCents).toBe(1500);
  });

  test('is refused while another node imports a file of the vendor, and so is a second import', async () => {
    const { api, seller, take, undo, bySku } = await openMarketplace();
    await take('sku,newPrice\nSKU-rice,15');
    const counts = { rowCount: 9, savedRows: 0, changedBatches: 0 };
    const run = { id: 'imp_other', vendorId: 'ven_utara', ...seller, startedAt: '2026-11-21T08:00:00.000Z', headings: {}, ...counts };
    await api.store.transaction((transaction) => transaction.put('importRuns', { ...run, state: 'RUNNING' }));
    expect((await undo()).errors[0]?.message).toMatch(/is running/);
    expect((await take('sku,newPrice\nSKU-rice,16')).errors[0]?.message).toMatch(/^Another file is being imported/);
    await api.store.transaction((transaction) => transaction.put('importRuns', { ...run, state: 'DONE' }));
    expect((await bySku('SKU-rice'))?.product.priceCents).toBe(1500);
    expect(await undo()).toMatchObject({ undone: 1, errors: [] });
  });
});
