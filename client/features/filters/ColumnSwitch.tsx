import { useT } from '#client/i18n/useT.ts';
import { setListingColumns } from '#client/state/display.ts';
import styles from './ColumnSwitch.module.css';
import type { GridColumns } from './listingQuery.ts';
import { LookLink } from './LookLink.tsx';
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
          <LookLink
            key={option}
            address={address}
            to={to}
            label={label}
            title={label}
            isCurrent={option === columns}
            className={styles.option}
            onChoose={() => setListingColumns(to.cols)}
          >
            {Array.from({ length: option }, (_, at) => (
              <span key={at} className={styles.bar} />
            ))}
          </LookLink>
        );
      })}
    </div>
  );
}
