import type { ReactNode } from 'react';
import { type ListingLayout, type ListingQuery, SORT_OPTIONS, type SortOption, LAYOUTS, type GridColumns } from './listingQuery.ts';
import type { ListingUrl } from './useListingQuery.ts';
import { inPlace } from '#client/lib/inPlace.ts';
import { useT } from '#client/i18n/useT.ts';
import { cx } from '#client/ui/primitives/cx.ts';
import { Button, OutsideLink } from '#client/ui/primitives/Button.tsx';
import { Cluster, only } from '#client/ui/primitives/Layout.tsx';
import { Segments } from '#client/ui/navigation/Segments.tsx';
import { VisuallyHidden } from '#client/ui/primitives/Type.tsx';
import styles from './ListingToolbar.module.css';
import type { MessageKey } from '#client/i18n/Translate.ts';
import { withSort } from './changeListingQuery.ts';
import { readableSort } from './filterToVariables.ts';
import { ListingSelect } from './ListingSelect.tsx';
import { setListingView, setListingColumns } from '#client/state/display.ts';
import { Icon } from '#client/ui/media/Icon.tsx';

interface ListingToolbarProps {
  listingUrl: ListingUrl;
  layout: ListingLayout;
  /** The route's default layout; omitted from the URL. */
  routeLayout: ListingLayout;
  columnSwitch?: ReactNode;
  /** Shows the filter button even on wide screens, for pages without a sidebar. */
  hasFilterButton: boolean;
  filterCount: number;
  onFilter: () => void;
  children: ReactNode;
}

export function ListingToolbar(props: ListingToolbarProps) {
  const { listingUrl, layout, routeLayout, columnSwitch, hasFilterButton, filterCount, onFilter, children } = props;
  const t = useT();
  return (
    <Cluster align="start" className={styles.toolbar}>
      <Button
        variant="quiet"
        size="small"
        icon="filter"
        needsScript
        className={cx(!hasFilterButton && only.belowLg)}
        aria-haspopup="dialog"
        onClick={onFilter}
      >
        <span>{t('list.filters')}</span>{' '}
        {filterCount > 0 && (
          <span className={styles.badge}>
            <span aria-hidden="true">{filterCount}</span>
            <VisuallyHidden>{t('list.filtersChosen', { n: filterCount })}</VisuallyHidden>
          </span>
        )}
      </Button>
      {!hasFilterButton && (
        <noscript className={only.belowLg}>
          <OutsideLink variant="quiet" size="small" icon="filter" href="#filters">
            {t('list.filters')}
          </OutsideLink>
        </noscript>
      )}
      <div className={styles.chosen}>{children}</div>
      <div className={styles.sort}>
        <SortSelect listingUrl={listingUrl} />
      </div>
      <Cluster noWrap>
        {columnSwitch}
        <ViewSwitch listingUrl={listingUrl} layout={layout} routeLayout={routeLayout} />
      </Cluster>
    </Cluster>
  );
}

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

function SortSelect({ listingUrl }: { listingUrl: ListingUrl }) {
  const t = useT();
  const { chosen } = listingUrl;
  const offered = SORT_OPTIONS.filter((option) => option !== 'relevance' || chosen.q !== '');
  return (
    <ListingSelect
      listingUrl={listingUrl}
      name="sort"
      label={t('list.sort')}
      value={readableSort(chosen)}
      options={offered.map((option) => ({ value: option, label: t(LABELS[option]) }))}
      onChoose={(value, latest) => withSort(latest, offered.find((option) => option === value) ?? null)}
    />
  );
}

interface LayoutSwitchProps {
  listingUrl: ListingUrl;
  label: string;
  className?: string | undefined;
  /** The layouts, each with the query that selects it. */
  layouts: readonly {
    key: number | string;
    to: ListingQuery;
    label: string;
    title?: string;
    isCurrent: boolean;
    onChoose: () => void;
    content: ReactNode;
  }[];
}

/** Layout links. A press applies the layout and stores it on the device; the URLs are for new tabs and for users without scripts. */
function LayoutSwitch({ listingUrl, label: name, className, layouts }: LayoutSwitchProps) {
  return (
    <Segments className={className} role="group" aria-label={name}>
      {layouts.map(({ key, to, label, title, isCurrent, onChoose, content }) => (
        <a
          key={key}
          href={listingUrl.hrefOf(to)}
          rel="nofollow"
          aria-label={label}
          title={title}
          aria-current={isCurrent ? 'true' : undefined}
          onClick={(event) =>
            inPlace(event, () => {
              onChoose();
              if (to.view !== listingUrl.chosen.view || to.cols !== listingUrl.chosen.cols) listingUrl.changeLayout(to);
            })
          }
        >
          {content}
        </a>
      ))}
    </Segments>
  );
}

function ViewSwitch({ listingUrl, layout, routeLayout }: Pick<ListingToolbarProps, 'listingUrl' | 'layout' | 'routeLayout'>) {
  const t = useT();
  const layouts = LAYOUTS.map((option) => {
    const to = { ...listingUrl.chosen, view: option === routeLayout ? null : option };
    const label = t(option === 'grid' ? 'list.grid' : 'list.list');
    const content = <Icon name={option} size={18} />;
    return { key: option, to, label, isCurrent: layout === option, onChoose: () => setListingView(to.view), content };
  });
  return <LayoutSwitch listingUrl={listingUrl} label={t('list.view')} className={styles.layouts} layouts={layouts} />;
}

interface ColumnSwitchProps {
  listingUrl: ListingUrl;
  columns: GridColumns;
  /** The route's default; omitted from the URL. */
  routeColumns: GridColumns;
  /** Numbers of columns that fit the available width. */
  options: readonly GridColumns[];
}

/** Lets the user choose the number of columns; only on wide screens. */
export function ColumnSwitch({ listingUrl, columns, routeColumns, options }: ColumnSwitchProps) {
  const t = useT();
  const layouts = options.map((option) => {
    const to = { ...listingUrl.chosen, cols: option === routeColumns ? null : option };
    const label = t('list.columnCount', { n: option });
    const content = Array.from({ length: option }, (_, at) => <span key={at} className={styles.bar} />);
    return { key: option, to, label, title: label, isCurrent: option === columns, onChoose: () => setListingColumns(to.cols), content };
  });
  return <LayoutSwitch listingUrl={listingUrl} label={t('list.columns')} className={only.fromXl} layouts={layouts} />;
}
