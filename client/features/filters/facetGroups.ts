import {
  ATTRIBUTE_KEYS,
  FACET_KEYS,
  FACETS,
  LIST_PARAMS,
  type FacetKey,
  type FacetControl,
  type ListParam,
  facetRow,
} from '#schema/rules/facets.ts';
import type { FilterPanel_FacetFragment, FilterPanel_ListingFragment } from './Filters.generated.ts';
import type { ListingQuery } from './listingQuery.ts';

export type Facet = FilterPanel_FacetFragment;
export type ListFacet = Extract<Facet, { __typename: 'ListFacet' }>;
export type RangeFacet = Extract<Facet, { __typename: 'RangeFacet' }>;
export type FacetValue = ListFacet['values'][number];

export interface FacetGroup {
  facet: FacetKey;
  control: FacetControl;
  /** Query parameter for the facet's values; null unless the facet is a list. */
  param: ListParam | null;
}

/** The filter panel's facets, in its order. */
export const FACET_GROUPS: readonly FacetGroup[] = FACET_KEYS.flatMap((facet) => {
  const { control, param } = FACETS[facet];
  return control === null ? [] : [{ facet, control, param: LIST_PARAMS.find((one) => one === param) ?? null }];
});

/** Facets that the listing query requests together. */
export const ATTRIBUTE_FACETS: FacetKey[] = [...ATTRIBUTE_KEYS, 'WEIGHT', 'TAG'];

/** A listing's facets by alias; null for a facet that failed to load. */
type FacetResponses = Omit<FilterPanel_ListingFragment, '__typename'>;

/** Separates the loaded facets from the keys of those that failed. */
export function settleFacets(responses: FacetResponses): { facets: Facet[]; failed: FacetKey[] } {
  const { CATEGORY, PRICE, BRAND, OPTIONS, ATTRIBUTES, VENDOR, STANDING } = responses;
  const facets = [CATEGORY, PRICE, BRAND, OPTIONS, ATTRIBUTES, VENDOR, STANDING].flatMap((response) => response ?? []);
  const failed = FACET_GROUPS.map((group) => group.facet).filter((key) => !facets.some((facet) => facet.key === key));
  return { facets, failed };
}

export function listFacet(facets: readonly Facet[], key: FacetKey): ListFacet | null {
  const facet = facets.find((one) => one.key === key);
  return facet?.__typename === 'ListFacet' ? facet : null;
}

export function rangeFacet(facets: readonly Facet[]): RangeFacet | null {
  return facets.find((facet): facet is RangeFacet => facet.__typename === 'RangeFacet') ?? null;
}

export function countOf(facet: ListFacet | null, value: string): number | null {
  if (facet === null) return null;
  return facet.values.find((one) => one.value === value)?.count ?? 0;
}

/** Drops unknown values, such as those in a mistyped URL, because they have neither a name nor products. */
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

/** Facets that are shown first on fashion pages. */
export const FASHION_ORDER: readonly FacetKey[] = ['CATEGORY', 'SIZE', 'COLOR', 'PRICE', 'BRAND'];
