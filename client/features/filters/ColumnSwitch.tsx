import { useT } from '#client/i18n/useT.ts';
import { setListingColumns } from '#client/state/display.ts';
import styles from './ColumnSwitch.module.css';
import type { GridColumns } from './listingQuery.ts';
import type { ListingAddress } from './useListingQuery.ts';

interface ColumnSwitchProps {
  address: ListingAddress;
  /** What is shown now. */
  columns: GridColumns;
  /** What the route shows by itself: needs no word in the address. */
  routeColumns: GridColumns;
  /** Those that make sense in the room there is. */
  options: readonly GridColumns[];
}

/** More products at a glance, or larger ones: changes the look in place, and the device remembers it. For wide screens only. */
export function ColumnSwitch({ address, columns, routeColumns, options }: ColumnSwitchProps) {
  const t = useT();
  return (
    <div className={styles.switch} role="group" aria-label={t('list.columns')}>
      {options.map((option) => {
        const to = { ...address.chosen, cols: option === routeColumns ? null : option };
        const label = t('list.columnCount', { n: option });
        return (
          <a
            key={option}
            href={address.hrefOf(to)}
            rel="nofollow"
            aria-label={label}
            title={label}
            aria-current={option === columns ? 'true' : undefined}
            className={styles.option}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              setListingColumns(to.cols);
              if (to.cols !== address.chosen.cols) address.restyle(to);
            }}
          >
            {Array.from({ length: option }, (_, at) => (
              <span key={at} className={styles.bar} />
            ))}
          </a>
        );
      })}
    </div>
  );
}
