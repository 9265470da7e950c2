import { emptyTables } from '#server/store/core/table.ts';
import { TransactionalStore } from '#server/store/core/transactionalStore.ts';
import type { StoreOptions } from '#server/store/core/transactionalStore.ts';
import type { Store } from '#server/store/store.ts';

/** A store without persistence: for tests and trials. */
export function openMemoryStore(options: StoreOptions = {}): Store {
  return new TransactionalStore(emptyTables(), { flush: async () => {}, close: async () => {} }, options);
}
