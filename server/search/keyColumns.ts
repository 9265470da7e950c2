import type { CatalogueEntry } from './catalogueEntry.ts';
import { foldText } from './foldText.ts';
import { NumberColumn } from './numberColumn.ts';
import { placesByNumber, sortedTexts } from './sortSteps.ts';

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
type TitleKey = keyof typeof TITLES;
export type SortKey = NumberKey | TitleKey;

const KEYS_OF_NUMBERS = Object.keys(NUMBER_KEYS) as NumberKey[];
export const SORT_KEYS: readonly SortKey[] = [...KEYS_OF_NUMBERS, 'TITLE_EN', 'TITLE_MS'];

/** Texts by place that are looked at between two rests. */
const STEP = 16_384;

/** What every sort compares, by product: numbers, and titles without case and diacritics. */
export class KeyColumns {
  private readonly numbers = Object.fromEntries(KEYS_OF_NUMBERS.map((key) => [key, new NumberColumn()])) as Record<NumberKey, NumberColumn>;
  private readonly columns = KEYS_OF_NUMBERS.map((key) => ({ column: this.numbers[key], valueOf: NUMBER_KEYS[key] }));
  private readonly titles: Record<TitleKey, string[]> = { TITLE_EN: [], TITLE_MS: [] };
  /** While many products come: titles are often the same, and then one text. */
  private folded: Map<string, string> | null = null;

  /** Many products are about to come. */
  beginLoad(): void {
    this.folded = new Map();
  }

  /** They have come, so many. */
  endLoad(products: number): void {
    for (const { column } of this.columns) column.trim(products);
    this.folded = null;
  }

  set(ordinal: number, entry: CatalogueEntry): void {
    for (const { column, valueOf } of this.columns) column.set(ordinal, valueOf(entry));
    this.titles.TITLE_EN[ordinal] = this.fold(entry.titleEn);
    this.titles.TITLE_MS[ordinal] = this.fold(entry.titleMs);
  }

  get(key: SortKey, ordinal: number): number | string {
    return isTitle(key) ? (this.titles[key][ordinal] ?? '') : this.numbers[key].get(ordinal);
  }

  number(key: NumberKey, ordinal: number): number {
    return this.numbers[key].get(ordinal);
  }

  /** Whether the product's place in a sort stays what it is with this entry. */
  isSame(key: SortKey, ordinal: number, entry: CatalogueEntry): boolean {
    if (isTitle(key)) return this.titles[key][ordinal] === foldText(TITLES[key](entry));
    return this.numbers[key].get(ordinal) === NUMBER_KEYS[key](entry);
  }

  /** Sorts products that come in the order of their ids by a key, upwards and downwards; equal keys stay in that order. Rests now and then. */
  *sorted(key: SortKey, byId: Uint32Array): Generator<void, { ascending: Uint32Array; descending: Uint32Array }> {
    const numbers = isTitle(key) ? yield* this.titleRanks(key, byId) : this.numbers[key].of(byId);
    yield;
    const places = yield* placesByNumber(numbers);
    const ascending = new Uint32Array(places.length);
    for (let at = 0; at < places.length; at += 1) ascending[at] = byId[places[at] ?? 0] ?? 0;
    yield;
    return { ascending, descending: descendingOf(ascending, places, numbers) };
  }

  /** The place of each product's title among all different ones. */
  private *titleRanks(key: TitleKey, byId: Uint32Array): Generator<void, Float64Array<ArrayBuffer>> {
    const titles = this.titles[key];
    const rankOf = new Map<string, number>();
    for (let place = 0; place < byId.length; place += 1) {
      rankOf.set(titles[byId[place] ?? 0] ?? '', 0);
      if (place % STEP === 0) yield;
    }
    const texts = yield* sortedTexts([...rankOf.keys()]);
    for (let rank = 0; rank < texts.length; rank += 1) {
      rankOf.set(texts[rank] ?? '', rank);
      if (rank % STEP === 0) yield;
    }
    const ranks = new Float64Array(byId.length);
    for (let place = 0; place < ranks.length; place += 1) {
      ranks[place] = rankOf.get(titles[byId[place] ?? 0] ?? '') ?? 0;
      if (place % STEP === 0) yield;
    }
    return ranks;
  }

  private fold(title: string): string {
    if (this.folded === null) return foldText(title);
    let folded = this.folded.get(title);
    if (folded === undefined) {
      folded = foldText(title);
      this.folded.set(title, folded);
    }
    return folded;
  }
}

/** Whether a sort compares titles. */
export function isTitle(key: SortKey): key is TitleKey {
  return key === 'TITLE_EN' || key === 'TITLE_MS';
}

/** The runs of equal numbers from the last to the first, each as it is. */
function descendingOf(ascending: Uint32Array, places: Uint32Array, numbers: Float64Array): Uint32Array {
  const descending = new Uint32Array(ascending.length);
  let next = 0;
  for (let end = ascending.length; end > 0;) {
    const number = numbers[places[end - 1] ?? 0];
    let start = end - 1;
    while (start > 0 && numbers[places[start - 1] ?? 0] === number) start -= 1;
    for (let at = start; at < end; at += 1) descending[next++] = ascending[at] ?? 0;
    end = start;
  }
  return descending;
}

/** The average first, then how many gave one; −1 as an average: nobody did. */
export function ratingKey(average: number, count: number): number {
  return Math.round(average * 1000) * 1e7 + Math.min(count, 9_999_999);
}
