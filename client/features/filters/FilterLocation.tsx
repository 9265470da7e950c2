import { useT } from '#client/i18n/useT.ts';
import { FACETS } from '#schema/rules/facets.ts';
import { toggleValue } from './changeListingQuery.ts';
import { countOf, type ListFacet } from './facetGroups.ts';
import { FilterRow } from './FilterRow.tsx';
import type { ListingAddress } from './useListingQuery.ts';

/** Where a product can be bought: delivered, or in the vendor's own store. */
export function FilterLocation({ address, facet }: { address: ListingAddress; facet: ListFacet | null }) {
  const t = useT();
  const { chosen } = address;
  return FACETS.FULFILMENT.values.map((value) => (
    <FilterRow
      key={value}
      address={address}
      to={toggleValue(chosen, 'loc', value)}
      isOn={chosen.loc.includes(value)}
      label={t(`facetValues.FULFILMENT.${value}`)}
      count={countOf(facet, value)}
    />
  ));
}
