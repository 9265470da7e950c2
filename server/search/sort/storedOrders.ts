import { LOCALES } from '#schema/rules/locales.ts';
import type { CatalogueEntry } from '#server/search/catalogueEntry.ts';
import { CATALOGUE_SORTS, titleSort, type CatalogueSort, type FixedSort, type TitleSort } from '#server/search/catalogueQuery.ts';
import { isTitle, type KeyColumns, type SortKey } from './keyColumns.ts';
import type { ProductOrdinals } from '#server/search/index/numbering.ts';
import { compareIds, SortIndex } from './sortIndex.ts';

/** Every sort except relevance, which depends on the query's text. */
export type StoredSort = Exclude<CatalogueSort, 'RELEVANCE'>;

interface SortOrder {
  key: SortKey;
  isDescending: boolean;
}

const FIXED: Record<Exclude<FixedSort, 'RELEVANCE'>, SortOrder> = {
  FEATURED: { key: 'FEATURED', isDescending: false },
  NEWEST: { key: 'NEWEST', isDescending: true },
  PRICE_ASC: { key: 'PRICE', isDescending: false },
  PRICE_DESC: { key: 'PRICE', isDescending: true },
  UNIT_PRICE_ASC: { key: 'UNIT_PRICE', isDescending: false },
  RATING: { key: 'RATING', isDescending: true },
  DISCOUNT: { key: 'DISCOUNT', isDescending: true },
};
const TITLES = Object.fromEntries(
  LOCALES.flatMap((key) => [
    [titleSort(key, 'ASC'), { key, isDescending: false }],
    [titleSort(key, 'DESC'), { key, isDescending: true }],
  ]),
) as Record<TitleSort, SortOrder>;
/** Sort key and direction of each sort. */
const SORTS: Record<StoredSort, SortOrder> = { ...FIXED, ...TITLES };
const STORED_SORTS = CATALOGUE_SORTS.filter((sort): sort is StoredSort => sort !== 'RELEVANCE');

/** The sort indexes of all products. */
export class StoredOrders {
  private readonly orders: ReadonlyMap<StoredSort, SortIndex>;

  constructor(
    private readonly keys: KeyColumns,
    private readonly ids: ProductOrdinals,
  ) {
    this.orders = new Map(STORED_SORTS.map((sort) => [sort, this.makeOrder(sort)]));
  }

  /** Rebuilds all orders from these ascending ordinals. Yields between steps. */
  *fill(ordinals: Uint32Array): Generator<void, void> {
    // The orders break ties by id, and the sort is stable.
    const byId = yield* sortInSteps(ordinals, (left, right) => compareIds(this.ids.idOf(left), this.ids.idOf(right)));
    const all = Uint32Array.from({ length: this.ids.capacity }, (_, ordinal) => ordinal);
    const titleRanks = yield* this.titleRanks();
    for (const [sort, order] of this.orders) {
      const { key, isDescending } = SORTS[sort];
      const rankOf = (ordinal: number) => (isTitle(key) ? (titleRanks[this.keys.titleNumber(key, ordinal)] ?? 0) : 0);
      const numbers = this.numbersOf(sort, all) ?? Float64Array.from(all, (ordinal) => (isDescending ? -rankOf(ordinal) : rankOf(ordinal)));
      order.fill(yield* sortInSteps(byId, (left, right) => (numbers[left] ?? 0) - (numbers[right] ?? 0)));
      yield;
    }
  }

  /** The place of each title, by its number, among the titles of all languages: sorting these once is faster than once per order. */
  private *titleRanks(): Generator<void, Uint32Array> {
    const numbers = Uint32Array.from({ length: this.keys.titleCount }, (_, number) => number);
    const compare = (left: number, right: number) => compareIds(this.keys.titleText(left), this.keys.titleText(right));
    const ranks = new Uint32Array(numbers.length);
    (yield* sortInSteps(numbers, compare)).forEach((number, rank) => (ranks[number] = rank));
    return ranks;
  }

  of(sort: StoredSort): SortIndex {
    const order = this.orders.get(sort);
    if (order === undefined) throw new Error(`There is no order ${sort}`);
    return order;
  }

  all(): SortIndex[] {
    return [...this.orders.values()];
  }

  /** The sort indexes in which an entry changes the product's position. */
  movedBy(ordinal: number, entry: CatalogueEntry): SortIndex[] {
    return [...this.orders].flatMap(([sort, order]) => (this.keys.isSame(SORTS[sort].key, ordinal, entry) ? [] : [order]));
  }

  /** Numeric sort keys, ascending along the sort; null for sorts that compare strings. */
  numbersOf(sort: StoredSort, ordinals: Uint32Array): Float64Array | null {
    const { key, isDescending } = SORTS[sort];
    if (isTitle(key)) return null;
    const numbers = new Float64Array(ordinals.length);
    for (let place = 0; place < numbers.length; place += 1) {
      const number = this.keys.number(key, ordinals[place] ?? 0);
      numbers[place] = isDescending ? -number : number;
    }
    return numbers;
  }

  private makeOrder(sort: StoredSort): SortIndex {
    const { key, isDescending } = SORTS[sort];
    return new SortIndex({
      keyOf: (ordinal) => this.keys.get(key, ordinal),
      idOf: (ordinal) => this.ids.idOf(ordinal),
      direction: isDescending ? -1 : 1,
    });
  }
}

/** Runs of this length are sorted at once, and then merged. */
const RUN = 512;
/** Ordinals merged between two yields. */
const STEP = 8192;

/** Merge sort, stable; does not modify the input. Yields every few milliseconds, so that sorting a large catalogue interleaves with other work. */
export function* sortInSteps(
  ordinals: Uint32Array,
  compare: (left: number, right: number) => number,
): Generator<void, Uint32Array<ArrayBuffer>> {
  let sorted = Uint32Array.from(ordinals);
  for (let from = 0; from < sorted.length; from += RUN) {
    sorted.subarray(from, from + RUN).sort(compare);
    yield;
  }
  let merged = new Uint32Array(sorted.length);
  for (let length = RUN; length < sorted.length; length *= 2) {
    for (let from = 0; from < sorted.length; from += 2 * length) {
      const middle = Math.min(from + length, sorted.length);
      const end = Math.min(middle + length, sorted.length);
      let [left, right] = [from, middle];
      const isInOrder = middle === end || compare(sorted[middle - 1] ?? 0, sorted[middle] ?? 0) <= 0;
      for (let to = from; to < end; to += 1) {
        const isLeft = right === end || (left < middle && (isInOrder || compare(sorted[left] ?? 0, sorted[right] ?? 0) <= 0));
        merged[to] = sorted[isLeft ? left : right] ?? 0;
        if (isLeft) left += 1;
        else right += 1;
        if (to % STEP === 0) yield;
      }
    }
    [sorted, merged] = [merged, sorted];
  }
  return sorted;
}
