import { LOCALES, type Locale } from '#schema/rules/locales.ts';
import type { ValueField } from './catalogueEntry.ts';

/** Query: OR within a field, AND between fields. */
export interface CatalogueQuery {
  /**
   * Full text: every word or a synonym must be a prefix of a term of the product; an unknown word is replaced by its closest correction.
   * Case and diacritics are ignored. Blank: no text.
   */
  text?: string;
  /** Id of the product whose SKU the text is; matched in addition to the text's hits and ranked before them. */
  named?: string;
  /** Selected values by field; an empty list does not filter. */
  values?: Partial<Record<ValueField, readonly string[]>>;
  /** Like `values`, but applied to every facet's own counts too: the part of the catalogue that is searched. */
  scope?: Partial<Record<ValueField, readonly string[]>>;
  /** Cents, both ends inclusive; null is open. */
  price?: { min: number | null; max: number | null };
  /** Lowest average rating; products without reviews do not match. */
  ratingMin?: number;
}

const FIXED_SORTS = ['FEATURED', 'RELEVANCE', 'NEWEST', 'PRICE_ASC', 'PRICE_DESC', 'UNIT_PRICE_ASC', 'RATING', 'DISCOUNT'] as const;

/** Titles in one language, such as `TITLE_EN_ASC`. */
export type TitleSort = `TITLE_${Uppercase<Locale>}_${'ASC' | 'DESC'}`;
export type FixedSort = (typeof FIXED_SORTS)[number];
export type CatalogueSort = FixedSort | TitleSort;

export function titleSort(locale: Locale, direction: 'ASC' | 'DESC'): TitleSort {
  return `TITLE_${locale.toUpperCase() as Uppercase<Locale>}_${direction}`;
}

export const CATALOGUE_SORTS: readonly CatalogueSort[] = [
  ...FIXED_SORTS,
  ...LOCALES.flatMap((locale) => [titleSort(locale, 'ASC'), titleSort(locale, 'DESC')]),
];

/** Sort position (keyset cursor); stays valid when products are added or removed. */
export interface SortPosition {
  key: number | string;
  id: string;
}

export interface PageRequest {
  sort: CatalogueSort;
  limit: number;
  /** Products to skip; not combined with `after`. */
  offset?: number;
  /** The last position of the previous page. */
  after?: SortPosition;
}

/** A hit; `key` and `id` together are its sort position. */
export type Hit = SortPosition;

export interface ValueCount {
  value: string;
  /** Products, not variants. */
  count: number;
}

export interface PriceCounts {
  /** Cents; both null when nothing matches. */
  minCents: number | null;
  maxCents: number | null;
  /** Products per price range, from each boundary to the next; the last range has no upper end. */
  counts: number[];
}
