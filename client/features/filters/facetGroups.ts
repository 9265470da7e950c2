import { FACET_KEYS, FACETS, LIST_PARAMS, type FacetKey, type FacetLook, type ListParam } from '#schema/rules/facets.ts';
import type { FilterPanel_FacetFragment, FilterPanel_ListingFragment } from './FilterPanel.generated.ts';

export type Facet = FilterPanel_FacetFragment;
export type ListFacet = Extract<Facet, { __typename: 'ListFacet' }>;
export type RangeFacet = Extract<Facet, { __typename: 'RangeFacet' }>;
export type FacetValue = ListFacet['values'][number];

export interface FacetGroup {
  facet: FacetKey;
  look: FacetLook;
  /** Where its values live in the address; null for those that are not lists. */
  param: ListParam | null;
}

/** The groups in the order of the panel. */
export const FACET_GROUPS: readonly FacetGroup[] = FACET_KEYS.flatMap((facet) => {
  const { look, param } = FACETS[facet];
  return look === null ? [] : [{ facet, look, param: LIST_PARAMS.find((one) => one === param) ?? null }];
});

/** A listing's facets as they are asked for; null where that failed. */
export type FacetResponses = Omit<FilterPanel_ListingFragment, '__typename'>;

/** The facets that came, and the keys of those that did not. */
export function settleFacets(responses: FacetResponses): { facets: Facet[]; failed: FacetKey[] } {
  const { CATEGORY, PRICE, BRAND, WEIGHT, COLOR, SIZE, ATTRIBUTES, TAG, VENDOR, STANDING } = responses;
  const facets = [CATEGORY, PRICE, BRAND, WEIGHT, COLOR, SIZE, ATTRIBUTES, TAG, VENDOR, STANDING].flatMap((response) => response ?? []);
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
