import { useT } from '#client/i18n/useT.ts';
import { toggleValue } from './changeListingQuery.ts';
import { countOf } from './facetGroups.ts';
import type { ListFacet } from './facetGroups.ts';
import { FilterRow } from './FilterRow.tsx';
import { LOCATIONS } from './listingQuery.ts';
import type { ListingAddress } from './useListingQuery.ts';

const VALUES = { online: 'ONLINE', 'in-store': 'IN_STORE' } as const;

/** Where a product can be had: sent, or at the seller's counter. */
export function FilterLocation({ address, facet }: { address: ListingAddress; facet: ListFacet | null }) {
  const t = useT();
  const { chosen } = address;
  return LOCATIONS.map((location) => (
    <FilterRow
      key={location}
      address={address}
      to={toggleValue(chosen, 'loc', location)}
      isOn={chosen.loc.includes(location)}
      label={t(location === 'online' ? 'list.online' : 'list.inStore')}
      count={countOf(facet, VALUES[location])}
    />
  ));
}
