import { useT } from '#client/i18n/useT.ts';
import { facetValueKey } from '#schema/rules/facetLabels.ts';
import { facetRow, type FacetKey, type FlagParam } from '#schema/rules/facets.ts';
import { toggleFlag } from './changeListingQuery.ts';
import { countOf, type ListFacet } from './facetGroups.ts';
import { FilterRow } from './FilterRow.tsx';
import type { ListingAddress } from './useListingQuery.ts';

interface FilterFlagProps {
  address: ListingAddress;
  flag: FacetKey;
  facet: ListFacet | null;
}

/** A facet with one box: what is in stock, reduced, or certified. */
export function FilterFlag({ address, flag, facet }: FilterFlagProps) {
  const t = useT();
  const row = facetRow(flag);
  if (row.filter.kind !== 'flag') return null;
  const { chosen } = address;
  const param = row.param as FlagParam;
  const { yes } = row.filter;
  const label = facetValueKey(flag, yes);
  return (
    <FilterRow
      address={address}
      to={toggleFlag(chosen, param)}
      isOn={chosen[param]}
      label={label === null ? yes : t(label)}
      count={countOf(facet, yes)}
    />
  );
}
