import type { CatalogueEntry } from './catalogueEntry.ts';
import type { CatalogueQuery } from './catalogueQuery.ts';
import { ProductTable } from './productTable.ts';
import { LazySelection } from './selection.ts';
import type { Selection } from './selection.ts';

/** All listed products, in memory, for finding, sorting and counting them. Every answer is exact. */
export interface CatalogueIndex {
  /** Products in the index. */
  readonly size: number;
  /** Takes in many products at once, replacing those with the same id. */
  load(entries: Iterable<CatalogueEntry>): void;
  /** Takes in one product, replacing the one with the same id. */
  put(entry: CatalogueEntry): void;
  /** Forgets a product; nothing happens when it is unknown. */
  remove(id: string): void;
  /** Looks for products. Costs nothing until the selection is asked something. */
  select(query: CatalogueQuery): Selection;
}

export function createCatalogueIndex(): CatalogueIndex {
  const table = new ProductTable();
  return {
    get size() {
      return table.live.size;
    },
    load: (entries) => {
      table.load(entries);
    },
    put: (entry) => {
      table.put(entry);
    },
    remove: (id) => {
      table.remove(id);
    },
    select: (query) => new LazySelection(table, query),
  };
}
