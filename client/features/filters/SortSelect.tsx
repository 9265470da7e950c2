import type { MessageKey } from '#client/i18n/Translate.ts';
import { useT } from '#client/i18n/useT.ts';
import { withSort } from './changeListingQuery.ts';
import { readableSort } from './filterToVariables.ts';
import { ListingSelect } from './ListingSelect.tsx';
import { SORT_OPTIONS, type SortOption } from './listingQuery.ts';
import type { ListingAddress } from './useListingQuery.ts';

const LABELS = {
  featured: 'list.featured',
  relevance: 'list.relevance',
  newest: 'list.newest',
  'price-asc': 'list.priceAsc',
  'price-desc': 'list.priceDesc',
  'unit-price': 'list.unitPriceAsc',
  rating: 'list.topRated',
  discount: 'list.biggestDiscount',
  'name-asc': 'list.nameAsc',
  'name-desc': 'list.nameDesc',
} as const satisfies Record<SortOption, MessageKey>;

/** The order of the listing. Sorting never changes what is found. */
export function SortSelect({ address }: { address: ListingAddress }) {
  const t = useT();
  const { chosen } = address;
  const offered = SORT_OPTIONS.filter((option) => option !== 'relevance' || chosen.q !== '');
  return (
    <ListingSelect
      address={address}
      name="sort"
      label={t('list.sort')}
      value={readableSort(chosen)}
      options={offered.map((option) => ({ value: option, label: t(LABELS[option]) }))}
      onChoose={(value) => withSort(chosen, offered.find((option) => option === value) ?? null)}
    />
  );
}
