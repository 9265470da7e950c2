import { Text } from '#client/ui/primitives/Type.tsx';
import type { CardDetails_ProductFragment } from '#client/features/catalog/CardDetails.generated.ts';
import type { ViewByPage } from '#client/routes/routeTypes.ts';
import type { ProductCard_MatchFragment } from '#client/features/catalog/ProductCard.generated.ts';
import { CardDetails } from '#client/features/catalog/CardDetails.tsx';
import { withPage } from '#client/features/filters/changeListingQuery.ts';
import { PER_PAGE_OPTIONS } from '#client/features/filters/listingQuery.ts';
import { PerPageSelect } from '#client/features/filters/ListingSelect.tsx';
import type { ListingUrl } from '#client/features/filters/useListingQuery.ts';
import type { BuiltPath } from '#client/config/links.ts';
import { useT, useLocale } from '#client/i18n/useT.ts';
import { usePrefs } from '#client/state/PrefsProvider.tsx';
import { Pagination } from '#client/ui/navigation/Pagination.tsx';
import { cardSlots } from '../cardSlots.tsx';
import type { CardDensity } from '#client/features/catalog/ProductCard.tsx';
import type { ListingDisplay } from './listingDisplay.ts';
import { MoreFashion, SizeAdvice } from './FashionTiles.tsx';
import { useLoadedPages, type LoadedPages } from './useReturnFocus.ts';
import { useReloadedPlace } from './useReloadedPlace.ts';
import styles from './Listing.module.css';
import { useQuery } from '@apollo/client/react';
import { useLayoutEffect, type ComponentProps } from 'react';
import { ProductGrid, type GridProduct } from '#client/features/catalog/ProductGrid.tsx';
import type { TextPart } from '#client/ui/primitives/MarkedText.tsx';
import { listingVariables } from './listingVariables.ts';
import { ListingPageDocument } from './ListingPage.generated.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import { only } from '#client/ui/primitives/Layout.tsx';

/** Card variants that have a description. */
const DETAILED: ReadonlySet<CardDensity> = new Set<CardDensity>(['described', 'row', 'halfRow']);
/** Index of the advice tile: the middle of the second row. */
const ADVICE_AT = 4;

interface ListingResultsProps {
  listingUrl: ListingUrl;
  view: ViewByPage['listing'];
  display: ListingDisplay;
  products: { totalCount: number; pageCount: number; edges: readonly ListingEdge[] };
}

/** Product cards and pagination. The previous products stay visible but dimmed while the next ones load. */
export function ListingResults({ listingUrl, view, display, products }: ListingResultsProps) {
  const t = useT();
  const { query } = listingUrl;
  const { totalCount, pageCount, edges } = products;
  const firstPage = useLoadedPages(query.page);
  const onInserted = useReloadedPlace(query.page - firstPage);
  const first = (firstPage - 1) * query.per + 1;
  const last = (query.page - 1) * query.per + edges.length;
  const isList = display.layout === 'list';
  const columns = isList ? display.listColumns : display.columns;
  const shared = {
    columns,
    density: display.card,
    isBesideSidebar: view.sidebar !== 'none',
    renderDetails: DETAILED.has(display.card)
      ? (product: CardDetails_ProductFragment) => <CardDetails product={product} hasSpecs={display.card === 'row'} />
      : undefined,
    ...cardSlots,
  } as const;
  const hasAdvice = view.scope === 'fashion' && !isList && query.page === 1 && edges.length > ADVICE_AT;
  // The advice tile takes up a product's cell, so the last row of a full page is incomplete.
  const span = hasAdvice && query.page < pageCount ? (columns - ((edges.length + 1) % columns)) % columns : 0;
  const hrefFor = (page: number) => listingUrl.hrefOf(withPage(query, page)) as BuiltPath;
  const current = {
    ...shared,
    eagerCount: firstPage === query.page ? Math.max(columns, 2) : 0,
    label: t('list.results'),
    aside: hasAdvice ? { at: ADVICE_AT, content: <SizeAdvice /> } : undefined,
    rest: span > 0 ? { span, content: <MoreFashion to={hrefFor(2)} left={totalCount - last} /> } : undefined,
  };
  return (
    <>
      <div aria-busy={listingUrl.isPending || undefined}>
        {Array.from({ length: query.page - firstPage + 1 }, (_, at) => firstPage + at).map((page) => (
          <LoadedPage
            key={page}
            listingUrl={listingUrl}
            view={view}
            page={page}
            edges={page === query.page ? edges : null}
            grid={page === query.page ? current : shared}
            onInserted={onInserted}
          />
        ))}
      </div>
      <div className={styles.foot}>
        <Text as="div" size="body" tone="muted" isTabular>
          {t('list.showing', { a: first, b: last, n: totalCount })}
        </Text>
        {query.page < pageCount && <LoadMore listingUrl={listingUrl} firstPage={firstPage} left={totalCount - last} />}
        <div>
          <Pagination page={query.page} pageCount={pageCount} hrefFor={hrefFor} />
        </div>
        <div className={styles.per}>{totalCount > PER_PAGE_OPTIONS[0] && <PerPageSelect listingUrl={listingUrl} />}</div>
      </div>
    </>
  );
}

