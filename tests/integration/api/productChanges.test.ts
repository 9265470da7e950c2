import { afterEach, expect, test } from 'vitest';
import { catalogueWith, read } from '#tests/support/api/productReading.ts';
import { createTestApi, type TestApi } from '#tests/support/api/startApi.ts';

const open: TestApi[] = [];
afterEach(async () => {
  for (const api of open.splice(0)) await api.close();
});

async function start(options: Parameters<typeof createTestApi>[0] = {}): Promise<TestApi> {
  const api = await createTestApi(options);
  open.push(api);
  return api;
}

test('stock level, status and the in-stock filter follow every commit', async () => {
  const api = await start();
  const before = await read(api, { slug: 'kopi-o-kampung' });
  const setStock = (onHand: number) =>
    api.store.transaction(async (transaction) => {
      for (const { id } of before.variants) await transaction.put('stock', { id, onHand });
    });
  const countInStock = async (): Promise<number> => {
    const { data } = await api.execute<{ products: { totalCount: number } }>(
      '{ products(query: "kopi o kampung", filter: { inStock: true }) { totalCount } }',
    );
    return data.products.totalCount;
  };
  expect(await countInStock()).toBe(1);
  await setStock(0);
  expect(await countInStock()).toBe(0);
  expect(await read(api, { slug: 'kopi-o-kampung' })).toMatchObject({ status: 'OUT_OF_STOCK', stock: { level: 'OUT', purchasable: 0 } });
  await setStock(2);
  const after = await read(api, { slug: 'kopi-o-kampung' });
  expect(after).toMatchObject({ status: 'AVAILABLE', stock: { level: 'LOW', purchasable: 2 * before.variants.length } });
  expect(await countInStock()).toBe(1);
});

test('a card shows the price of the pack in the title, or of the cheapest other pack when that one is sold out', async () => {
  const api = await start();
  const product = api.services.catalog.find({ slug: 'kopi-o-kampung' });
  const named = product?.variants.find((variant) => variant.options['weight'] === product.weight);
  const before = await read(api, { slug: 'kopi-o-kampung' });
  expect(before.price.current.minorUnits).toBe(product?.priceCents);
  await api.store.transaction(async (transaction) => {
    await transaction.put('stock', { id: named?.id ?? '', onHand: 0 });
  });
  const after = await read(api, { slug: 'kopi-o-kampung' });
  const left = product?.variants.filter((variant) => variant !== named).map((variant) => variant.priceCents ?? 0) ?? [];
  expect(after.price.current.minorUnits).toBe(Math.min(...left));
  expect(after.options[0]?.values.filter(({ available }) => !available)).toHaveLength(1);
  const { data } = await api.execute<{ products: { totalCount: number } }>(
    `{ products(query: "kopi o kampung", filter: { price: { min: ${product?.priceCents} } }) { totalCount } }`,
  );
  expect(data.products.totalCount).toBe(0);
});

test("a product sold only in the vendor's own store is shown but not purchasable", async () => {
  const inStore = catalogueWith('harumanis-mango', { fulfilment: ['IN_STORE'] });
  const { stock, status } = await read(await start({ catalogue: inStore }), { slug: 'harumanis-mango' });
  expect({ ...stock, status }).toMatchObject({ level: 'IN_STOCK', purchasable: 0, status: 'AVAILABLE' });
});

test('search follows new, renamed and deleted products', async () => {
  const api = await start();
  const original = api.services.catalog.find({ slug: 'harumanis-mango' });
  if (original === null) throw new Error('The seed has mangoes');
  const { version: _version, ...document } = original as typeof original & { version: number };
  const twin = { ...document, id: 'prd_twin', slug: 'twin-mango', title: { en: 'Zwilling', ms: 'Kembar' }, variants: [] };
  await api.store.transaction(async (transaction) => {
    await transaction.put('products', twin);
    await transaction.put('products', { ...document, title: { en: 'Renamed', ms: 'Dinamakan' } });
  });
  const count = async (query: string): Promise<number> => {
    const { data } = await api.execute<{ products: { totalCount: number } }>(`{ products(query: "${query}") { totalCount } }`);
    return data.products.totalCount;
  };
  expect([await count('zwilling'), await count('renamed'), await count('harumanis')]).toEqual([1, 1, 0]);
  await api.store.transaction(async (transaction) => {
    await transaction.delete('products', 'prd_twin');
  });
  expect(await count('zwilling')).toBe(0);
});

test('an expired halal certificate is neither shown nor matched by the filter', async () => {
  const expires = '2026-06-01T00:00:00.000Z';
  const catalogue = catalogueWith('harumanis-mango', { halal: { body: 'Sample body', number: 'S-1', expires } });
  let now = new Date('2026-05-31T00:00:00Z');
  const api = await start({ catalogue, now: () => now });
  const certified = async (): Promise<number> => {
    const { data } = await api.execute<{ products: { totalCount: number } }>(
      '{ products(query: "harumanis mango", filter: { halal: true }) { totalCount } }',
    );
    return data.products.totalCount;
  };
  expect((await read(api, { slug: 'harumanis-mango' })).halal).toMatchObject({ body: 'Sample body' });
  expect(await certified()).toBe(1);
  now = new Date('2026-06-01T00:00:00Z');
  expect((await read(api, { slug: 'harumanis-mango' })).halal).toBeNull();
  expect(await certified()).toBe(0);
});
