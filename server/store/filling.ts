import type { CollectionName } from './documents/collections.ts';
import type { FillingDoc } from './documents/fillings.ts';
import type { Store } from './store.ts';
import type { Transaction } from './transaction.ts';

/** Documents deleted per transaction. */
const BATCH_SIZE = 5000;

/** Written by the commit that creates a store that will be filled in several transactions. */
export const CREATED_TO_BE_FILLED: FillingDoc = { id: 'filling', hasBegun: false };

/** Marks a store as unfinished before data is written to it. */
export async function beginFilling(store: Store): Promise<void> {
  await store.transaction((transaction) => transaction.put('fillings', { ...CREATED_TO_BE_FILLED, hasBegun: true }));
}

/** Removes the mark after all data has been stored. */
export async function endFilling(transaction: Pick<Transaction, 'delete'>): Promise<void> {
  await transaction.delete('fillings', CREATED_TO_BE_FILLED.id);
}

type Counts = Pick<Transaction, 'count' | 'get'>;

/** Whether filling the store was interrupted or is in progress; no server starts on such a store. */
export async function isUnfinished(reader: Counts): Promise<boolean> {
  return (await reader.count('fillings')) > 0 || (await hasBegun(reader));
}

/** Whether an interrupted filling may have written data. Versions that did not use the mark wrote products first and vendors last. */
export async function hasBegun(reader: Counts): Promise<boolean> {
  if ((await reader.get('fillings', CREATED_TO_BE_FILLED.id))?.hasBegun === true) return true;
  return (await reader.count('products')) > 0 && (await reader.count('vendors')) === 0;
}

/** Empties the collections one after the other. */
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
