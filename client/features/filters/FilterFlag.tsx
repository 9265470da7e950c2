import { useT } from '#client/i18n/useT.ts';
import { toggleFlag } from './changeListingQuery.ts';
import { countOf, FLAGS } from './facetGroups.ts';
import type { FacetKey, ListFacet } from './facetGroups.ts';
import { FilterRow } from './FilterRow.tsx';
import type { ListingAddress } from './useListingQuery.ts';

interface FilterFlagProps {
  address: ListingAddress;
  group: FacetKey;
  facet: ListFacet | null;
}

/** A group with one box: what can be had now, what costs less than it did, what has a certificate. */
export function FilterFlag({ address, group, facet }: FilterFlagProps) {
  const t = useT();
  const flag = FLAGS.find((one) => one.facet === group);
  if (flag === undefined) return null;
  const { chosen } = address;
  return (
    <FilterRow
      address={address}
      to={toggleFlag(chosen, flag.key)}
      isOn={chosen[flag.key]}
      label={t(flag.label)}
      count={countOf(facet, flag.value)}
    />
  );
}
