import { useLocale } from '#client/i18n/useT.ts';
import { facetRow, fixedLabel, type FacetKey, type FlagParam } from '#schema/rules/facets.ts';
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
  const locale = useLocale();
  const row = facetRow(flag);
  if (row.filter.kind !== 'flag') return null;
  const { chosen } = address;
  const param = row.param as FlagParam;
  const { yes } = row.filter;
  return (
    <FilterRow
      address={address}
      to={toggleFlag(chosen, param)}
      isOn={chosen[param]}
      label={fixedLabel(row, yes)?.[locale] ?? yes}
      count={countOf(facet, yes)}
    />
  );
}
