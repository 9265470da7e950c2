import type { CatalogueEntry } from '#server/search/catalogueEntry.ts';
import { foldText } from '#server/search/text/foldText.ts';
import { Column } from '#server/search/index/columns.ts';
import { TextNumbers } from '#server/search/index/numbering.ts';

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

type NumberKey = keyof typeof NUMBER_KEYS;
type TitleKey = keyof typeof TITLES;
export type SortKey = NumberKey | TitleKey;

const KEYS_OF_NUMBERS = Object.keys(NUMBER_KEYS) as NumberKey[];

/** Sort keys by product: numbers, and titles folded for case and diacritics. */
export class KeyColumns {
  private readonly numbers: Record<NumberKey, Column<Float64Array>>;
  private readonly titles: Record<TitleKey, TitleColumn>;

  /** `expected` is a number of products. */
  constructor(expected: number) {
    const column = () => Column.ofNumbers(expected);
    this.numbers = { FEATURED: column(), NEWEST: column(), PRICE: column(), UNIT_PRICE: column(), RATING: column(), DISCOUNT: column() };
    this.titles = { TITLE_EN: new TitleColumn(expected), TITLE_MS: new TitleColumn(expected) };
  }

  /** Releases capacity beyond this many products. */
  trim(products: number): void {
    for (const column of Object.values(this.numbers)) column.trim(products);
    for (const title of Object.values(this.titles)) title.trim(products);
  }

  set(ordinal: number, entry: CatalogueEntry): void {
    for (const key of KEYS_OF_NUMBERS) this.numbers[key].set(ordinal, NUMBER_KEYS[key](entry));
    this.titles.TITLE_EN.set(ordinal, entry.titleEn);
    this.titles.TITLE_MS.set(ordinal, entry.titleMs);
  }

  get(key: SortKey, ordinal: number): number | string {
    return isTitle(key) ? this.titles[key].get(ordinal) : this.numbers[key].get(ordinal);
  }

  number(key: NumberKey, ordinal: number): number {
    return this.numbers[key].get(ordinal);
  }

  /** Whether an entry leaves the product's sort key unchanged. */
  isSame(key: SortKey, ordinal: number, entry: CatalogueEntry): boolean {
    if (isTitle(key)) return this.titles[key].get(ordinal) === foldText(TITLES[key](entry));
    return this.numbers[key].get(ordinal) === NUMBER_KEYS[key](entry);
  }
}

/** Whether a sort key is a title. */
export function isTitle(key: SortKey): key is TitleKey {
  return key === 'TITLE_EN' || key === 'TITLE_MS';
}

/** Rating sort key: average first, then number of ratings; an average of −1 means no ratings. */
export function ratingKey(average: number, count: number): number {
  return Math.round(average * 1000) * 1e7 + Math.min(count, 9_999_999);
}

/** Dictionary-encoded column of titles in one language, folded for case and diacritics; products with equal titles share an entry. */
class TitleColumn {
  private readonly column: Column<Uint32Array>;
  private readonly titles = new TextNumbers();

  /** `expected` is a number of products. */
  constructor(expected: number) {
    this.column = Column.ofIds(expected);
    // The default.
    this.titles.numberFor('');
  }

  /** Releases capacity beyond this many products. */
  trim(products: number): void {
    this.column.trim(products);
  }

  get(ordinal: number): string {
    return this.titles.text(this.column.get(ordinal));
  }

  set(ordinal: number, title: string): void {
    this.column.set(ordinal, this.titles.numberFor(foldText(title)));
  }
}
