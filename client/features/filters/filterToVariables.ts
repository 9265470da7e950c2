import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import type { Location, ListingQuery, SortOption } from './listingQuery.ts';
import { defaultSort } from './writeListingQuery.ts';

const SORTS = {
  featured: 'FEATURED',
  relevance: 'RELEVANCE',
  newest: 'NEWEST',
  'price-asc': 'PRICE_ASC',
  'price-desc': 'PRICE_DESC',
  'unit-price': 'UNIT_PRICE_ASC',
  rating: 'RATING',
  discount: 'DISCOUNT',
  'name-asc': 'TITLE_ASC',
  'name-desc': 'TITLE_DESC',
} as const satisfies Record<SortOption, string>;

const FULFILMENTS = { online: 'ONLINE', 'in-store': 'IN_STORE' } as const satisfies Record<Location, string>;

export interface ListingVariables {
  query: string | null;
  filter: ListingFilterInput;
  sort: (typeof SORTS)[SortOption];
  first: number;
  page: number;
}

/** The part of the API's ProductFilter that an address can say. Absent keys choose nothing away. */
export interface ListingFilterInput {
  category?: string[];
  brand?: string[];
  vendor?: string[];
  weight?: string[];
  color?: string[];
  size?: string[];
  tag?: string[];
  fulfilment?: (typeof FULFILMENTS)[Location][];
  price?: { min: number | null; max: number | null };
  ratingMin?: number;
  inStock?: true;
  onSale?: true;
  halal?: true;
  deliversTo?: MalaysianState;
}

/** What the API is asked for a query: equal for addresses that mean the same. */
export function filterToVariables(query: ListingQuery): ListingVariables {
  return {
    query: query.q === '' ? null : query.q,
    filter: toFilterInput(query),
    sort: SORTS[readableSort(query)],
    first: query.per,
    page: query.page,
  };
}

/** Relevance means nothing without words. */
export function readableSort(query: ListingQuery): SortOption {
  const sort = query.sort ?? defaultSort(query);
  return sort === 'relevance' && query.q === '' ? 'featured' : sort;
}

export function toFilterInput(query: ListingQuery): ListingFilterInput {
  const filter: ListingFilterInput = {};
  for (const key of ['category', 'brand', 'vendor', 'weight', 'color', 'size', 'tag'] as const) {
    if (query[key].length > 0) filter[key] = query[key];
  }
  if (query.loc.length > 0) filter.fulfilment = query.loc.map((location) => FULFILMENTS[location]);
  if (query.minCents !== null || query.maxCents !== null) filter.price = { min: query.minCents, max: query.maxCents };
  if (query.rating !== null) filter.ratingMin = query.rating;
  if (query.stock) filter.inStock = true;
  if (query.sale) filter.onSale = true;
  if (query.halal) filter.halal = true;
  if (query.to !== null) filter.deliversTo = query.to;
  return filter;
}
