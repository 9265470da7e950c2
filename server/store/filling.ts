import type { CollectionName } from './documents/collections.ts';
import type { Store } from './store.ts';
import type { Transaction } from './transaction.ts';

/** Documents that are deleted per transaction. */
const BATCH_SIZE = 5000;

/** Whether filling a store in several transactions was interrupted: products are written first, vendors last. */
export async function isUnfinished(reader: Pick<Transaction, 'count'>): Promise<boolean> {
  return (await reader.count('products')) > 0 && (await reader.count('vendors')) === 0;
}

/** Empties collections one after the other. */
export async function clearCollections(store: Store, collections: readonly CollectionName[]): Promise<void> {
  for (const name of collections) {
    for (let left = await store.count(name); left > 0; left = await store.count(name)) {
      await store.transaction(async (transaction) => {
        const { items } = await transaction.query(name, { limit: BATCH_SIZE });
        for (const { id } of items) await transaction.delete(name, id);
      });
    }
  }
}
