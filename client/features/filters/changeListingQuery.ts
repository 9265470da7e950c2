import { facetRow, FLAG_PARAMS, LIST_PARAMS, type FacetKey, type FlagParam, type ListParam } from '#schema/rules/facets.ts';
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import { EMPTY_QUERY, type ListingQuery, type RatingFloor } from './listingQuery.ts';

/** Changes a query and returns to the first page, as any change to the results must. */
function changed(query: ListingQuery, part: Partial<ListingQuery>): ListingQuery {
  return { ...query, ...part, page: 1 };
}

export function toggleValue(query: ListingQuery, key: ListParam, value: string): ListingQuery {
  const values: readonly string[] = query[key];
  const next = values.includes(value) ? values.filter((old) => old !== value) : [...values, value].sort();
  return changed(query, { [key]: next });
}

export function toggleFlag(query: ListingQuery, key: FlagParam): ListingQuery {
  return changed(query, { [key]: !query[key] });
}

/** Selects a minimum rating, or clears it if it is already selected. */
export function toggleRating(query: ListingQuery, rating: RatingFloor): ListingQuery {
  return changed(query, { rating: query.rating === rating ? null : rating });
}

/** Selects the delivery filter's state, or clears it if it is already selected. */
export function toggleState(query: ListingQuery, state: MalaysianState): ListingQuery {
  return changed(query, { to: query.to === state ? null : state });
}

/** Sets inclusive bounds in cents, where null means no bound. Swaps the bounds if they are in the wrong order. */
export function withPrice(query: ListingQuery, minCents: number | null, maxCents: number | null): ListingQuery {
  const isCrossed = minCents !== null && maxCents !== null && minCents > maxCents;
  const [low, high] = isCrossed ? [maxCents, minCents] : [minCents, maxCents];
  return changed(query, { minCents: low === 0 ? null : low, maxCents: high });
}

export function withSort(query: ListingQuery, sort: ListingQuery['sort']): ListingQuery {
  return changed(query, { sort });
}

/** Shows all products of the mart in one list. */
export function withEverything(query: ListingQuery): ListingQuery {
  return { ...query, all: true };
}

export function withPage(query: ListingQuery, page: number): ListingQuery {
  return { ...query, page };
}

/** The query keys that belong to a facet. */
function keysOf(key: FacetKey): readonly (keyof ListingQuery)[] {
  const { filter, param } = facetRow(key);
  if (filter.kind === 'range') return ['minCents', 'maxCents'];
  return param === null ? [] : [param as keyof ListingQuery];
}

export function withoutFacets(query: ListingQuery, facets: readonly FacetKey[]): ListingQuery {
  const keys = facets.flatMap(keysOf);
  return changed(query, Object.fromEntries(keys.map((key) => [key, EMPTY_QUERY[key]])));
}

/** Clears all filters. Keeps the search, sort order, page size and layout. */
export function withoutFilters(query: ListingQuery): ListingQuery {
  const { q, sort, all, per, view, cols } = query;
  return { ...EMPTY_QUERY, q, sort, all, per, view, cols };
}

/** Number of selected filter values; a price range counts as one. */
export function countFilters(query: ListingQuery): number {
  const values = LIST_PARAMS.reduce((sum, key) => sum + query[key].length, 0);
  const flags = FLAG_PARAMS.filter((key) => query[key]).length;
  const price = query.minCents !== null || query.maxCents !== null ? 1 : 0;
  return values + flags + price + (query.rating === null ? 0 : 1) + (query.to === null ? 0 : 1);
}

/** Whether a query has no search, filter, sort order or later page, and does not require a list. */
export function isBare(query: ListingQuery): boolean {
  return query.q === '' && query.sort === null && query.page === 1 && !query.all && countFilters(query) === 0;
}

/**
 * Applies the changes between `from` and `to` to `latest`. A link's query contains the filters from when the link was rendered; other
 * filters may have been chosen since.
 */
export function rebaseQuery(from: ListingQuery, to: ListingQuery, latest: ListingQuery): ListingQuery {
  const changed = Object.fromEntries(Object.entries(to).filter(([key, value]) => value !== from[key as keyof ListingQuery]));
  const lists = Object.fromEntries(LIST_PARAMS.map((key) => [key, rebaseList(from[key], to[key], latest[key])]));
  return { ...latest, ...changed, ...lists };
}

function rebaseList(from: readonly string[], to: readonly string[], latest: readonly string[]): string[] {
  const kept = latest.filter((value) => to.includes(value) || !from.includes(value));
  return [...kept, ...to.filter((value) => !from.includes(value) && !kept.includes(value))];
}
