import type { ViewByPage } from '#client/app/routeTypes.ts';
import { CardCartButton } from '#client/features/cart/CardCartButton.tsx';
import type { CardSlots } from '#client/features/catalog/ProductCard.tsx';
import { ProductGrid } from '#client/features/catalog/ProductGrid.tsx';
import type { GridProduct } from '#client/features/catalog/ProductGrid.tsx';
import { withPage } from '#client/features/filters/changeListingQuery.ts';
import { PER_PAGE_OPTIONS } from '#client/features/filters/listingQuery.ts';
import type { ListingLayout } from '#client/features/filters/listingQuery.ts';
import { PerPageSelect } from '#client/features/filters/PerPageSelect.tsx';
import type { ListingAddress } from '#client/features/filters/useListingQuery.ts';
import { CompareToggle } from '#client/features/saved/CompareToggle.tsx';
import { HeartToggle } from '#client/features/saved/HeartToggle.tsx';
import type { BuiltPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { Pagination } from '#client/ui/Pagination.tsx';
import { EarlierPages } from './EarlierPages.tsx';
import { LoadMore } from './LoadMore.tsx';
import { useLoadedPages } from './useLoadedPages.ts';
import styles from './ListingResults.module.css';

interface ListingResultsProps {
  address: ListingAddress;
  view: ViewByPage['listing'];
  layout: ListingLayout;
  products: { totalCount: number; pageCount: number; nodes: readonly GridProduct[] };
}

const SLOTS: CardSlots = {
  renderActions: (line) => <CardCartButton line={line} />,
  renderMarks: (subject) => (
    <>
      <HeartToggle {...subject} />
      <CompareToggle {...subject} />
    </>
  ),
};

/** The products of the page, and the way to the others. While an answer is on its way the old ones stay, dimmed. */
export function ListingResults({ address, view, layout, products }: ListingResultsProps) {
  const t = useT();
  const { query } = address;
  const { totalCount, pageCount, nodes } = products;
  const firstPage = useLoadedPages(query.page);
  const first = (firstPage - 1) * query.per + 1;
  const last = (query.page - 1) * query.per + nodes.length;
  const shared = { columns: view.columns, layout, isBesideSidebar: view.sidebar !== 'none', ...SLOTS } as const;
  return (
    <>
      <div className={styles.results} aria-busy={address.isPending || undefined}>
        {firstPage < query.page && <EarlierPages address={address} view={view} from={firstPage} grid={shared} />}
        <ProductGrid {...shared} products={nodes} eagerCount={firstPage === query.page ? view.columns : 0} label={t('list.results')} />
      </div>
      <div className={styles.foot}>
        <p className={styles.showing}>{t('list.showing', { a: first, b: last, n: totalCount })}</p>
        {query.page < pageCount && <LoadMore address={address} firstPage={firstPage} left={totalCount - last} />}
        <div className={styles.pages}>
          <Pagination page={query.page} pageCount={pageCount} hrefFor={(page) => address.hrefOf(withPage(query, page)) as BuiltPath} />
        </div>
        <div className={styles.per}>{totalCount > PER_PAGE_OPTIONS[0] && <PerPageSelect address={address} />}</div>
      </div>
    </>
  );
}
