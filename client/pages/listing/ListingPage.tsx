import { VisuallyHidden } from '#client/ui/primitives/Type.tsx';
import { useCallback, useId, useRef, useState } from 'react';
import type { PageProps } from '#client/routes/routeTypes.ts';
import { usePageData } from '#client/graphql/usePageData.ts';
import { activeFilters, ActiveFilters, searchFilters } from '#client/features/filters/ActiveFilters.tsx';
import { countFilters } from '#client/features/filters/changeListingQuery.ts';
import { settleFacets, FASHION_ORDER } from '#client/features/filters/facetGroups.ts';
import { NoMatch, Corrections, FewMatches } from '#client/features/filters/NoMatch.tsx';
import { ColumnSwitch, ListingToolbar } from '#client/features/filters/ListingToolbar.tsx';
import { FilterDrawer } from '#client/features/filters/FilterDrawer.tsx';
import { FilterPanel } from '#client/features/filters/FilterPanel.tsx';
import { useStoredFilters } from '#client/features/filters/filterMemory.ts';
import { useDeliveryStateSync, useListingQuery } from '#client/features/filters/useListingQuery.ts';
import { capitalised } from '#schema/rules/capitalised.ts';
import { useT } from '#client/i18n/useT.ts';
import { displayVar } from '#client/state/display.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { Container } from '#client/ui/primitives/Layout.tsx';
import { LiveRegion } from '#client/ui/feedback/LiveRegion.tsx';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { SidebarLayout } from '#client/ui/primitives/SidebarLayout.tsx';
import { FashionFilterLink, FashionPicks } from './FashionTiles.tsx';
import { ListingBanner, ListingHead, ListingMeta, NamedVendor, ScopeChips, WHOLE_TITLES } from './ListingHead.tsx';
import { columnOptions, listingDisplay, routeColumns } from './listingDisplay.ts';
import { ListingResults } from './ListingResults.tsx';
import { NearMatches } from '../NearMatches.tsx';
import { ListingPageDocument } from './ListingPage.generated.ts';
import { useReturnFocus } from './useReturnFocus.ts';
import { MartFront } from './MartFront.tsx';
import { SearchAlert } from './SearchAlert.tsx';
import styles from './Listing.module.css';

