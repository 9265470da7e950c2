import { facetRow } from '#schema/rules/facets.ts';
import { FACET_GROUPS, listFacet, type Facet } from './facetGroups.ts';
import type { ListingQuery } from './listingQuery.ts';

/** A query without values that the shop has neither a name nor goods for, such as those of a mistyped address. */
export function withoutUnknown(query: ListingQuery, facets: readonly Facet[]): ListingQuery {
  const known = { ...query };
  for (const { facet: name, param } of FACET_GROUPS) {
    const facet = listFacet(facets, name);
    if (param === null || facetRow(name).values !== undefined || facet === null) continue;
    const unknown = new Set(facet.values.filter(({ value, label, count }) => count === 0 && label === value).map(({ value }) => value));
    known[param] = query[param].filter((value) => !unknown.has(value));
  }
  return known;
}
