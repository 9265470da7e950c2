import { FACET_KEYS, facetRow, type FlagParam, type ListParam } from '#schema/rules/facets.ts';
import type { ProductFilter } from '#client/graphql/schemaTypes.generated.ts';
import { type ListingQuery, SORTS, type SortOption, defaultSort } from './listingQuery.ts';

/** The part of ProductFilter that a URL can express. Keys that are absent do not filter. */
export type ListingFilterInput = Pick<ProductFilter, Exclude<keyof ProductFilter, 'section'>>;

/** Converts a query to the API's variables; equivalent URLs produce equal variables. */
export function filterToVariables(query: ListingQuery) {
  return {
    query: query.q === '' ? null : query.q,
    filter: toFilterInput(query),
    sort: SORTS[readableSort(query)],
    first: query.per,
    page: query.page,
  };
}

/** The sort order to apply: relevance requires a search. */
export function readableSort(query: ListingQuery): SortOption {
  const sort = query.sort ?? defaultSort(query);
  return sort === 'relevance' && query.q === '' ? 'featured' : sort;
}

function toFilterInput(query: ListingQuery): ListingFilterInput {
  const filter: ListingFilterInput = {};
  for (const key of FACET_KEYS) {
    const { field, filter: by, param } = facetRow(key);
    const value = param === null ? null : query[param as ListParam | FlagParam];
    if (by.kind === 'list' && Array.isArray(value) && value.length > 0) Object.assign(filter, { [field]: value });
    if (by.kind === 'flag' && value === true) Object.assign(filter, { [by.argument]: true });
  }
  if (query.minCents !== null || query.maxCents !== null) filter.price = { min: query.minCents, max: query.maxCents };
  if (query.rating !== null) filter.ratingMin = query.rating;
  if (query.to !== null) filter.deliversTo = query.to;
  return filter;
}