/** Product listing with filters: marketplace, mart, fashion shop and search results, which differ by `view`. */
export function ListingPage({ view }: PageProps<'listing'>) {
  const t = useT();
  const listingUrl = useListingQuery();
  const isResults = view.heading === 'results';
  const { data, retry } = usePageData(ListingPageDocument);
  const display = listingDisplay(view, listingUrl.query, usePersisted(displayVar));
  const [isFiltering, setFiltering] = useState(false);
  const resultsId = useId();
  const results = useRef<HTMLHeadingElement>(null);
  const focusResults = useCallback(() => results.current?.focus({ preventScroll: true }), []);
  const grid = useReturnFocus(listingUrl.query.page, focusResults);

  const products = data?.products ?? null;
  const { facets, failed } = products === null ? { facets: [], failed: [] } : settleFacets(products);
  useDeliveryStateSync(listingUrl);
  useStoredFilters({ withWords: isResults, section: view.scope, facets });
  const total = products?.totalCount ?? 0;
  const { chosen } = listingUrl;
  const filters = activeFilters(chosen, facets, products?.appliedFilters ?? [], t);
  const near = products?.nearMatches ?? [];
  const chips = [...searchFilters(chosen, products?.queryFilters ?? [], t), ...filters];
  const hasSidebar = view.sidebar !== 'none';
  const isMart = view.scope === 'mart';
  const isFashion = view.scope === 'fashion';
  const shelves = isMart ? (data?.categories ?? []) : [];
  const panel = products ? (
    <FilterPanel listingUrl={listingUrl} facets={facets} order={isFashion ? FASHION_ORDER : undefined} failed={failed} onRetry={retry} />
  ) : (
    <SectionError onRetry={retry} />
  );
  const shownBanner = data?.categoryBanners?.[0] ?? data?.banners?.[0] ?? null;
  const span = view.bannerSpan ?? 'page';
  const banner = shownBanner && <ListingBanner banner={shownBanner} span={span} isSlim={listingUrl.query.q !== ''} />;

  // The key keeps the region while the page changes between shelves and list, so that screen readers announce the number.
  const count = (
    <LiveRegion key="count" message={listingUrl.isPending || products === null ? '' : t('list.countAnnounced', { n: total })} />
  );

  if (shelves.length > 0) {
    return (
      <Container end={10}>
        <ListingMeta listingUrl={listingUrl} view={view} total={total} title={titleOf()} />
        <ListingHead listingUrl={listingUrl} view={view} title={titleOf()} products={products} />
        <MartFront shelves={shelves} listingUrl={listingUrl} facets={facets} total={total} />
        {count}
      </Container>
    );
  }
  return (
    <Container end={10}>
      <ListingMeta listingUrl={listingUrl} view={view} total={total} title={titleOf()} />
      <ListingHead listingUrl={listingUrl} view={view} title={titleOf()} products={products} />
      {span === 'page' && banner}
      {products?.corrections && total > 0 && (
        <Corrections query={listingUrl.query} corrections={products.corrections} hrefOf={listingUrl.hrefOf} />
      )}
      {listingUrl.query.q !== '' && <NamedVendor words={listingUrl.query.q} facets={facets} />}
      {(isResults || isMart) && products && <ScopeChips listingUrl={listingUrl} facets={facets} />}
      <SidebarLayout
        side={view.sidebar}
        className={styles.layout}
        sidebar={{
          id: 'filters',
          label: t('list.filters'),
          isWideOnly: true,
          content: (
            <>
              <VisuallyHidden as="h2">{t('list.filters')}</VisuallyHidden>
              <a className={styles.skip} href={`#${resultsId}`}>
                {t('list.skipFilters')}
              </a>
              {panel}
              <FashionFilterLink query={chosen} isHere={view.scope === 'fashion'} resultsId={resultsId} />
              {isFashion && <FashionPicks resultsId={resultsId} trending={data?.trending} topRated={data?.topRated} onRetry={retry} />}
            </>
          ),
        }}
      >
        {span === 'content' && banner}
        {!hasSidebar && (
          <noscript>
            <details>
              <summary>{t('list.filters')}</summary>
              {panel}
            </details>
          </noscript>
        )}
        <ListingToolbar
          listingUrl={listingUrl}
          layout={display.layout}
          routeLayout={view.layout}
          columnSwitch={
            display.layout === 'grid' && (
              <ColumnSwitch
                listingUrl={listingUrl}
                columns={display.columns}
                routeColumns={routeColumns(view)}
                options={columnOptions(view)}
              />
            )
          }
          hasFilterButton={!hasSidebar}
          filterCount={countFilters(chosen)}
          onFilter={() => setFiltering(true)}
        >
          <ActiveFilters listingUrl={listingUrl} filters={chips} onLastRemoved={focusResults} />
        </ListingToolbar>
        <VisuallyHidden as="h2" ref={results} id={resultsId} tabIndex={-1}>
          {t('list.results')}
        </VisuallyHidden>
        {products === null ? (
          <SectionError onRetry={retry} />
        ) : total === 0 ? (
          <>
            <NoMatch listingUrl={listingUrl} filters={filters} corrections={products.corrections} hasNear={near.length > 0} />
            <NearMatches matches={near} isBesideSidebar={hasSidebar} />
            <SearchAlert listingUrl={listingUrl} scope={view.scope} isOpen />
          </>
        ) : (
          <div ref={grid}>
            <ListingResults listingUrl={listingUrl} view={view} display={display} products={products} />
            <FewMatches listingUrl={listingUrl} filters={filters} relaxations={products.corrections?.relaxations ?? []} />
            <SearchAlert listingUrl={listingUrl} scope={view.scope} isOpen={false} />
          </div>
        )}
      </SidebarLayout>
      <FilterDrawer listingUrl={listingUrl} isOpen={isFiltering} total={total} onClose={() => setFiltering(false)}>
        {panel}
      </FilterDrawer>
      {count}
    </Container>
  );

  /** The listing's title. If the only filter is a single category, its name is the title. */
  function titleOf(): string {
    const whole = t(WHOLE_TITLES[view.scope]);
    if (isFashion && listingUrl.query.q !== '') return t('search.resultsFor', { q: listingUrl.query.q });
    if (isResults) return listingUrl.query.q === '' ? t('search.all') : t('search.resultsFor', { q: listingUrl.query.q });
    const only = listingUrl.query.category.length === 1 ? listingUrl.query.category[0] : undefined;
    const applied = products?.appliedFilters.find((filter) => filter.key === 'CATEGORY' && filter.value === only);
    // An unknown category is arbitrary text from the URL, which must not become the title.
    const isUnknown = applied === undefined || (total === 0 && applied.label === only);
    return isUnknown ? whole : capitalised(applied.label);
  }
}
