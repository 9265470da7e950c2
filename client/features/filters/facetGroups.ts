import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import type { FilterPanel_FacetFragment, FilterPanel_ListingFragment } from './FilterPanel.generated.ts';
import type { FlagKey, ListKey } from './listingQuery.ts';

export type Facet = FilterPanel_FacetFragment;
export type FacetKey = Facet['key'];
export type ListFacet = Extract<Facet, { __typename: 'ListFacet' }>;
export type RangeFacet = Extract<Facet, { __typename: 'RangeFacet' }>;
export type FacetValue = ListFacet['values'][number];

/** How a group of filters looks. */
export type GroupLook = 'checks' | 'swatches' | 'buttons' | 'price' | 'rating' | 'location' | 'availability' | 'flag';

export interface FacetGroup {
  facet: FacetKey;
  title: PlainMessageKey;
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
  { facet: 'HALAL', title: 'list.halal', look: 'flag', key: null },
  { facet: 'VENDOR', title: 'list.vendor', look: 'checks', key: 'vendor' },
  { facet: 'TAG', title: 'list.tag', look: 'checks', key: 'tag' },
];

/** Groups of one box: what it chooses in the address, which value of the facet it counts, and what it is called. */
export const FLAGS: readonly { facet: FacetKey; key: FlagKey; value: string; label: PlainMessageKey }[] = [
  { facet: 'AVAILABILITY', key: 'stock', value: 'in-stock', label: 'list.inStock' },
  { facet: 'ON_SALE', key: 'sale', value: 'yes', label: 'list.onSale' },
  { facet: 'HALAL', key: 'halal', value: 'certified', label: 'list.halalCertified' },
];

const ANSWERS = ['CATEGORY', 'PRICE', 'BRAND', 'WEIGHT', 'COLOR', 'SIZE', 'TAG', 'VENDOR', 'STANDING'] as const;

/** A listing's facets as they are asked for; null where that failed. */
export type FacetResponses = Pick<FilterPanel_ListingFragment, (typeof ANSWERS)[number]>;

/** The facets that came, and the keys of those that did not. */
export function settleFacets(answers: FacetResponses): { facets: Facet[]; failed: FacetKey[] } {
  const facets = ANSWERS.flatMap((name) => answers[name] ?? []);
  return { facets, failed: LISTING_FACETS.filter((key) => !facets.some((facet) => facet.key === key)) };
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
