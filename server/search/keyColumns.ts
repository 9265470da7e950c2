import type { CatalogueEntry } from './catalogueEntry.ts';
import { foldText } from './foldText.ts';
import { NumberColumn } from './numberColumn.ts';

/** Sorts after every price and rank. */
const LAST = Number.MAX_SAFE_INTEGER;
const NO_RATING = -1;

const NUMBER_KEYS = {
  FEATURED: (entry: CatalogueEntry) => entry.featuredRank,
  NEWEST: (entry: CatalogueEntry) => entry.createdAtMs,
  PRICE: (entry: CatalogueEntry) => entry.priceCents,
  UNIT_PRICE: (entry: CatalogueEntry) => entry.unitPriceRank ?? LAST,
  RATING: (entry: CatalogueEntry) => ratingKey(entry.ratingAverage ?? NO_RATING, entry.ratingCount),
  DISCOUNT: (entry: CatalogueEntry) => entry.discountPercent,
} as const;

const TITLES = {
  TITLE_EN: (entry: CatalogueEntry) => entry.titleEn,
  TITLE_MS: (entry: CatalogueEntry) => entry.titleMs,
} as const;

export type NumberKey = keyof typeof NUMBER_KEYS;
export type SortKey = NumberKey | keyof typeof TITLES;

export const SORT_KEYS: readonly SortKey[] = [...(Object.keys(NUMBER_KEYS) as NumberKey[]), 'TITLE_EN', 'TITLE_MS'];

/** What every sort compares, by product. Titles are the catalogue's own texts, folded when they are compared. */
export class KeyColumns {
  private readonly numbers = Object.fromEntries(Object.keys(NUMBER_KEYS).map((key) => [key, new NumberColumn()])) as Record<
    NumberKey,
    NumberColumn
  >;
  private readonly titles = { TITLE_EN: [] as string[], TITLE_MS: [] as string[] };

  set(ordinal: number, entry: CatalogueEntry): void {
    for (const [key, valueOf] of Object.entries(NUMBER_KEYS)) this.numbers[key as NumberKey].set(ordinal, valueOf(entry));
    this.titles.TITLE_EN[ordinal] = entry.titleEn;
    this.titles.TITLE_MS[ordinal] = entry.titleMs;
  }

  get(key: SortKey, ordinal: number): number | string {
    return key === 'TITLE_EN' || key === 'TITLE_MS' ? foldText(this.titles[key][ordinal] ?? '') : this.numbers[key].get(ordinal);
  }

  number(key: NumberKey, ordinal: number): number {
    return this.numbers[key].get(ordinal);
  }

  /** Whether the product's place in a sort stays what it is with this entry. */
  isSame(key: SortKey, ordinal: number, entry: CatalogueEntry): boolean {
    if (key === 'TITLE_EN' || key === 'TITLE_MS') return this.titles[key][ordinal] === TITLES[key](entry);
    return this.numbers[key].get(ordinal) === NUMBER_KEYS[key](entry);
  }

  /** Sorts products that come in the order of their ids by a key, upwards and downwards; equal keys stay in that order. */
  sorted(key: SortKey, byId: Uint32Array): { ascending: Uint32Array; descending: Uint32Array } {
    const ranks = this.ranks(key, byId);
    const count = byId.length;
    // One number for both: the rank of the key, then the place by id; numbers sort natively and fast.
    const composed = new Float64Array(count);
    for (let place = 0; place < count; place += 1) composed[place] = (ranks[place] ?? 0) * count + place;
    composed.sort();
    const ascending = new Uint32Array(count);
    const sortedRanks = new Uint32Array(count);
    for (let at = 0; at < count; at += 1) {
      const place = (composed[at] ?? 0) % count;
      ascending[at] = byId[place] ?? 0;
      sortedRanks[at] = ranks[place] ?? 0;
    }
    return { ascending, descending: descendingOf(ascending, sortedRanks) };
  }

  /** The place of each product's key among all different keys. */
  private ranks(key: SortKey, byId: Uint32Array): Uint32Array {
    const ranks = new Uint32Array(byId.length);
    if (key === 'TITLE_EN' || key === 'TITLE_MS') {
      const titles = Array.from(byId, (ordinal) => foldText(this.titles[key][ordinal] ?? ''));
      const rankOf = new Map([...new Set(titles)].sort().map((title, rank) => [title, rank]));
      for (let place = 0; place < ranks.length; place += 1) ranks[place] = rankOf.get(titles[place] ?? '') ?? 0;
      return ranks;
    }
    const numbers = new Float64Array(byId.length);
    for (let place = 0; place < numbers.length; place += 1) numbers[place] = this.numbers[key].get(byId[place] ?? 0);
    const ascending = numbers.slice().sort();
    for (let place = 0; place < ranks.length; place += 1) ranks[place] = firstNotBelow(ascending, numbers[place] ?? 0);
    return ranks;
  }
}

/** The runs of equal ranks from the last to the first, each as it is. */
function descendingOf(ascending: Uint32Array, ranks: Uint32Array): Uint32Array {
  const descending = new Uint32Array(ascending.length);
  let next = 0;
  for (let end = ascending.length; end > 0;) {
    let start = end - 1;
    while (start > 0 && ranks[start - 1] === ranks[end - 1]) start -= 1;
    descending.set(ascending.subarray(start, end), next);
    next += end - start;
    end = start;
  }
  return descending;
}

/** The first place of an ascending list whose number is not below the given one. */
function firstNotBelow(list: Float64Array, number: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle] ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The average first, then how many gave one; −1 as an average: nobody did. */
export function ratingKey(average: number, count: number): number {
  return Math.round(average * 1000) * 1e7 + Math.min(count, 9_999_999);
}
