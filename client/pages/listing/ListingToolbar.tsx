import type { ReactNode } from 'react';
import { SortSelect } from '#client/features/filters/SortSelect.tsx';
import { ViewSwitch } from '#client/features/filters/ViewSwitch.tsx';
import type { ListingLayout } from '#client/features/filters/listingQuery.ts';
import type { ListingAddress } from '#client/features/filters/useListingQuery.ts';
import { useT } from '#client/i18n/useT.ts';
import { cx } from '#client/ui/cx.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import styles from './ListingToolbar.module.css';

interface ListingToolbarProps {
  address: ListingAddress;
  layout: ListingLayout;
  routeLayout: ListingLayout;
  /** On wide screens too: there is no sidebar. */
  hasFilterButton: boolean;
  filterCount: number;
  onFilter: () => void;
  /** The filters in force. */
  children: ReactNode;
}

/** Filters, order and look, above the products. */
export function ListingToolbar({ address, layout, routeLayout, hasFilterButton, filterCount, onFilter, children }: ListingToolbarProps) {
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
        <ViewSwitch address={address} layout={layout} routeLayout={routeLayout} />
      </div>
    </div>
  );
}
