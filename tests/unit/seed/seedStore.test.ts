import { describe, expect, test } from 'vitest';
import { buildCatalogue } from '#seed/buildCatalogue.ts';
import { generateCatalogue } from '#seed/generate.ts';
import { isEmpty, seedStore } from '#seed/seedStore.ts';
import { anOrder } from '#tests/support/builders/documents.ts';
import { openMemoryStore } from '#server/store/core/transactionalStore.ts';
import { followCommits } from '#tests/support/store/followCommits.ts';

describe('seeding a store', () => {
  test('writes every document of the catalogue in one commit', async () => {
    const store = openMemoryStore();
    const commits: number[] = [];
    await followCommits(store, (changes) => commits.push(changes.length));
    const catalogue = buildCatalogue();
    expect(await isEmpty(store)).toBe(true);
    const written = await seedStore(store, catalogue);
    expect(await isEmpty(store)).toBe(false);
    expect(written.products).toBe(catalogue.products.length);
    expect(await store.count('stock')).toBe(catalogue.stock.length);
    expect(commits).toEqual([Object.values(catalogue).reduce((sum, documents) => sum + documents.length, 0)]);
  });

  test('does not change a store that already has products', async () => {
    const store = openMemoryStore();
    await seedStore(store, generateCatalogue(10));
    const written = await seedStore(store, generateCatalogue(20));
    expect(written.products).toBe(0);
    expect(await store.count('products')).toBe(10);
  });

  test('replaces all products and their stock on request', async () => {
    const store = openMemoryStore();
    await seedStore(store, generateCatalogue(20));
    const fewer = generateCatalogue(10);
    await seedStore(store, fewer, { replace: true });
    expect(await store.count('products')).toBe(10);
    expect(await store.count('stock')).toBe(fewer.stock.length);
  });

  test('refuses to replace the products if there are orders', async () => {
    const store = openMemoryStore();
    await seedStore(store, generateCatalogue(20));
    await store.transaction((transaction) => transaction.put('orders', anOrder()));
    await expect(seedStore(store, generateCatalogue(10), { replace: true })).rejects.toThrow('The marketplace has orders');
    expect(await store.count('products')).toBe(20);
  });
});
