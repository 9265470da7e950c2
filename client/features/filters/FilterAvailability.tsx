import { useT } from '#client/i18n/useT.ts';
import { toggleFlag, toggleValue } from './changeListingQuery.ts';
import { countOf } from './facetGroups.ts';
import type { ListFacet } from './facetGroups.ts';
import { FilterRow } from './FilterRow.tsx';
import type { ListingAddress } from './useListingQuery.ts';

interface FilterAvailabilityProps {
  address: ListingAddress;
  stock: ListFacet | null;
  fulfilment: ListFacet | null;
}

/** What can be had, and where. */
export function FilterAvailability({ address, stock, fulfilment }: FilterAvailabilityProps) {
  const t = useT();
  const { chosen } = address;
  return (
    <>
      <FilterRow
        address={address}
        to={toggleFlag(chosen, 'stock')}
        isOn={chosen.stock}
        label={t('list.inStock')}
        count={countOf(stock, 'in-stock')}
      />
      <FilterRow
        address={address}
        to={toggleValue(chosen, 'loc', 'online')}
        isOn={chosen.loc.includes('online')}
        label={t('list.online')}
        count={countOf(fulfilment, 'ONLINE')}
      />
      <FilterRow
        address={address}
        to={toggleValue(chosen, 'loc', 'in-store')}
        isOn={chosen.loc.includes('in-store')}
        label={t('list.inStore')}
        count={countOf(fulfilment, 'IN_STORE')}
      />
      <FilterRow address={address} to={toggleFlag(chosen, 'sale')} isOn={chosen.sale} label={t('list.onSale')} count={null} />
    </>
  );
}
