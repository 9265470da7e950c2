import { useT } from '#client/i18n/useT.ts';
import { toggleFlag } from './changeListingQuery.ts';
import { countOf } from './facetGroups.ts';
import type { ListFacet } from './facetGroups.ts';
import { FilterRow } from './FilterRow.tsx';
import type { ListingAddress } from './useListingQuery.ts';

interface FilterAvailabilityProps {
  address: ListingAddress;
  stock: ListFacet | null;
}

/** What can be had now, and what costs less than it did. */
export function FilterAvailability({ address, stock }: FilterAvailabilityProps) {
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
      <FilterRow address={address} to={toggleFlag(chosen, 'sale')} isOn={chosen.sale} label={t('list.onSale')} count={null} />
    </>
  );
}
