import { describe, expect, onTestFinished, test } from 'vitest';
import type { Change, Store } from '#server/store/store.ts';
import { aProduct, aStock, anOrder } from '#tests/support/builders/documents.ts';
import type { StoreFactory } from './storeContract.ts';
import { followCommits } from '#tests/support/store/followCommits.ts';

/** Contract for every engine: notifying listeners, closing and, if the engine is durable, reopening. */
export function describeStoreLife(engine: string, isDurable: boolean, makeFactory: () => Promise<StoreFactory>): void {
  async function openEmpty(): Promise<Store> {
    const store = await (await makeFactory()).open();
    onTestFinished(() => store.close());
    return store;
  }
  const putStock = (store: Store, id: string, onHand: number) =>
    store.transaction((transaction) => transaction.put('stock', aStock(id, onHand)));

  describe(`${engine}: listeners`, () => {
    test('a listener receives each commit with changes once, in order, until it unsubscribes', async () => {
      const store = await openEmpty();
      const heard: Change[][] = [];
      const stop = await followCommits(store, (changes) => heard.push([...changes]));
      // Runs them sequentially, because an engine may reorder concurrent transactions.
      await putStock(store, 'a', 1);
      await putStock(store, 'a', 2);
      await putStock(store, 'b', 3);
      await store.transaction(async (transaction) => {
        await transaction.put('stock', aStock('a', 8));
        await transaction.put('stock', aStock('a', 9));
        await transaction.delete('stock', 'b');
      });
      await store.transaction((transaction) => transaction.get('stock', 'a'));
      await expect(store.transaction(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
      expect(heard).toEqual([
        [{ collection: 'stock', id: 'a', document: { id: 'a', onHand: 1, version: 1 } }],
        [{ collection: 'stock', id: 'a', document: { id: 'a', onHand: 2, version: 2 } }],
        [{ collection: 'stock', id: 'b', document: { id: 'b', onHand: 3, version: 1 } }],
        [
          { collection: 'stock', id: 'a', document: { id: 'a', onHand: 9, version: 4 } },
          { collection: 'stock', id: 'b', document: null },
        ],
      ]);
      stop();
      await putStock(store, 'c', 1);
      expect(heard).toHaveLength(4);
    });

    test('listeners receive a commit before its transaction resolves', async () => {
      const store = await openEmpty();
      let heard = 0;
      await followCommits(store, () => (heard += 1));
      await putStock(store, 'a', 1);
      expect(heard).toBe(1);
    });
  });

  describe(`${engine}: closing`, () => {
    test('close waits for running transactions; a closed store is not writable and refuses every call', async () => {
      const store = await (await makeFactory()).open();
      expect(await store.health()).toEqual({ writable: true, reason: null });
      const last = putStock(store, 'a', 1);
      await store.close();
      await expect(last).resolves.toMatchObject({ result: { onHand: 1 } });
      expect((await store.health()).writable).toBe(false);
      for (const call of [() => store.get('stock', 'a'), () => store.count('stock'), () => putStock(store, 'b', 1)]) {
        await expect(call()).rejects.toThrow('closed');
      }
      await store.close();
    });
  });

  if (!isDurable) return;

  describe(`${engine}: reopening`, () => {
    test('reopening the store restores all committed writes and deletions', async () => {
      const factory = await makeFactory();
      const first = await factory.open();
      await first.transaction(async (transaction) => {
        await transaction.put('products', aProduct({ id: 'prd_rice', title: { en: 'Rice “A”\u2028', ms: 'Beras' } }));
        await transaction.put('orders', anOrder());
        await transaction.put('stock', aStock('var_rice', 3));
      });
      await putStock(first, 'var_rice', 2);
      await first.transaction((transaction) => transaction.delete('orders', 'ord_plain'));
      await first.close();
      const second = await factory.open();
      onTestFinished(() => second.close());
      expect((await second.get('products', 'prd_rice'))?.title.en).toBe('Rice “A”\u2028');
      expect(await second.get('stock', 'var_rice')).toEqual({ id: 'var_rice', onHand: 2, version: 2 });
      expect(await second.count('orders')).toBe(0);
    });
  });
}