/** A product in a listing, with its search highlights. */
interface ListingEdge {
  node: GridProduct & CardDetails_ProductFragment;
  variantMatch: ProductCard_MatchFragment | null;
  highlights: readonly { field: string; parts: readonly TextPart[] }[];
}

interface LoadedPageProps {
  listingUrl: ListingUrl;
  view: ViewByPage['listing'];
  page: number;
  /** Products on the page given in the URL. null for earlier pages, which "load more" left in the cache. */
  edges: readonly ListingEdge[] | null;
  grid: Omit<ComponentProps<typeof ProductGrid<ListingEdge['node']>>, 'products' | 'titles' | 'matches'>;
  /** Called when a page before the one in the URL has been rendered. */
  onInserted: () => void;
}

/** One of several pages that are shown together. Earlier pages come from the cache, so that Back restores the full height. */
function LoadedPage({ listingUrl, view, page, edges, grid, onInserted }: LoadedPageProps) {
  const variables = listingVariables(withPage(listingUrl.query, page), view, { language: useLocale(), state: usePrefs().state });
  const { data } = useQuery(ListingPageDocument, { variables, skip: edges !== null, errorPolicy: 'all' });
  const shown = edges ?? data?.products?.edges;
  const isInserted = edges === null && shown !== undefined;
  useLayoutEffect(() => {
    if (isInserted) onInserted();
  }, [isInserted, onInserted]);
  return shown ? (
    <div className={styles.shown} data-page={page}>
      <ProductGrid
        {...grid}
        products={shown.map(({ node }) => node)}
        titles={titlesOf(shown)}
        matches={new Map(shown.map(({ node, variantMatch }) => [node.id, variantMatch]))}
      />
    </div>
  ) : null;
}

function titlesOf(edges: readonly ListingEdge[]): ReadonlyMap<string, readonly TextPart[]> {
  const titles = edges.map(({ node, highlights }) => [node.id, highlights.find(({ field }) => field === 'title')?.parts] as const);
  return new Map(titles.flatMap(([id, parts]) => (parts === undefined ? [] : [[id, parts]])));
}

interface LoadMoreProps {
  listingUrl: ListingUrl;
  /** Number of the first page shown. */
  firstPage: number;
  /** Number of products not shown yet. */
  left: number;
}

/** Appends the next page; only on phones. The URL contains the page's number, for Back and for sharing. */
function LoadMore({ listingUrl, firstPage, left }: LoadMoreProps) {
  const t = useT();
  const { query, isPending } = listingUrl;
  const state: LoadedPages = { firstPage };
  return (
    <div className={cx(only.belowMd, only.scripted)}>
      <Button variant="outline" isWide isBusy={isPending} onClick={() => listingUrl.openPage(withPage(query, query.page + 1), state)}>
        {isPending ? t('list.loadingMore') : t('list.loadMore', { n: Math.min(left, query.per) })}
      </Button>
    </div>
  );
}
