import { nameOrder } from '#schema/rules/collation.ts';
import { byLocale, isLocale, LOCALES, type Locale } from '#schema/rules/locales.ts';
import type { CatalogueEntry } from '#server/search/catalogueEntry.ts';
import { Column } from '#server/search/index/columns.ts';
import { TextNumbers } from '#server/search/index/numbering.ts';

/** Sorts after all prices and ranks. */
const LAST = Number.MAX_SAFE_INTEGER;
const UNRATED = -1;

const NUMBER_KEYS = {
  FEATURED: (entry: CatalogueEntry) => entry.featuredRank,
  NEWEST: (entry: CatalogueEntry) => entry.listedAtMs,
  PRICE: (entry: CatalogueEntry) => entry.priceCents,
  UNIT_PRICE: (entry: CatalogueEntry) => entry.unitPriceRank ?? LAST,
  /** Ranked average, then number of reviews. */
  RATING: (entry: CatalogueEntry) => Math.round(entry.ratingRank * 1000) * 1e7 + Math.min(entry.ratingCount, 9_999_999),
  AVERAGE: (entry: CatalogueEntry) => entry.ratingAverage ?? UNRATED,
  DISCOUNT: (entry: CatalogueEntry) => entry.discountPercent,
} as const;

type NumberKey = keyof typeof NUMBER_KEYS;
/** A locale is the sort key for titles in that language. */
export type SortKey = NumberKey | Locale;

const KEYS_OF_NUMBERS = Object.keys(NUMBER_KEYS) as NumberKey[];

/** Sort keys per product: numbers, and titles, which are compared by their language's rules. */
export class KeyColumns {
  private readonly numbers: Record<NumberKey, Column<Float64Array>>;
  /** Title numbers by language. */
  private readonly titles: Record<Locale, Column<Uint32Array>>;
  /** Numbered titles in all languages. Equal titles, such as fallbacks, are stored once and share the documents' strings. */
  private readonly texts = new TextNumbers();

  /** `expected` is a number of products. */
  constructor(expected: number) {
    const column = () => Column.ofNumbers(expected);
    this.numbers = {
      FEATURED: column(),
      NEWEST: column(),
      PRICE: column(),
      UNIT_PRICE: column(),
      RATING: column(),
      AVERAGE: column(),
      DISCOUNT: column(),
    };
    this.titles = byLocale(() => Column.ofIds(expected));
    // Number 0 is the empty title.
    this.texts.numberFor('');
  }

  /** Releases capacity beyond this many products. */
  trim(products: number): void {
    for (const column of Object.values(this.numbers)) column.trim(products);
    for (const column of Object.values(this.titles)) column.trim(products);
  }

  set(ordinal: number, entry: CatalogueEntry): void {
    for (const key of KEYS_OF_NUMBERS) this.numbers[key].set(ordinal, NUMBER_KEYS[key](entry));
    for (const locale of LOCALES) this.titles[locale].set(ordinal, this.texts.numberFor(entry.titles[locale]));
  }

  get(key: SortKey, ordinal: number): number | string {
    return isTitle(key) ? this.texts.text(this.titles[key].get(ordinal)) : this.numbers[key].get(ordinal);
  }

  number(key: NumberKey, ordinal: number): number {
    return this.numbers[key].get(ordinal);
  }

  /** Number of distinct titles. */
  get titleCount(): number {
    return this.texts.size;
  }

  /** Number of a product's title in a language. */
  titleNumber(locale: Locale, ordinal: number): number {
    return this.titles[locale].get(ordinal);
  }

  titleText(number: number): string {
    return this.texts.text(number);
  }

  /** Whether an entry has the same sort key as the product currently has. */
  isSame(key: SortKey, ordinal: number, entry: CatalogueEntry): boolean {
    if (isTitle(key)) return this.get(key, ordinal) === entry.titles[key];
    return this.numbers[key].get(ordinal) === NUMBER_KEYS[key](entry);
  }
}

/** Compares two values of a sort key. */
export function compareBy(key: SortKey): (left: number | string, right: number | string) => number {
  if (isTitle(key)) {
    const compare = nameOrder(key);
    return (left, right) => (left === right ? 0 : compare(String(left), String(right)));
  }
  return (left, right) => (left === right ? 0 : left < right ? -1 : 1);
}

/** Whether a sort key is a title. */
export function isTitle(key: SortKey): key is Locale {
  return isLocale(key);
}
