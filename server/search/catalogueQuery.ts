import type { ValueField } from './catalogueEntry.ts';

/** What to look for: OR inside a field, AND between fields. */
export interface CatalogueQuery {
  /**
   * Every word, or one that means the same, must begin a word of the product; a word that is nowhere gives way to the one most like it.
   * Case and diacritics do not matter. Blank: no text.
   */
  text?: string;
  /** The product, by id, that the text names by its number: found beside what its words find, and before it. */
  named?: string;
  /** Chosen values per field; an empty list chooses nothing away. */
  values?: Partial<Record<ValueField, readonly string[]>>;
  /** Like `values`, but it holds for every facet's own count too: the part of the catalogue that is looked at. */
  scope?: Partial<Record<ValueField, readonly string[]>>;
  /** Cents, both ends inclusive; null is open. */
  price?: { min: number | null; max: number | null };
  /** Lowest average; products without reviews have none. */
  ratingMin?: number;
}

export const CATALOGUE_SORTS = [
  'FEATURED',
  'RELEVANCE',
  'NEWEST',
  'PRICE_ASC',
  'PRICE_DESC',
  'UNIT_PRICE_ASC',
  'RATING',
  'DISCOUNT',
  'TITLE_EN_ASC',
  'TITLE_EN_DESC',
  'TITLE_MS_ASC',
  'TITLE_MS_DESC',
] as const;

export type CatalogueSort = (typeof CATALOGUE_SORTS)[number];

/** A place in a sorted list. It stays good when products come and go. */
export interface SortPosition {
  key: number | string;
  id: string;
}

export interface PageRequest {
  sort: CatalogueSort;
  limit: number;
  /** Products to skip; not together with `after`. */
  offset?: number;
  /** The last position already seen. */
  after?: SortPosition;
}

/** A found product: `key` and `id` together are its place in the list. */
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
  /** Products from each boundary up to the next one, the last without end. */
  counts: number[];
}
