import { FACET_FIELDS, type FacetField } from '#schema/rules/facets.ts';
import type { Locale } from '#schema/rules/locales.ts';

/**
 * A product in the index, made by `toCatalogueEntry` for each listed product and never shown to users. It keeps the index
 * independent of documents, vendors and stock.
 */
export interface CatalogueEntry {
  id: string;
  /** Filter and facet values by field; a field may have several values or none. */
  values: Record<ValueField, readonly string[]>;
  priceCents: number;
  /** Average of all reviews, 1 to 5; null without reviews. Filters and facet counts use it. */
  ratingAverage: number | null;
  /** Average by which products are ranked (`rankedAverage`); never null. */
  ratingRank: number;
  ratingCount: number;
  /** Whole percent; 0 if there is no former price. */
  discountPercent: number;
  /** Unix time in milliseconds. */
  listedAtMs: number;
  /** Lowest first. */
  featuredRank: number;
  /** Lowest first; products with null come last. */
  unitPriceRank: number | null;
  /** The title as shown in each language, including fallbacks. */
  titles: Readonly<Record<Locale, string>>;
  /** Full-text fields with their weights (1 to 15). `isName` marks proper names, which are the same in every language. */
  texts: readonly { text: string; weight: number; isName?: boolean }[];
}

/** Fields with facet counts. */
export type CountedField = FacetField;
/** `section` is used only to filter. */
export type ValueField = CountedField | 'section';
/** `priceFrom` is internal to the index: a product's cumulative price buckets. */
export type IndexedField = ValueField | 'priceFrom';

export const INDEXED_FIELDS: readonly IndexedField[] = [...FACET_FIELDS, 'section', 'priceFrom'];

/** Rating thresholds, best first. They are cumulative: a product has every threshold that its average reaches. */
export const RATING_STEPS = ['4', '3', '2'] as const;

/**
 * Lower bounds of price buckets in cents, ascending. Buckets are narrow where most products are, so that a price range covers
 * only a few. The last bucket is open-ended.
 */
export const PRICE_STEPS: readonly number[] = [
  ...steps(0, 2000, 100),
  ...steps(2000, 5000, 500),
  ...steps(5000, 25_000, 1000),
  ...steps(25_000, 100_000, 12_500),
  100_000,
];

function steps(from: number, to: number, size: number): number[] {
  return Array.from({ length: (to - from) / size }, (_, at) => from + at * size);
}

/** Lower bounds, as strings, of all buckets up to a price (cumulative). They index the product under "costs at least this much". */
export function priceStepsUpTo(priceCents: number): readonly string[] {
  return UP_TO[PRICE_STEPS.findLastIndex((step) => step <= priceCents)] ?? [];
}

const UP_TO = PRICE_STEPS.map((_, last) => PRICE_STEPS.slice(0, last + 1).map(String));
