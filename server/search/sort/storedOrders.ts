import { LOCALES, type Locale } from '#schema/rules/locales.ts';
import type { CatalogueEntry } from '#server/search/catalogueEntry.ts';
import { CATALOGUE_SORTS, titleSort, type CatalogueSort, type FixedSort, type TitleSort } from '#server/search/catalogueQuery.ts';
import { compareBy, isTitle, type KeyColumns, type SortKey } from './keyColumns.ts';
import type { ProductOrdinals } from '#server/search/index/numbering.ts';
import { compareIds, SortIndex } from './sortIndex.ts';
import { sortTitles } from './sortTitles.ts';
import { sortInSteps, STEP } from './sortInSteps.ts';

export { sortInSteps } from './sortInSteps.ts';

/** Every sort except relevance, which depends on the query; and the order of averages, from which filters by rating are read. */
export type StoredSort = Exclude<CatalogueSort, 'RELEVANCE'> | 'AVERAGE';

interface SortOrder {
  key: SortKey;
  isDescending: boolean;
}

const FIXED: Record<Exclude<FixedSort, 'RELEVANCE'> | 'AVERAGE', SortOrder> = {
  FEATURED: { key: 'FEATURED', isDescending: false },
  NEWEST: { key: 'NEWEST', isDescending: true },
  PRICE_ASC: { key: 'PRICE', isDescending: false },
  PRICE_DESC: { key: 'PRICE', isDescending: true },
  UNIT_PRICE_ASC: { key: 'UNIT_PRICE', isDescending: false },
  RATING: { key: 'RATING', isDescending: true },
  AVERAGE: { key: 'AVERAGE', isDescending: true },
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
const STORED_SORTS: readonly StoredSort[] = [...CATALOGUE_SORTS.filter((sort) => sort !== 'RELEVANCE'), 'AVERAGE'];

/** The sort indexes of all products. */
export class StoredOrders {
  private readonly orders: ReadonlyMap<StoredSort, SortIndex>;

  constructor(
    private readonly keys: KeyColumns,
    private readonly ids: ProductOrdinals,
  ) {
    this.orders = new Map(STORED_SORTS.map((sort) => [sort, this.makeOrder(sort)]));
  }

  /** Rebuilds all orders from ascending ordinals. Yields between steps. */
  *fill(ordinals: Uint32Array): Generator<void, void> {
    // The orders break ties by id, because this sort is stable.
    const byId = yield* sortInSteps(ordinals, (left, right) => compareIds(this.ids.idOf(left), this.ids.idOf(right)));
    const all = Uint32Array.from({ length: this.ids.capacity }, (_, ordinal) => ordinal);
    let ranked: { locale: Locale; ranks: Uint32Array } | undefined;
    for (const [sort, order] of this.orders) {
      const { key, isDescending } = SORTS[sort];
      // Both directions of a language are adjacent, so its ranks are computed only once.
      if (isTitle(key) && ranked?.locale !== key) ranked = { locale: key, ranks: yield* this.titleRanks(key, ordinals) };
      const rankOf = (ordinal: number) => (isTitle(key) ? (ranked?.ranks[this.keys.titleNumber(key, ordinal)] ?? 0) : 0);
      const numbers = this.numbersOf(sort, all) ?? Float64Array.from(all, (ordinal) => (isDescending ? -rankOf(ordinal) : rankOf(ordinal)));
      order.fill(yield* sortInSteps(byId, (left, right) => (numbers[left] ?? 0) - (numbers[right] ?? 0)));
      yield;
    }
  }

  /** The rank of each title, by its number, among a language's titles. This is faster than sorting titles once per order. */
  private *titleRanks(locale: Locale, ordinals: Uint32Array): Generator<void, Uint32Array> {
    const ranks = new Uint32Array(this.keys.titleCount);
    for (const ordinal of ordinals) ranks[this.keys.titleNumber(locale, ordinal)] = 1;
    const used = Uint32Array.from(ranks.keys()).filter((number) => ranks[number] === 1);
    yield;
    const compare = compareBy(locale);
    const textOf = (number: number) => this.keys.titleText(number);
    const sorted = yield* sortTitles(used, textOf, locale);
    let rank = 0;
    for (const [place, number] of sorted.entries()) {
      if (place > 0 && compare(textOf(sorted[place - 1] ?? 0), textOf(number)) !== 0) rank = place;
      ranks[number] = rank;
      if (place % STEP === 0) yield;
    }
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

  /** The sort indexes in which an entry would change the product's position. */
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
      compareKeys: compareBy(key),
      idOf: (ordinal) => this.ids.idOf(ordinal),
      direction: isDescending ? -1 : 1,
    });
  }
}
