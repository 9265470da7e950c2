import { describe, expect, test } from 'vitest';
import { openInventoryApi, paths, SHIRT } from '#tests/support/api/inventoryApi.ts';

async function openOffers() {
  const inventory = await openInventoryApi();
  const stored = async (id: string) => (await inventory.api.store.get('products', id))!;
  const setOffers = (offers: object[], changes: object[] = []) => inventory.setStock(changes, undefined, offers);
  return { ...inventory, stored, setOffers };
}

describe('setStock with offers', () => {
  test('sets prices and statuses together with counts, or nothing if one is refused', async () => {
    const { setOffers, stored, own } = await openOffers();
    const { version, priceCents } = await stored('prd_rice');
    const count = { variantId: 'var_tea', setTo: 4 };
    const offer = { productId: 'prd_rice', price: 990, wasPrice: 1200, status: 'DISABLED' };
    const refused = await setOffers([{ ...offer, expectedVersion: version - 1 }], [count]);
    expect(refused).toMatchObject({
      vendor: null,
      products: [],
      errors: [{ code: 'CONFLICT', path: ['offers', '0', 'expectedVersion'], current: version }],
    });
    expect([(await stored('prd_rice')).priceCents, (await own('prd_tea'))?.onHand]).toEqual([priceCents, 10]);
    const saved = await setOffers([{ ...offer, expectedVersion: version }], [count]);
    expect(saved.errors).toEqual([]);
    expect(saved.products).toEqual([
      expect.objectContaining({ version: version + 1, status: 'DISABLED', price: { minorUnits: 990 }, wasPrice: { minorUnits: 1200 } }),
    ]);
    expect((await own('prd_tea'))?.onHand).toBe(4);
  });

  test('applies the price rules of the product editor', async () => {
    const { setOffers, stored } = await openOffers();
    const { priceCents } = await stored('prd_rice');
    const result = await setOffers([
      { productId: 'prd_rice', price: 0 },
      { productId: 'prd_tea', price: null },
      { productId: 'prd_soldout', price: 500, wasPrice: 500 },
      { productId: 'prd_soldout', price: 500 },
      { productId: 'prd_none', price: 500 },
    ]);
    expect(paths(result)).toEqual([
      ['INVALID', 'offers.0.price'],
      ['INVALID', 'offers.1.price'],
      ['INVALID', 'offers.2.wasPrice'],
      ['INVALID', 'offers.3.productId'],
      ['NOT_FOUND', 'offers.4.productId'],
    ]);
    expect((await stored('prd_rice')).priceCents).toBe(priceCents);
  });

  test('sets own prices of variants, and clears them with null', async () => {
    const { setOffers, saved, stored } = await openOffers();
    const { product } = await saved({ ...SHIRT, price: 3000 });
    const [first, second] = (await stored(product.id)).variants;
    const prices = async () => (await stored(product.id)).variants.slice(0, 2).map((one) => [one.priceCents, one.wasPriceCents]);
    const variants = [
      { variantId: first!.id, price: 3300, wasPrice: 4000 },
      { variantId: second!.id, wasPrice: 3500 },
    ];
    expect((await setOffers([{ productId: product.id, variants }])).errors).toEqual([]);
    expect(await prices()).toEqual([
      [3300, 4000],
      [null, 3500],
    ]);
    // The second variant has no own price, so its former price must stay above the price of the product.
    expect(paths(await setOffers([{ productId: product.id, price: 3600 }]))).toEqual([['INVALID', 'offers.0.price']]);
    const cleared = { variantId: first!.id, price: null, wasPrice: null };
    expect(paths(await setOffers([{ productId: product.id, variants: [cleared, { variantId: 'var_rice', price: 1 }] }]))).toEqual([
      ['NOT_FOUND', 'offers.0.variants.1.variantId'],
    ]);
    expect((await setOffers([{ productId: product.id, variants: [cleared] }])).errors).toEqual([]);
    expect((await prices())[0]).toEqual([null, null]);
  });

  test('refuses to clear the former price of a product with the label "Sale"', async () => {
    const { setOffers, saved } = await openOffers();
    const { product } = await saved({ ...SHIRT, price: 3000, wasPrice: 4000, label: 'SALE' });
    expect(paths(await setOffers([{ productId: product.id, wasPrice: null }]))).toEqual([['INVALID', 'offers.0.wasPrice']]);
  });
});
