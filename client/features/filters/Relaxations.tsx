import type { ActiveFilter } from './activeFilters.ts';
import { withoutFacets } from './changeListingQuery.ts';
import type { FacetKey } from '#schema/rules/facets.ts';
import type { ListingAddress } from './useListingQuery.ts';
import { useT } from '#client/i18n/useT.ts';
import styles from './Relaxations.module.css';

export interface Relaxation {
  drop: readonly { key: FacetKey }[];
  resultCount: number;
}

interface RelaxationsProps {
  address: ListingAddress;
  /** What is chosen now, with its names. */
  filters: readonly ActiveFilter[];
  relaxations: readonly Relaxation[];
}

/** The filters that stand in the way, each one press from being gone, with the products that then come. */
export function Relaxations({ address, filters, relaxations }: RelaxationsProps) {
  const t = useT();
  return (
    <ul className={styles.ways}>
      {relaxations.map(({ drop, resultCount }) => {
        const facets = [...new Set(drop.map(({ key }) => key))];
        const dropped = filters.filter(({ facet }) => facets.includes(facet));
        const without = withoutFacets(address.chosen, facets);
        if (dropped.length === 0) return null;
        return (
          <li key={facets.join()}>
            <a
              href={address.hrefOf(without)}
              rel="nofollow"
              className={styles.way}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                address.change(without);
              }}
            >
              {facets.length > 1 ? t('list.withoutAny') : t('list.without', { name: nameOf(dropped) })}{' '}
              <span className={styles.count}>{t('list.count', { n: resultCount })}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** "Brand: Kebun Utara, Dapur Mak Som" */
function nameOf(dropped: readonly ActiveFilter[]): string {
  const labels = dropped.map(({ label }) => label).join(', ');
  return dropped[0]?.group ? `${dropped[0].group}: ${labels}` : labels;
}
