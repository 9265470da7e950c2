import { LOCALES, type Locale } from '#schema/rules/locales.ts';
import type { ValueField } from './catalogueEntry.ts';

/** Bounds in cents, both inclusive; null is open-ended. */
export interface PriceRange {
  min: number | null;
  max: number | null;
}

/** A filter that words of the text name: any of a field's values, or a price. */
export type Condition = { words: string } & ({ field: ValueField; values: readonly string[] } | { price: PriceRange });

/** The filters of a query. */
export type Restriction = Pick<CatalogueQuery, 'values' | 'price' | 'ratingMin'>;

/** A query: OR within a field, AND between fields. */
export interface CatalogueQuery {
  /**
   * Full text: every word or one of its synonyms must be a prefix of one of the product's terms. Unknown words are replaced by
   * their closest correction that has hits. Case, diacritics and function words are ignored. A blank text matches everything.
   */
  text?: string;
  /** Id of the product whose SKU equals the text; it is added to the hits and ranked first. */
  named?: string;
  /** Selected values by field; an empty list does not filter. */
  values?: Partial<Record<ValueField, readonly string[]>>;
  /** Like `values`, but also applied to each facet's own counts: the part of the catalogue that is searched. */
  scope?: Partial<Record<ValueField, readonly string[]>>;
  /** Filters that restrict the part of the catalogue like `scope`, in addition to it. */
  within?: Restriction;
  /** Conditions that also hold for each facet's own counts. */
  conditions?: readonly Condition[];
  price?: PriceRange;
  /** Minimum average rating; products without reviews do not match. */
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

/** Sort position (keyset cursor). Remains valid when products are added or removed. */
export interface SortPosition {
  key: number | string;
  id: string;
}

export interface PageRequest {
  sort: CatalogueSort;
  limit: number;
  /** Number of products to skip; cannot be combined with `after`. */
  offset?: number;
  /** The last position on the previous page. */
  after?: SortPosition;
}

/** A hit; `key` and `id` together are its sort position. */
export type Hit = SortPosition;

export interface ValueCount {
  value: string;
  /** Number of products, not of variants. */
  count: number;
}

export interface PriceCounts {
  /** Cents; both null if nothing matches. */
  minCents: number | null;
  maxCents: number | null;
  /** Products per price range, from each boundary to the next; the last range is open-ended. */
  counts: number[];
}
