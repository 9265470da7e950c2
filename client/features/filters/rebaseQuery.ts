import { LIST_PARAMS } from '#schema/rules/facets.ts';
import type { ListingQuery } from './listingQuery.ts';

/**
 * What was changed between `from` and `to`, applied to `latest`: a link knows the filters as they were when it was drawn, and others may have
 * been chosen since.
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
