import { emptyTables } from '../core/emptyTables.ts';
import { TransactionalStore } from '../core/transactionalStore.ts';
import type { StoreOptions } from '../core/transactionalStore.ts';
import type { Store } from '../store.ts';

/** A store without persistence: for tests and trials. */
export function openMemoryStore(options: StoreOptions = {}): Store {
  return new TransactionalStore(emptyTables(), { flush: async () => {}, close: async () => {} }, options);
}
