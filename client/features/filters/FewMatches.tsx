import { useId } from 'react';
import { useT } from '#client/i18n/useT.ts';
import type { ActiveFilter } from './activeFilters.ts';
import styles from './FewMatches.module.css';
import { Relaxations, type Relaxation } from './Relaxations.tsx';
import type { ListingAddress } from './useListingQuery.ts';

interface FewMatchesProps {
  address: ListingAddress;
  filters: readonly ActiveFilter[];
  relaxations: readonly Relaxation[];
}

/** Under a few products: the filters without which there would be more. Nothing where there are none. */
export function FewMatches({ address, filters, relaxations }: FewMatchesProps) {
  const t = useT();
  const id = useId();
  if (relaxations.length === 0) return null;
  return (
    <aside className={styles.few} aria-labelledby={id}>
      <p id={id}>{t('list.moreHint')}</p>
      <Relaxations address={address} filters={filters} relaxations={relaxations} />
    </aside>
  );
}
