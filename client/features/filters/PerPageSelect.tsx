import { useT } from '#client/i18n/useT.ts';
import { EMPTY_QUERY, PER_PAGE_OPTIONS } from './listingQuery.ts';
import { ListingSelect } from './ListingSelect.tsx';
import type { ListingAddress } from './useListingQuery.ts';

/** How many products a page holds. The first product in sight stays in sight. */
export function PerPageSelect({ address }: { address: ListingAddress }) {
  const t = useT();
  const { chosen } = address;
  const choose = (value: string) => {
    const per = PER_PAGE_OPTIONS.find((option) => String(option) === value) ?? EMPTY_QUERY.per;
    const firstShown = (chosen.page - 1) * chosen.per;
    return { ...chosen, per, page: Math.floor(firstShown / per) + 1 };
  };
  return (
    <ListingSelect
      address={address}
      name="per"
      label={t('list.perPage')}
      value={String(chosen.per)}
      options={PER_PAGE_OPTIONS.map((option) => ({ value: String(option), label: String(option) }))}
      onChoose={choose}
    />
  );
}
