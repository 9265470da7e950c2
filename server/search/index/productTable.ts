import { priceStepsUpTo, type CatalogueEntry } from '#server/search/catalogueEntry.ts';
import { KeyColumns } from '#server/search/sort/keyColumns.ts';
import { ProductOrdinals } from './numbering.ts';
import { ProductSet } from './productSet.ts';
import { StoredOrders } from '#server/search/sort/storedOrders.ts';
import { FacetCounts } from '#server/search/facets/facetCounts.ts';
import { TextIndex } from '#server/search/text/textIndex.ts';
import { ValueTable, type FieldValues } from '#server/search/facets/valueTable.ts';

/** Values and terms that occur in fewer than one in this many products have no stored counts. */
const STORED_COUNTS_SHARE = 200;
/** Minimum number of changes before a table counts as fragmented. */
const MIN_CHANGES = 2000;
/** Products loaded between two yields. */
const STEP = 32;

/** All index structures over products, addressed by ordinal: a small integer, which is reused after its product has been removed. */
export class ProductTable {
  readonly live = new ProductSet();
  readonly values: ValueTable;
  readonly text: TextIndex;
  readonly keys: KeyColumns;
  readonly orders: StoredOrders;
  /** Incremented by every change; results from a different epoch are stale. */
  epoch = 0;

  /** Epoch after the bulk load. */
  private loadedEpoch = 0;
  /** Facet counts among the products of each term, by term number. */
  readonly byWord = new FacetCounts();
  readonly ids = new ProductOrdinals();

  /** Below `storedCountsFrom` products, counting is as fast as reading stored counts. `expected` is a number of products. */
  constructor(
    private readonly storedCountsFrom = 500,
    expected = 0,
  ) {
    this.keys = new KeyColumns(expected);
    this.orders = new StoredOrders(this.keys, this.ids);
    this.text = new TextIndex(expected);
    this.values = new ValueTable(this.live, expected);
  }

  /**
   * Whether there have been more than two changes per product since the bulk load; changes leave unused values, terms and
   * ordinals behind.
   */
  get isFragmented(): boolean {
    return this.epoch - this.loadedEpoch > Math.max(MIN_CHANGES, 2 * this.live.size);
  }

  /** Bulk load in steps of a few milliseconds, much faster than single inserts. The table cannot be read before the last step. */
  *load(entries: Iterable<CatalogueEntry>): Generator<void, void> {
    let taken = 0;
    for (const entry of entries) {
      const ordinal = this.ordinalFor(entry.id);
      this.keys.set(ordinal, entry);
      this.values.set(ordinal, valuesOf(entry));
      this.text.set(ordinal, entry.texts);
      taken += 1;
      if (taken % STEP === 0) yield;
    }
    this.keys.trim(this.ids.capacity);
    yield;
    const ordinals = this.live.ordinals();
    yield;
    const minimum = Math.max(this.storedCountsFrom, this.ids.capacity / STORED_COUNTS_SHARE);
    yield* this.values.endLoad(this.ids.capacity, minimum);
    yield* this.text.endLoad(this.ids.capacity);
    yield* this.storeTermCounts(minimum);
    yield* this.orders.fill(ordinals);
    this.epoch += 1;
    this.loadedEpoch = this.epoch;
  }

  /** Inserts a product, or replaces the one with the same id. Does nothing if it is unchanged. */
  put(entry: CatalogueEntry): void {
    const isKnown = this.ids.ordinalOf(entry.id) !== null;
    const ordinal = this.ordinalFor(entry.id);
    const moved = isKnown ? this.orders.movedBy(ordinal, entry) : this.orders.all();
    if (isKnown) for (const order of moved) order.remove(ordinal);
    const hasOtherValues = this.write(ordinal, entry);
    for (const order of moved) order.insert(ordinal);
    if (moved.length > 0 || hasOtherValues) this.epoch += 1;
  }

  remove(id: string): void {
    const ordinal = this.ids.ordinalOf(id);
    if (ordinal === null) return;
    for (const order of this.orders.all()) order.remove(ordinal);
    this.live.delete(ordinal);
    this.byWord.add(this.text.termNumbersOf(ordinal), this.values.codesOf(ordinal), -1);
    this.values.set(ordinal, null);
    this.text.set(ordinal, null);
    this.ids.remove(ordinal);
    this.epoch += 1;
  }

  priceOf(ordinal: number): number {
    return this.keys.number('PRICE', ordinal);
  }

  /** Returns false if values and terms are unchanged. */
  private write(ordinal: number, entry: CatalogueEntry): boolean {
    this.keys.set(ordinal, entry);
    const [words, codes] = [this.text.termNumbersOf(ordinal), this.values.codesOf(ordinal)];
    const hasOtherValues = this.values.set(ordinal, valuesOf(entry));
    const hasOtherWords = this.text.set(ordinal, entry.texts);
    if (!hasOtherValues && !hasOtherWords) return false;
    this.byWord.add(words, codes, -1);
    this.byWord.add(this.text.termNumbersOf(ordinal), this.values.codesOf(ordinal), 1);
    return true;
  }

  /** Stores the facet counts of every term with at least `minimum` products. */
  private *storeTermCounts(minimum: number): Generator<void, void> {
    for (const { word, products } of this.text.frequentWords(minimum)) {
      this.byWord.set(word, this.values.count(products));
      yield;
    }
  }

  private ordinalFor(id: string): number {
    const known = this.ids.ordinalOf(id);
    if (known !== null) return known;
    const ordinal = this.ids.add(id);
    this.live.add(ordinal);
    return ordinal;
  }
}

function valuesOf(entry: CatalogueEntry): FieldValues {
  return { ...entry.values, priceFrom: priceStepsUpTo(entry.priceCents) };
}
