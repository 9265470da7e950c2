import type { ReactNode } from 'react';
import { SortSelect } from './SortSelect.tsx';
import { ViewSwitch } from './ViewSwitch.tsx';
import type { ListingLayout } from './listingQuery.ts';
import type { ListingAddress } from './useListingQuery.ts';
import { useT } from '#client/i18n/useT.ts';
import { cx } from '#client/ui/primitives/cx.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { VisuallyHidden } from '#client/ui/primitives/VisuallyHidden.tsx';
import styles from './ListingToolbar.module.css';

interface ListingToolbarProps {
  address: ListingAddress;
  layout: ListingLayout;
  /** What the route itself shows. */
  routeLayout: ListingLayout;
  /** Beside the switch between grid and list. */
  columnSwitch?: ReactNode;
  /** On wide screens too: there is no sidebar. */
  hasFilterButton: boolean;
  filterCount: number;
  onFilter: () => void;
  /** The filters in force. */
  children: ReactNode;
}

/** Filters, order and look, above the products. */
export function ListingToolbar(props: ListingToolbarProps) {
  const { address, layout, routeLayout, columnSwitch, hasFilterButton, filterCount, onFilter, children } = props;
  const t = useT();
  return (
    <div className={styles.toolbar}>
      <button type="button" className={cx(styles.filters, !hasFilterButton && styles.phoneOnly)} aria-haspopup="dialog" onClick={onFilter}>
        <Icon name="filter" size={18} />
        {t('list.filters')}{' '}
        {filterCount > 0 && (
          <span className={styles.count}>
            <span aria-hidden="true">{filterCount}</span>
            <VisuallyHidden>{t('list.filtersChosen', { n: filterCount })}</VisuallyHidden>
          </span>
        )}
      </button>
      {!hasFilterButton && (
        <a className={styles.jump} href="#filters">
          <Icon name="filter" size={18} />
          {t('list.filters')}
        </a>
      )}
      <div className={styles.chips}>{children}</div>
      <div className={styles.sort}>
        <SortSelect address={address} />
      </div>
      <div className={styles.view}>
        {columnSwitch}
        <ViewSwitch address={address} layout={layout} routeLayout={routeLayout} />
      </div>
    </div>
  );
}
