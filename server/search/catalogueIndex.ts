import { LRUCache } from 'lru-cache';
import type { CatalogueEntry } from './catalogueEntry.ts';
import type { CatalogueQuery } from './catalogueQuery.ts';
import { ProductTable } from './index/productTable.ts';
import { Selection } from './index/selection.ts';

/** Longest slice of a rebuild before it yields. */
const SLICE_MS = 5;
/** Selections that are shared by pages, sort orders and facets of one query; each has up to a megabyte at a million products. */
const MAX_SELECTIONS = 64;

/**
 * In-memory index of all listed products: full-text search, filters, sorting and facet counts. Every result is exact. Its table can be
 * replaced by a rebuild.
 */
export class CatalogueIndex {
  private table: ProductTable;
  /** Changes since the running rebuild began, by id; null while none is running. */
  private missed: Map<string, CatalogueEntry | null> | null = null;
  private readonly selections = new LRUCache<string, Selection>({ max: MAX_SELECTIONS });

  /** `sumsFrom`: values and terms with at least this many products have precomputed facet counts. */
  constructor(private readonly options: { sumsFrom?: number } = {}) {
    this.table = new ProductTable(options.sumsFrom);
  }

  get size(): number {
    return this.table.live.size;
  }

  /** Whether enough dead entries of removed or changed products have accumulated to make a rebuild worthwhile. */
  get isFragmented(): boolean {
    return this.missed === null && this.table.isFragmented;
  }

  /** Bulk load that replaces the current content; slightly faster when the `expected` number of products is given. */
  load(entries: Iterable<CatalogueEntry>, expected = 0): void {
    this.missed = null;
    const table = new ProductTable(this.options.sumsFrom, expected);
    for (const _ of table.load(entries));
    this.table = table;
  }

  /** Inserts a product, or replaces the one with the same id. */
  put(entry: CatalogueEntry): void {
    this.table.put(entry);
    this.missed?.set(entry.id, entry);
  }

  /** Removes a product; no-op for an unknown id. */
  remove(id: string): void {
    this.table.remove(id);
    this.missed?.set(id, null);
  }

  /** Lazy query: no work is done until the selection is read. */
  select(query: CatalogueQuery): Selection {
    const key = JSON.stringify(query);
    const selection = this.selections.get(key) ?? new Selection(() => this.table, query);
    this.selections.set(key, selection);
    return selection;
  }

  /**
   * Online rebuild from all products in slices of a few milliseconds, awaiting `rest` in between; reads and writes continue meanwhile.
   * False if it was not needed: a rebuild is already running, or `load` has superseded it.
   */
  async rebuild(entries: Iterable<CatalogueEntry>, rest: () => Promise<unknown>): Promise<boolean> {
    if (this.missed !== null) return false;
    const missed = new Map<string, CatalogueEntry | null>();
    this.missed = missed;
    const table = new ProductTable(this.options.sumsFrom, this.size);
    let start = performance.now();
    for (const _ of stepsOf(table, entries, missed)) {
      if (performance.now() - start < SLICE_MS) continue;
      await rest();
      if (this.missed !== missed) return false;
      start = performance.now();
    }
    this.table = table;
    this.missed = null;
    return true;
  }
}

/** Fills a table, then applies the changes made meanwhile. */
function* stepsOf(
  table: ProductTable,
  entries: Iterable<CatalogueEntry>,
  missed: Map<string, CatalogueEntry | null>,
): Generator<void, void> {
  yield* table.load(entries);
  while (missed.size > 0) {
    for (const [id, entry] of missed) {
      missed.delete(id);
      if (entry === null) table.remove(id);
      else table.put(entry);
      yield;
    }
  }
}
