import { toggleValue } from '#client/features/filters/changeListingQuery.ts';
import { listFacet, type Facet } from '#client/features/filters/facetGroups.ts';
import { FilterLink } from '#client/features/filters/FilterRow.tsx';
import type { ListingAddress } from '#client/features/filters/useListingQuery.ts';
import { useT } from '#client/i18n/useT.ts';
import styles from './Listing.module.css';

const SHOWN = 8;

/** The categories in which the words were found, to narrow a search down with one press. */
export function ScopeChips({ address, facets }: { address: ListingAddress; facets: readonly Facet[] }) {
  const t = useT();
  const { chosen } = address;
  const values = listFacet(facets, 'CATEGORY')?.values ?? [];
  const shown = values.filter(({ value, count }) => count > 0 || chosen.category.includes(value)).slice(0, SHOWN);
  if (shown.length < 2) return null;
  return (
    <div role="group" aria-label={t('list.scope')} className={styles.scope}>
      {shown.map(({ value, label, count }) => (
        <FilterLink
          key={value}
          address={address}
          to={toggleValue(chosen, 'category', value)}
          role="checkbox"
          isOn={chosen.category.includes(value)}
          name={t('list.valueCount', { name: label, n: count })}
          className={styles.chip}
        >
          {label} <span>{t('list.number', { n: count })}</span>
        </FilterLink>
      ))}
    </div>
  );
}
