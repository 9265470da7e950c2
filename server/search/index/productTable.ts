import type { CatalogueEntry } from '#server/search/catalogueEntry.ts';
import { KeyColumns } from '#server/search/sort/keyColumns.ts';
import { priceStepsUpTo } from '#server/search/facets/priceBuckets.ts';
import { ProductOrdinals } from './productOrdinals.ts';
import { ProductSet } from './productSet.ts';
import type { SortIndex } from '#server/search/sort/sortIndex.ts';
import { StoredOrders } from '#server/search/sort/storedOrders.ts';
import type { StoredSort } from '#server/search/sort/storedOrders.ts';
import { FacetCounts } from '#server/search/facets/facetCounts.ts';
import { TextIndex } from '#server/search/text/textIndex.ts';
import { ValueTable } from '#server/search/facets/valueTable.ts';
import type { FieldValues } from '#server/search/facets/valueTable.ts';

/** Values and words that a smaller share of all products has are not counted beforehand. */
const SUMMED_SHARE = 200;
/** Changes after which it is looked at how much is left over, and how much is worth anything. */
const CHECK_EVERY = 1000;
const MIN_LEFT_OVER = 1000;
/** Products taken in between two rests. */
const STEP = 32;

/** The products by ordinal, a small number that is used again when its product goes, in all the shapes queries need. */
export class ProductTable {
  readonly live = new ProductSet();
  readonly values: ValueTable;
  readonly text: TextIndex;
  readonly keys: KeyColumns;
  /** Counts the changes: what was computed under another epoch is stale. */
  epoch = 0;

  private checkedEpoch = 0;
  /** By word: counts of all values among the products that have it. */
  private readonly byWord = new FacetCounts();
  private readonly ids: ProductOrdinals;
  private readonly orders: StoredOrders;

  /** Values and words of fewer products are counted as fast as a kept sum is read. So many products are expected. */
  constructor(
    private readonly sumsFrom = 500,
    expected = 0,
  ) {
    this.ids = new ProductOrdinals(expected);
    this.keys = new KeyColumns(expected);
    this.orders = new StoredOrders(this.keys, this.ids);
    this.text = new TextIndex(expected);
    this.values = new ValueTable(this.live, expected);
  }

  /** Whether the values of the products that have a word are counted beforehand. */
  knowsWord(word: number): boolean {
    return this.byWord.get(word) !== undefined;
  }

  /** Whether more than half of its values, words, combinations or places are left over from products that are gone or changed. */
  get isFragmented(): boolean {
    if (this.epoch - this.checkedEpoch < CHECK_EVERY) return false;
    this.checkedEpoch = this.epoch;
    const parts = [this.values.leftOver(), this.text.leftOver(), this.keys.leftOver(), { all: this.capacity, dead: this.ids.gone }];
    return parts.some(({ all, dead }) => dead > MIN_LEFT_OVER && dead * 2 > all);
  }

  /** Adds many products at once, much faster than one by one, in steps of a few milliseconds. Nothing may be asked before the last one. */
  *load(entries: Iterable<CatalogueEntry>): Generator<void, void> {
    this.keys.beginLoad();
    let taken = 0;
    for (const entry of entries) {
      const ordinal = this.ordinalFor(entry.id);
      this.keys.set(ordinal, entry);
      this.values.write(ordinal, entry.values, priceStepsUpTo(entry.priceCents));
      this.text.write(ordinal, entry.texts);
      taken += 1;
      if (taken % STEP === 0) yield;
    }
    yield* this.keys.endLoad(this.capacity);
    const ordinals = this.live.ordinals();
    yield;
    const many = Math.max(this.sumsFrom, this.capacity / SUMMED_SHARE);
    yield* this.values.gather(ordinals, this.capacity, many);
    yield* this.text.gather(ordinals, this.capacity);
    yield* this.sumWords(many);
    yield* this.orders.fill(ordinals);
    this.epoch += 1;
  }

  /** Adds a product, or replaces it by id. One that is as it was changes nothing. */
  put(entry: CatalogueEntry): void {
    const isKnown = this.ids.ordinalOf(entry.id) >= 0;
    const ordinal = this.ordinalFor(entry.id);
    const moved = isKnown ? this.orders.movedBy(ordinal, entry) : this.orders.all();
    if (isKnown) for (const order of moved) order.remove(ordinal);
    const hasOtherValues = this.write(ordinal, entry);
    for (const order of moved) order.insert(ordinal);
    if (moved.length > 0 || hasOtherValues) this.epoch += 1;
  }

  /** How many of the products that have a word have each value, by code; null when it is not kept: few have it. */
  countsWithWord(word: number): Uint32Array | null {
    const row = this.byWord.get(word);
    if (row === undefined) return null;
    const counts = new Uint32Array(this.values.codeCount);
    row.addTo(counts, 1);
    return counts;
  }

  remove(id: string): void {
    const ordinal = this.ids.ordinalOf(id);
    if (ordinal < 0) return;
    for (const order of this.orders.all()) order.remove(ordinal);
    this.live.delete(ordinal);
    this.byWord.add(this.text.wordsOf(ordinal), this.values.codesOf(ordinal), -1);
    this.values.set(ordinal, null);
    this.text.set(ordinal, null);
    this.ids.remove(ordinal);
    this.epoch += 1;
  }

  /** Every ordinal is below it. */
  get capacity(): number {
    return this.ids.capacity;
  }

  order(sort: StoredSort): SortIndex {
    return this.orders.of(sort);
  }

  /** Whether texts are compared in a sort. */
  isText(sort: StoredSort): boolean {
    return this.orders.isText(sort);
  }

  /** What products compare in a sort, as numbers that ascend along it; null where texts are compared. */
  sortNumbers(sort: StoredSort, ordinals: Uint32Array): Float64Array | null {
    return this.orders.numbersOf(sort, ordinals);
  }

  /** Null for a product that is not there. */
  ordinalOf(id: string): number | null {
    const ordinal = this.ids.ordinalOf(id);
    return ordinal < 0 ? null : ordinal;
  }

  idOf(ordinal: number): string {
    return this.ids.idOf(ordinal);
  }

  priceOf(ordinal: number): number {
    return this.keys.number('PRICE', ordinal);
  }

  /** False when the product has the same values and words as before. */
  private write(ordinal: number, entry: CatalogueEntry): boolean {
    this.keys.set(ordinal, entry);
    const [words, codes] = [this.text.wordsOf(ordinal), this.values.codesOf(ordinal)];
    const hasOtherValues = this.values.set(ordinal, valuesOf(entry));
    const hasOtherWords = this.text.set(ordinal, entry.texts);
    if (!hasOtherValues && !hasOtherWords) return false;
    this.byWord.add(words, codes, -1);
    this.byWord.add(this.text.wordsOf(ordinal), this.values.codesOf(ordinal), 1);
    return true;
  }

  /** Counts the values among the products of every word that many have, so that no search has to. */
  private *sumWords(many: number): Generator<void, void> {
    this.byWord.clear();
    for (const { word, products } of this.text.wordsOfMany(many)) {
      this.byWord.set(word, this.values.count(products));
      yield;
    }
  }

  private ordinalFor(id: string): number {
    const known = this.ids.ordinalOf(id);
    if (known >= 0) return known;
    const ordinal = this.ids.add(id);
    this.live.add(ordinal);
    return ordinal;
  }
}

function valuesOf(entry: CatalogueEntry): FieldValues {
  return { ...entry.values, priceFrom: priceStepsUpTo(entry.priceCents) };
}
