import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { generateCatalogue } from '#seed/generate.ts';
import { CatalogueProjection, ProductIndex } from '#server/modules/catalog/index.ts';
import { Projections } from '#server/platform/projections.ts';
import type { Stored } from '#server/store/transaction.ts';
import { createTestApi, type TestApi } from '#tests/support/api/startApi.ts';

/** So many products that changing all of them takes several slices. */
const PRODUCTS = 6000;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ catalogue: generateCatalogue(PRODUCTS) });
});
afterAll(() => api.close());

async function countOf(filter: string): Promise<number> {
  const { data } = await api.execute<{ products: { totalCount: number } }>(`{ products(${filter}) { totalCount } }`);
  return data.products.totalCount;
}

async function productsOfStore(): Promise<Stored<'products'>[]> {
  const { items } = await api.store.query('products', { limit: 2 * PRODUCTS });
  return items;
}

test.each([
  ['at most 500 products, immediately', 300, 0],
  ['more than 500 products, in slices', 590, 3000],
  ['more than a tenth of the products, by a rebuild', 4000, 3000],
])('changed products are found after reindexing %s', async (_, count, waitMs) => {
  const some = (await productsOfStore()).slice(0, count);
  const word = `changed${count}`;
  await api.store.transaction(async (transaction) => {
    for (const product of some) await transaction.put('products', { ...product, tags: [...product.tags, word] });
  });
  const listed = some.filter(({ status }) => status !== 'DISABLED').length;
  if (waitMs === 0) expect(await countOf(`query: "${word}"`)).toBe(listed);
  await vi.waitFor(async () => expect(await countOf(`query: "${word}"`)).toBe(listed), { timeout: waitMs + 10_000, interval: 20 });
});

test('renaming a category while one of its products is deleted reaches all remaining products', async () => {
  const first = (await productsOfStore()).find(({ status }) => status !== 'DISABLED');
  const category = await api.store.get('categories', first?.category ?? '');
  if (category === null || first === undefined) throw new Error('The generated products have categories');
  const before = await countOf(`filter: { category: ["${category.id}"] }`);
  const renamed = { ...category, name: { en: 'Quite anew', ms: 'Serba baharu' } };
  await api.store.transaction(async (transaction) => {
    await transaction.put('categories', renamed);
  });
  // Deletes a product while the products are being reindexed.
  await api.store.transaction(async (transaction) => {
    await transaction.delete('products', first.id);
  });
  expect(await countOf(`filter: { category: ["${category.id}"] }`)).toBe(before - 1);
  await vi.waitFor(async () => expect(await countOf('query: "serba baharu"')).toBe(before - 1), { timeout: 60_000, interval: 20 });
  expect(await countOf(`filter: { category: ["${category.id}"] }`)).toBe(before - 1);
});

test('building the index does not block other work and includes concurrent changes', async () => {
  const projections = await Projections.open(api.store, (error) => {
    throw error;
  });
  onTestFinished(() => projections.close());
  const projection = await projections.add(new CatalogueProjection());
  let rounds = 0;
  let isBuilt = false;
  const turn = () => {
    rounds += 1;
    if (!isBuilt) setImmediate(turn);
  };
  const opening = ProductIndex.open(projection, () => new Date());
  turn();
  const changed = (await productsOfStore()).findLast(({ status }) => status === 'AVAILABLE');
  await api.store.transaction((transaction) => transaction.put('products', { ...changed!, tags: ['meanwhile'] }));
  const index = await opening;
  isBuilt = true;
  expect(rounds).toBeGreaterThan(10);
  expect(index.size).toBe(api.services.catalog.indexedProducts);
  expect(index.select({ text: 'meanwhile' }).total).toBe(1);
});
