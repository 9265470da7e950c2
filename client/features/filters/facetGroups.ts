import type { MessageKey } from '#client/i18n/generated/MessageKey.ts';
import type { FilterPanel_FacetFragment, FilterPanel_ListingFragment } from './FilterPanel.generated.ts';
import type { ListKey } from './listingQuery.ts';

export type Facet = FilterPanel_FacetFragment;
export type FacetKey = Facet['key'];
export type ListFacet = Extract<Facet, { __typename: 'ListFacet' }>;
export type RangeFacet = Extract<Facet, { __typename: 'RangeFacet' }>;
export type FacetValue = ListFacet['values'][number];

/** How a group of filters looks. */
export type GroupLook = 'checks' | 'swatches' | 'buttons' | 'price' | 'rating' | 'location' | 'availability' | 'halal';

export interface FacetGroup {
  facet: FacetKey;
  title: MessageKey;
  look: GroupLook;
  /** Where its values live in the address; null for those that are not lists. */
  key: ListKey | null;
}

/** The groups in the order of the panel. */
export const FACET_GROUPS: readonly FacetGroup[] = [
  { facet: 'CATEGORY', title: 'list.category', look: 'checks', key: 'category' },
  { facet: 'PRICE', title: 'list.price', look: 'price', key: null },
  { facet: 'BRAND', title: 'list.brand', look: 'checks', key: 'brand' },
  { facet: 'WEIGHT', title: 'list.weight', look: 'buttons', key: 'weight' },
  { facet: 'COLOR', title: 'list.color', look: 'swatches', key: 'color' },
  { facet: 'SIZE', title: 'list.size', look: 'buttons', key: 'size' },
  { facet: 'RATING', title: 'list.rating', look: 'rating', key: null },
  { facet: 'FULFILMENT', title: 'list.loc', look: 'location', key: 'loc' },
  { facet: 'AVAILABILITY', title: 'list.availability', look: 'availability', key: null },
  { facet: 'HALAL', title: 'list.halal', look: 'halal', key: null },
  { facet: 'TAG', title: 'list.tag', look: 'checks', key: 'tag' },
];

/** A listing's facets by their keys, each asked for on its own; null where one failed. */
export type FacetAnswers = Pick<FilterPanel_ListingFragment, Extract<FacetKey, keyof FilterPanel_ListingFragment>>;

/** The facets that came, and the keys of those that did not. */
export function settleFacets(answers: FacetAnswers): { facets: Facet[]; failed: FacetKey[] } {
  const all = LISTING_FACETS.map((key) => ({ key, facet: answers[key as keyof FacetAnswers]?.[0] ?? null }));
  return {
    facets: all.flatMap(({ facet }) => facet ?? []),
    failed: all.flatMap(({ key, facet }) => (facet === null ? [key] : [])),
  };
}

/** The facets that the panel needs counted. */
const LISTING_FACETS: readonly FacetKey[] = FACET_GROUPS.map((group) => group.facet);

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
