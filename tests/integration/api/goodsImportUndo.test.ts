import { describe, expect, test } from 'vitest';
import { anOrderInput } from '#tests/support/builders/orderInput.ts';
import { openShop } from '#tests/support/goodsFiles.ts';
import { PLACE_ORDER } from '#tests/support/orderOperations.ts';
import type { PlaceOrderAnswer } from '#tests/support/orderOperations.ts';

describe('an import can be undone', () => {
  test('to what was there before, but once, and not what was changed or sold since', async () => {
    const { api, seller, take, undo, goodsOf, bySku, clock } = await openShop();
    const before = await goodsOf('ven_utara');
    const plain = (goods: typeof before) => goods.map(({ product: { version: _version, ...rest }, onHand }) => ({ rest, onHand }));
    await take('sku,title,category,newPrice,quantity\nNEW-1,New one,snacks,5,5\nSKU-rice,Rice 2,snacks,15,2');
    expect((await bySku('SKU-rice'))?.product.priceCents).toBe(1500);
    expect(await undo()).toEqual({ undone: 2, kept: [], errors: [] });
    expect(plain(await goodsOf('ven_utara'))).toEqual(plain(before));
    expect(await undo()).toMatchObject({ undone: 0, errors: [{ code: 'INVALID' }] });

    clock.now = new Date('2026-11-21T09:00:00.000Z');
    await take(
      'sku,title,category,newPrice,quantity\nNEW-2,Changed later,snacks,5,5\nNEW-3,Sold later,snacks,5,5\nSKU-tea,Tea 2,snacks,4,10',
    );
    const sold = (await bySku('NEW-3'))!.product;
    const input = anOrderInput({ lines: [{ variantId: sold.variants[0]!.id, quantity: 1 }], expectedTotal: 900 });
    const { data } = await api.execute<PlaceOrderAnswer>(PLACE_ORDER, { input });
    expect(data.placeOrder.errors).toEqual([]);
    // Counted up again, it is the same number and another shelf.
    await api.store.transaction((transaction) => transaction.put('stock', { id: sold.variants[0]!.id, onHand: 5 }));
    const { product } = (await bySku('NEW-2'))!;
    await api.services.goods.save(api.services.catalog.vendor('ven_utara')!, { id: product.id, input: { price: 600 } });
    const { data: asked } = await api.execute<{ viewer: { vendor: { lastImport: { productCount: number; importedAt: string } | null } } }>(
      '{ viewer { vendor { lastImport { productCount importedAt } } } }',
      {},
      { viewer: seller },
    );
    expect(asked.viewer.vendor.lastImport).toEqual({ productCount: 3, importedAt: '2026-11-21T09:00:00.000Z' });
    expect(await undo()).toEqual({
      undone: 1,
      kept: [
        { sku: 'NEW-2', title: 'Changed later', reason: expect.stringMatching(/changed after the import/) as string },
        { sku: 'NEW-3', title: 'Sold later', reason: expect.stringMatching(/stock changed/) as string },
      ],
      errors: [],
    });
    expect((await bySku('SKU-tea'))?.product).toMatchObject({ priceCents: 333, title: { en: 'Product tea' } });
    expect((await bySku('NEW-2'))?.product.priceCents).toBe(600);
  });

  test('a dry run, and a file in which nothing is new, leave the import before them to be undone', async () => {
    const { take, undo } = await openShop();
    await take('sku,newPrice\nSKU-rice,15');
    await take('sku,newPrice\nSKU-rice,16', true);
    await take('sku,newPrice\nSKU-rice,15');
    expect(await undo()).toMatchObject({ undone: 1 });
  });

  test('not while another is under way, which would be half undone', async () => {
    const { api, take, undo, bySku } = await openShop();
    await take('sku,newPrice\nSKU-rice,15');
    const vendor = api.services.catalog.vendor('ven_utara')!;
    const early: ReturnType<typeof undo>[] = [];
    const running = api.services.goodsImports.take(vendor, 'sku,newPrice\nSKU-rice,16\nSKU-tea,17', {
      isDryRun: false,
      onProgress: () => void (early.length === 0 && early.push(undo())),
    });
    expect(await running).toMatchObject({ errors: [] });
    expect(await early[0]).toMatchObject({
      undone: 0,
      errors: [{ code: 'INVALID', message: expect.stringMatching(/under way/) as string }],
    });
    expect((await bySku('SKU-rice'))?.product.priceCents).toBe(1600);
    expect(await undo()).toMatchObject({ undone: 2, errors: [] });
    expect((await bySku('SKU-rice'))?.product.priceCents).toBe(1500);
  });
});
