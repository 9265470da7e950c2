import { LRUCache } from 'lru-cache';
import type { CatalogueEntry, CountedField } from './catalogueEntry.ts';
import type { CatalogueQuery } from './catalogueQuery.ts';
import { Matches } from './index/matches.ts';
import { ProductTable } from './index/productTable.ts';
import { Selection } from './index/selection.ts';

/** Maximum duration of a rebuild step before it yields, in milliseconds. */
const SLICE_MS = 5;
/** Number of cached selections, shared by a query's pages, sort orders and facets; each takes up to 1 MB with a million products. */
const MAX_SELECTIONS = 64;

/**
 * In-memory index of all listed products: full-text search, filters, sorting and facet counts. All results are exact. A rebuild
 * may replace the table that it uses.
 */
export class CatalogueIndex {
  private table: ProductTable;
  /** Changes since the current rebuild began, by id; null if none is running. */
  private changesMeanwhile: Map<string, CatalogueEntry | null> | null = null;
  private readonly selections = new LRUCache<string, Selection>({ max: MAX_SELECTIONS });

  /** Values and terms with at least `storedCountsFrom` products have stored facet counts. */
  constructor(private readonly options: { storedCountsFrom?: number } = {}) {
    this.table = new ProductTable(options.storedCountsFrom);
  }

  get size(): number {
    return this.table.live.size;
  }

  /** Whether enough dead entries have accumulated to justify a rebuild. */
  get isFragmented(): boolean {
    return this.changesMeanwhile === null && this.table.isFragmented;
  }

  /** Bulk load that replaces the current content; slightly faster when the `expected` number of products is given. */
  load(entries: Iterable<CatalogueEntry>, expected = 0): void {
    this.changesMeanwhile = null;
    const table = new ProductTable(this.options.storedCountsFrom, expected);
    for (const _ of table.load(entries));
    this.table = table;
  }

  /** Inserts a product, or replaces the one with the same id. */
  put(entry: CatalogueEntry): void {
    this.table.put(entry);
    this.changesMeanwhile?.set(entry.id, entry);
  }

  /** Removes a product; does nothing for an unknown id. */
  remove(id: string): void {
    this.table.remove(id);
    this.changesMeanwhile?.set(id, null);
  }

  /** Lazy query: no work is done until the selection is read. */
  select(query: CatalogueQuery): Selection {
    const key = JSON.stringify(query);
    const selection = this.selections.get(key) ?? new Selection(() => this.table, query);
    this.selections.set(key, selection);
    return selection;
  }

  /** Number of products with a value. */
  countOf(field: CountedField, value: string): number {
    return this.table.values.having(field, value).size;
  }

  /** Number of products that a query finds. Unlike `select`, it is not cached, so that trying readings evicts no selections. */
  total(query: CatalogueQuery): number {
    return new Matches(this.table, query).all.products.size;
  }

  /**
   * Online rebuild from all products in steps of a few milliseconds, awaiting `pause` in between; reads and writes continue.
   * Returns false if another rebuild is already running or `load` has superseded this one.
   */
  async rebuild(entries: Iterable<CatalogueEntry>, pause: () => Promise<unknown>): Promise<boolean> {
    if (this.changesMeanwhile !== null) return false;
    const changes = new Map<string, CatalogueEntry | null>();
    this.changesMeanwhile = changes;
    const table = new ProductTable(this.options.storedCountsFrom, this.size);
    let start = performance.now();
    for (const _ of stepsOf(table, entries, changes)) {
      if (performance.now() - start < SLICE_MS) continue;
      await pause();
      if (this.changesMeanwhile !== changes) return false;
      start = performance.now();
    }
    this.table = table;
    this.changesMeanwhile = null;
    return true;
  }
}

/** Fills a table, then applies the changes made in the meantime. */
function* stepsOf(
  table: ProductTable,
  entries: Iterable<CatalogueEntry>,
  changes: Map<string, CatalogueEntry | null>,
): Generator<void, void> {
  yield* table.load(entries);
  while (changes.size > 0) {
    for (const [id, entry] of changes) {
      changes.delete(id);
      if (entry === null) table.remove(id);
      else table.put(entry);
      yield;
    }
  }
}
