import { aSeller } from '#tests/support/api/aSeller.ts';
import { describe, expect, test } from 'vitest';
import { aProduct } from '#tests/support/builders/documents.ts';
import { KUIH, openInventoryApi, paths, SHIRT } from '#tests/support/api/inventoryApi.ts';

describe('setStock', () => {
  test('sets all counts, or none if one has changed meanwhile', async () => {
    const { setStock, own, buy } = await openInventoryApi();
    await buy('var_tea', 3, 1499);
    const changes = [
      { variantId: 'var_rice', setTo: 50, expected: 10 },
      { variantId: 'var_tea', setTo: 20, expected: 10 },
    ];
    const refused = await setStock(changes);
    expect(refused).toMatchObject({ vendor: null, errors: [{ code: 'CONFLICT', path: ['changes', '1', 'setTo'], current: 7 }] });
    expect((await own('prd_rice'))?.onHand).toBe(10);
    expect((await setStock([changes[0]!, { ...changes[1]!, expected: 7 }])).errors).toEqual([]);
    expect([(await own('prd_rice'))?.onHand, (await own('prd_tea'))?.onHand]).toEqual([50, 20]);
  });

  test('reports low stock of a single variant, unless it is withdrawn', async () => {
    const { setStock, api, execute, saved } = await openInventoryApi();
    const { product, variants } = await saved({ ...SHIRT, variants: SHIRT.variants.map((variant) => ({ ...variant, stock: 10 })) });
    const variantId = variants[3]?.variant.id ?? '';
    const low = async (setTo: number) => (await setStock([{ variantId, setTo }])).vendor?.todo.lowStock ?? null;
    expect([await low(7), await low(6)]).toEqual([1, 2]);
    const { viewer } = await execute<{ viewer: { vendor: { products: { nodes: object[] } } } }>(
      '{ viewer { vendor { products(lowStockOnly: true) { nodes { product { id } onHand lowVariants } } } } }',
    );
    expect(viewer.vendor.products.nodes).toContainEqual({ product: { id: product.id }, onHand: 36, lowVariants: 1 });
    await api.store.transaction(async (transaction) => {
      const shirt = (await transaction.get('products', product.id))!;
      const changed = shirt.variants.map((variant) => (variant.id === variantId ? { ...variant, status: 'DISABLED' as const } : variant));
      await transaction.put('products', { ...shirt, variants: changed });
    });
    expect(await low(5)).toBe(1);
  });

  test('puts a sold-out product on sale again', async () => {
    const { setStock, api, buy, own } = await openInventoryApi();
    await api.store.transaction(async (transaction) => {
      const variants = aProduct({ id: 'prd_soldout' }).variants.map((variant) => ({ ...variant, status: 'OUT_OF_STOCK' as const }));
      await transaction.put('products', { ...(await transaction.get('products', 'prd_soldout'))!, variants });
    });
    expect((await own('prd_soldout'))?.product.status).toBe('OUT_OF_STOCK');
    expect((await setStock([{ variantId: 'var_soldout', setTo: 4 }])).errors).toEqual([]);
    expect((await own('prd_soldout'))?.product.status).toBe('AVAILABLE');
    expect((await buy('var_soldout', 1, 1500)).errors).toEqual([]);
  });

  test('puts a product that is marked as out of stock on sale again when units are added where there were none', async () => {
    const { setStock, setStatus, own, buy } = await openInventoryApi();
    const status = async (id: string) => (await own(id))?.product.status;
    await setStatus('prd_soldout', 'OUT_OF_STOCK');
    await setStatus('prd_rice', 'OUT_OF_STOCK');
    await setStatus('prd_tea', 'DISABLED');
    const changes = ['var_soldout', 'var_rice', 'var_tea'].map((variantId) => ({ variantId, setTo: 4 }));
    expect((await setStock(changes)).errors).toEqual([]);
    expect([await status('prd_soldout'), await status('prd_rice'), await status('prd_tea')]).toEqual([
      'AVAILABLE',
      'OUT_OF_STOCK',
      'DISABLED',
    ]);
    expect((await buy('var_soldout', 1, 1500)).errors).toEqual([]);
  });

  test('accepts counts from 0 to 999,999, each variant once', async () => {
    const { setStock } = await openInventoryApi();
    const result = await setStock([
      { variantId: 'var_rice', setTo: -1 },
      { variantId: 'var_tea', setTo: 1_000_000 },
      { variantId: 'var_lamp', setTo: 1 },
      { variantId: 'var_lamp', setTo: 2 },
    ]);
    expect(paths(result)).toEqual([
      ['INVALID', 'changes.0.setTo'],
      ['INVALID', 'changes.1.setTo'],
      ['INVALID', 'changes.3.variantId'],
    ]);
  });
});

/** `KUIH` in the format of the service's input. */
const REQUEST = { ...KUIH, title: { en: 'Kuih lapis of nine colours' }, description: { en: 'Steamed.' }, images: [{ id: 'up_one' }] };

describe('saving many products', () => {
  test('saves those without errors; a dry run returns the same errors and saves nothing', async () => {
    const { api, listed } = await openInventoryApi();
    const seller = await aSeller(api.store, api.services.vendorAccounts.vendorOf('usr_demo_vendor')!);
    const rows = ['B-1', 'B-2', 'B-1', 'bad sku'].map((sku) => ({
      id: null,
      input: { ...REQUEST, variants: [{ sku, options: [], stock: 1 }] },
    }));
    const before = (await listed({})).totalCount;
    const seen = new Set<number>();
    const options = {
      also: (_: unknown, results: readonly { change: unknown }[]) =>
        Promise.resolve(void seen.add(results.filter(({ change }) => change !== null).length)),
    };
    for (const isDryRun of [true, false]) {
      const results = await api.services.inventory.saveAll(seller, rows, { ...options, isDryRun });
      expect(results.map(({ change, errors }) => [change !== null, errors.map(({ path }) => path?.join('.'))])).toEqual([
        [!isDryRun, []],
        [!isDryRun, []],
        [false, ['variants.0.sku']],
        [false, ['variants.0.sku']],
      ]);
      expect((await listed({})).totalCount).toBe(isDryRun ? before : before + 2);
    }
    expect([...seen]).toEqual([2]);
  });

  test('as a dry run does not wait for a transaction that writes', async () => {
    const { api } = await openInventoryApi();
    const seller = await aSeller(api.store, api.services.vendorAccounts.vendorOf('usr_demo_vendor')!);
    let finish = (): void => undefined;
    const writing = api.store.transaction(() => new Promise<void>((resolve) => (finish = resolve)));
    const results = await api.services.inventory.saveAll(seller, [{ id: null, input: REQUEST }], { isDryRun: true });
    expect(results).toEqual([{ change: null, errors: [] }]);
    finish();
    await writing;
  });
});
