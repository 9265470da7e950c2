import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { fillEmptyStore } from '#seed/fillEmptyStore.ts';
import { generateCatalogue, streamCatalogue } from '#seed/generate.ts';
import { seedStore, seedStream } from '#seed/seedStore.ts';
import { openMemoryStore } from '#server/store/core/transactionalStore.ts';
import { isUnfinished } from '#server/store/filling.ts';
import type { Store } from '#server/store/store.ts';
import { anOrder } from '#tests/support/builders/documents.ts';
import { rerunning } from '#tests/support/store/wrappedStores.ts';
import { followCommits } from '#tests/support/store/followCommits.ts';

/** SHA-256 hash over all stored products, vendors and lists. */
async function contentOf(store: Store): Promise<string> {
  const names = ['products', 'stock', 'vendors', 'brands', 'categories', 'collections', 'shop'] as const;
  const hash = createHash('sha256');
  for (const name of names) hash.update(JSON.stringify((await store.query(name, { limit: 100_000 })).items));
  return hash.digest('hex');
}

/** A catalogue whose stream throws after the given number of products. */
function cutShort(count: number, after: number) {
  const { entries, surroundings } = streamCatalogue(count);
  function* some() {
    for (let given = 0; given < after; given += 1) {
      const next = entries.next();
      if (next.done !== true) yield next.value;
    }
    throw new Error('the power went');
  }
  return { entries: some(), surroundings };
}

test('a streamed catalogue is written in several commits and equals one written at once', async () => {
  const [streamed, whole] = [openMemoryStore(), openMemoryStore()];
  const commits: number[] = [];
  await followCommits(streamed, (changes) => commits.push(changes.length));
  expect(await seedStream(streamed, streamCatalogue(5100))).toMatchObject({ products: 5100 });
  await seedStore(whole, generateCatalogue(5100));
  expect(await contentOf(streamed)).toEqual(await contentOf(whole));
  // The mark for an unfinished store, two batches of products, and everything else.
  expect(commits).toHaveLength(4);
});

test('seeding stores the complete catalogue on an engine that reruns transactions', async () => {
  const store = openMemoryStore();
  const again = rerunning(store);
  const written = await seedStream(again, streamCatalogue(300));
  expect({ products: await store.count('products'), vendors: await store.count('vendors') }).toEqual(written);
  expect(written.products).toBe(300);
  const catalogue = generateCatalogue(200);
  expect((await seedStore(again, catalogue, { replace: true })).products).toBe(200);
  expect(await store.count('products')).toBe(200);
});

test.each([
  [0, 0],
  [5100, 5000],
])('a seed interrupted after %i products marks the store as incomplete, and the next seed starts over', async (after, stored) => {
  const store = openMemoryStore();
  await expect(seedStream(store, cutShort(9000, after))).rejects.toThrow('the power went');
  expect([await isUnfinished(store), await store.count('products')]).toEqual([true, stored]);
  await expect(fillEmptyStore(store, { demo: false })).rejects.toThrow('npm run seed or npm run transfer was interrupted');
  const written = await seedStream(store, streamCatalogue(300));
  expect(written.products).toBe(300);
  expect(await isUnfinished(store)).toBe(false);
  expect({ products: await store.count('products'), vendors: await store.count('vendors') }).toEqual(written);
});

test('a streamed seed keeps existing products, replaces them on request, and refuses if there are orders', async () => {
  const store = openMemoryStore();
  await seedStream(store, streamCatalogue(200));
  expect(await seedStream(store, streamCatalogue(300))).toEqual({ products: 0, vendors: 0 });
  await seedStream(store, streamCatalogue(150), { replace: true });
  expect(await store.count('products')).toBe(150);
  await store.transaction((transaction) => transaction.put('orders', anOrder()));
  await expect(seedStream(store, streamCatalogue(10), { replace: true })).rejects.toThrow('The marketplace has orders');
  expect(await store.count('products')).toBe(150);
});
