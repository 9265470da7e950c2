import type { CatalogueEntry } from './catalogueEntry.ts';
import type { CatalogueQuery } from './catalogueQuery.ts';
import { ProductTable } from './index/productTable.ts';
import { LazySelection } from './index/selection.ts';
import type { Selection } from './index/selection.ts';

/** All listed products, in memory, for finding, sorting and counting them. Every answer is exact. */
export interface CatalogueIndex {
  /** Products in the index. */
  readonly size: number;
  /** Whether so much is left in it of products that are gone or changed that it should be built anew. */
  readonly isFragmented: boolean;
  /** Takes in all products at once, in place of those that it held; a little faster when it is told about how many. */
  load(entries: Iterable<CatalogueEntry>, expected?: number): void;
  /** Takes in one product, replacing the one with the same id. */
  put(entry: CatalogueEntry): void;
  /** Forgets a product; nothing happens when it is unknown. */
  remove(id: string): void;
  /** Looks for products. Costs nothing until the selection is asked something. */
  select(query: CatalogueQuery): Selection;
  /**
   * Builds it anew from all products, a few milliseconds at a time with `rest` in between, while it goes on answering and taking changes. False when
   * that was needless: it is under way already, or `load` has overtaken it.
   */
  rebuild(entries: Iterable<CatalogueEntry>, rest: () => Promise<unknown>): Promise<boolean>;
}

/** Values and words that so many products or more have are counted beforehand, with all other values. */
export interface IndexOptions {
  sumsFrom?: number;
}

export function createCatalogueIndex(options: IndexOptions = {}): CatalogueIndex {
  return new RenewableIndex(options);
}

/** Work between two rests of a rebuild. */
const SLICE_MS = 5;

/** The index over a table that another one may take the place of. */
class RenewableIndex implements CatalogueIndex {
  private table: ProductTable;
  /** Changes since the table that is being built began, by id; null: no such table. */
  private missed: Map<string, CatalogueEntry | null> | null = null;

  constructor(private readonly options: IndexOptions) {
    this.table = new ProductTable(options.sumsFrom);
  }

  get size(): number {
    return this.table.live.size;
  }

  get isFragmented(): boolean {
    return this.missed === null && this.table.isFragmented;
  }

  load(entries: Iterable<CatalogueEntry>, expected = 0): void {
    this.missed = null;
    const table = new ProductTable(this.options.sumsFrom, expected);
    for (const _ of table.load(entries));
    this.table = table;
  }

  put(entry: CatalogueEntry): void {
    this.table.put(entry);
    this.missed?.set(entry.id, entry);
  }

  remove(id: string): void {
    this.table.remove(id);
    this.missed?.set(id, null);
  }

  select(query: CatalogueQuery): Selection {
    return new LazySelection(() => this.table, query);
  }

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

/** Fills a table, then brings it up to date with what has changed meanwhile. */
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
