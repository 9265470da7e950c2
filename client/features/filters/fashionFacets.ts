import type { Facet, FacetKey, ListFacet } from './facetGroups.ts';

/** What one asks first of clothes. */
export const FASHION_ORDER: readonly FacetKey[] = ['CATEGORY', 'SIZE', 'COLOR', 'PRICE', 'BRAND'];

/** Among these the API also counts values that only the rest of the market has. */
const SHARED: readonly FacetKey[] = ['CATEGORY', 'BRAND', 'WEIGHT', 'TAG', 'HALAL'];

/** The facets without what only the rest of the market has: values that list nothing here, unless one of them is chosen. */
export function fashionFacets(facets: readonly Facet[], chosen: (facet: FacetKey, value: string) => boolean): Facet[] {
  return facets.map((facet) =>
    isShared(facet) ? { ...facet, values: facet.values.filter(({ value, count }) => count > 0 || chosen(facet.key, value)) } : facet,
  );
}

function isShared(facet: Facet): facet is ListFacet {
  return facet.__typename === 'ListFacet' && SHARED.includes(facet.key);
}
