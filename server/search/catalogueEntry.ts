/**
 * What the index knows of a product. The catalogue service makes one of each listed product; the index needs neither
 * documents nor vendors nor stock, and nothing here is ever shown to anybody.
 */
export interface CatalogueEntry {
  id: string;
  /** The values by which it is filtered and counted. A field may hold several values, or none. */
  values: Record<ValueField, readonly string[]>;
  priceCents: number;
  /** 0 to 5; null without reviews. */
  ratingAverage: number | null;
  ratingCount: number;
  /** Whole percent; 0 without a former price. */
  discountPercent: number;
  /** Milliseconds since 1970. */
  createdAtMs: number;
  /** Lowest first. */
  featuredRank: number;
  /** Lowest first; null sorts last. */
  unitPriceRank: number | null;
  titleEn: string;
  titleMs: string;
  /** Where text search looks, how much a hit there is worth (1 to 15), and whether it is a name of somebody or something, in no language. */
  texts: readonly { text: string; weight: number; isName?: boolean }[];
}

/** Fields that are counted for facets. */
export const COUNTED_FIELDS = [
  'category',
  'brand',
  'vendor',
  'tag',
  'color',
  'size',
  'weight',
  'label',
  'fulfilment',
  'availability',
  'halal',
  'rating',
  'deliversTo',
  'onSale',
] as const;

/** Fields that only filter. */
export const FILTER_ONLY_FIELDS = ['section'] as const;

export type CountedField = (typeof COUNTED_FIELDS)[number];
export type ValueField = CountedField | (typeof FILTER_ONLY_FIELDS)[number];

/** All fields by which products are filtered; the last is the index's own: the price steps that a product reaches. */
export const INDEXED_FIELDS = [...COUNTED_FIELDS, ...FILTER_ONLY_FIELDS, 'priceFrom'] as const;

export type IndexedField = (typeof INDEXED_FIELDS)[number];

/** The averages that can be asked for, as values of `rating`, best first: a product has each one that its average reaches. */
export const RATING_STEPS = ['4', '3', '2'] as const;
