import type { CatalogueEntry } from './catalogueEntry.ts';
import { CATALOGUE_SORTS } from './catalogueQuery.ts';
import type { CatalogueSort } from './catalogueQuery.ts';
import { isTitle, KeyColumns, SORT_KEYS } from './keyColumns.ts';
import type { SortKey } from './keyColumns.ts';
import { priceStepsUpTo } from './priceSteps.ts';
import { ProductIds } from './productIds.ts';
import { ProductSet } from './productSet.ts';
import { SortedOrder } from './sortedOrder.ts';
import { placesByText } from './sortSteps.ts';
import { Sums } from './sums.ts';
import { TextIndex } from './textIndex.ts';
import { ValueTable } from './valueTable.ts';
import type { FieldValues } from './valueTable.ts';

/** Every sort but the one by relevance, which depends on the words asked for. */
export type StoredSort = Exclude<CatalogueSort, 'RELEVANCE'>;

/** What each sort compares, and whether the highest comes first. */
const SORTS: Record<StoredSort, { key: SortKey; isDescending: boolean }> = {
  FEATURED: { key: 'FEATURED', isDescending: false },
  NEWEST: { key: 'NEWEST', isDescending: true },
  PRICE_ASC: { key: 'PRICE', isDescending: false },
  PRICE_DESC: { key: 'PRICE', isDescending: true },
  UNIT_PRICE_ASC: { key: 'UNIT_PRICE', isDescending: false },
  RATING: { key: 'RATING', isDescending: true },
  DISCOUNT: { key: 'DISCOUNT', isDescending: true },
  TITLE_EN_ASC: { key: 'TITLE_EN', isDescending: false },
  TITLE_EN_DESC: { key: 'TITLE_EN', isDescending: true },
  TITLE_MS_ASC: { key: 'TITLE_MS', isDescending: false },
  TITLE_MS_DESC: { key: 'TITLE_MS', isDescending: true },
};
/** Values and words that a smaller share of all products has are not counted beforehand. */
const SUMMED_SHARE = 200;
/** Changes after which it is looked at how much is left over, and how much is worth anything. */
const CHECK_EVERY = 1000;
const MIN_LEFT_OVER = 1000;
/** Products taken in between two rests. */
const STEP = 32;
const STORED_SORTS = CATALOGUE_SORTS.filter((sort): sort is StoredSort => sort !== 'RELEVANCE');

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
  private readonly byWord = new Sums();
  private readonly ids: ProductIds;
  private readonly orders = new Map<StoredSort, SortedOrder>(STORED_SORTS.map((sort) => [sort, this.makeOrder(sort)]));

  /** Values and words of fewer products are counted as fast as a kept sum is read. So many products are expected. */
  constructor(
    private readonly sumsFrom = 500,
    expected = 0,
  ) {
    this.ids = new ProductIds(expected);
    this.keys = new KeyColumns(expected);
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
    const byId = yield* this.sortedById();
    for (const key of SORT_KEYS) {
      const { ascending, descending } = yield* this.keys.sorted(key, byId);
      for (const [sort, order] of this.orders) {
        if (SORTS[sort].key !== key) continue;
        order.fill(SORTS[sort].isDescending ? descending : ascending);
        yield;
      }
    }
    this.epoch += 1;
  }

  /** Adds a product, or replaces it by id. One that is as it was changes nothing. */
  put(entry: CatalogueEntry): void {
    const isKnown = this.ids.ordinalOf(entry.id) >= 0;
    const ordinal = this.ordinalFor(entry.id);
    const moved = [...this.orders].filter(([sort]) => !isKnown || !this.keys.isSame(SORTS[sort].key, ordinal, entry));
    if (isKnown) for (const [, order] of moved) order.remove(ordinal);
    const hasOtherValues = this.write(ordinal, entry);
    for (const [, order] of moved) order.insert(ordinal);
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
    for (const order of this.orders.values()) order.remove(ordinal);
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

  order(sort: StoredSort): SortedOrder {
    const order = this.orders.get(sort);
    if (order === undefined) throw new Error(`There is no order ${sort}`);
    return order;
  }

  /** Whether texts are compared in a sort. */
  isText(sort: StoredSort): boolean {
    return isTitle(SORTS[sort].key);
  }

  /** What products compare in a sort, as numbers that ascend along it; null where texts are compared. */
  sortNumbers(sort: StoredSort, ordinals: Uint32Array): Float64Array | null {
    const { key, isDescending } = SORTS[sort];
    if (isTitle(key)) return null;
    const numbers = new Float64Array(ordinals.length);
    for (let place = 0; place < numbers.length; place += 1) {
      const number = this.keys.number(key, ordinals[place] ?? 0);
      numbers[place] = isDescending ? -number : number;
    }
    return numbers;
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

  /** All products by id. Rests now and then. */
  private *sortedById(): Generator<void, Uint32Array> {
    const ordinals = this.live.ordinals();
    // The store gives its documents in this order.
    let isSorted = true;
    for (let at = 1; at < ordinals.length && isSorted; at += 1) {
      isSorted = this.idOf(ordinals[at - 1] ?? 0) < this.idOf(ordinals[at] ?? 0);
      if (at % 8192 === 0) yield;
    }
    if (isSorted) return ordinals;
    const places = yield* placesByText(ordinals.length, (place) => this.idOf(ordinals[place] ?? 0));
    return places.map((place) => ordinals[place] ?? 0);
  }

  private makeOrder(sort: StoredSort): SortedOrder {
    const { key, isDescending } = SORTS[sort];
    return new SortedOrder({
      keyOf: (ordinal) => this.keys.get(key, ordinal),
      idOf: (ordinal) => this.idOf(ordinal),
      direction: isDescending ? -1 : 1,
    });
  }
}

function valuesOf(entry: CatalogueEntry): FieldValues {
  return { ...entry.values, priceFrom: priceStepsUpTo(entry.priceCents) };
}
