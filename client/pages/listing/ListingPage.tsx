import { useCallback, useId, useRef, useState } from 'react';
import type { PageProps } from '#client/app/routeTypes.ts';
import { usePageQuery } from '#client/app/usePageQuery.ts';
import { activeFilters } from '#client/features/filters/activeFilters.ts';
import { ActiveFilters } from '#client/features/filters/ActiveFilters.tsx';
import { countFilters } from '#client/features/filters/changeListingQuery.ts';
import { FilterPanel } from '#client/features/filters/FilterPanel.tsx';
import { useFilterMemory } from '#client/features/filters/useFilterMemory.ts';
import { useListingQuery } from '#client/features/filters/useListingQuery.ts';
import { capitalised } from '#client/i18n/capitalised.ts';
import { useT } from '#client/i18n/useT.ts';
import { displayVar } from '#client/state/display.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { Container } from '#client/ui/Container.tsx';
import { cx } from '#client/ui/cx.ts';
import { LiveRegion } from '#client/ui/LiveRegion.tsx';
import { SectionError } from '#client/ui/SectionError.tsx';
import { FilterDrawer } from './FilterDrawer.tsx';
import { loader } from './listing.loader.ts';
import { ListingHead } from './ListingHead.tsx';
import { ListingMeta } from './ListingMeta.tsx';
import { ListingResults } from './ListingResults.tsx';
import { ListingToolbar } from './ListingToolbar.tsx';
import { NoMatch } from './NoMatch.tsx';
import { ScopeChips } from './ScopeChips.tsx';
import { useReturnFocus } from './useReturnFocus.ts';
import styles from './ListingPage.module.css';

/** A list of products with its filters: the marketplace, search results, and every listing that differs by `view` alone. */
export function ListingPage({ view }: PageProps<'listing'>) {
  const t = useT();
  const address = useListingQuery();
  const isResults = view.heading === 'results';
  useFilterMemory({ withWords: isResults });
  const { data, retry } = usePageQuery(loader, view);
  const rememberedLayout = usePersisted(displayVar).view;
  const [isFiltering, setFiltering] = useState(false);
  const resultsId = useId();
  const results = useRef<HTMLHeadingElement>(null);
  const focusResults = useCallback(() => results.current?.focus({ preventScroll: true }), []);
  const grid = useReturnFocus(address.query.page, focusResults);

  const products = data?.products ?? null;
  const facets = products?.facets ?? [];
  const total = products?.totalCount ?? 0;
  const { chosen } = address;
  const filters = activeFilters(chosen, facets, products?.appliedFilters ?? [], t);
  const layout = address.query.view ?? rememberedLayout ?? view.layout;
  const hasSidebar = view.sidebar !== 'none';
  const panel = products?.facets ? <FilterPanel address={address} facets={facets} /> : <SectionError onRetry={retry} />;

  return (
    <Container className={styles.page}>
      <ListingMeta address={address} total={total} title={titleOf()} />
      <ListingHead address={address} view={view} title={titleOf()} products={products} />
      {(isResults || view.scope === 'mart') && products && <ScopeChips address={address} facets={facets} />}
      <div className={cx(styles.layout, styles[view.sidebar])}>
        {hasSidebar && (
          <aside id="filters" className={styles.sidebar} aria-label={t('list.filters')}>
            <h2 className={styles.hidden}>{t('list.filters')}</h2>
            <a className={styles.skip} href={`#${resultsId}`}>
              {t('list.skipFilters')}
            </a>
            {panel}
          </aside>
        )}
        <div className={styles.main}>
          {!hasSidebar && (
            <noscript>
              <details className={styles.details}>
                <summary>{t('list.filters')}</summary>
                {panel}
              </details>
            </noscript>
          )}
          <ListingToolbar
            address={address}
            layout={layout}
            routeLayout={view.layout}
            hasFilterButton={!hasSidebar}
            filterCount={countFilters(chosen)}
            onFilter={() => setFiltering(true)}
          >
            <ActiveFilters address={address} filters={filters} onLastRemoved={focusResults} />
          </ListingToolbar>
          <h2 ref={results} id={resultsId} tabIndex={-1} className={styles.hidden}>
            {t('list.results')}
          </h2>
          {products === null ? (
            <SectionError onRetry={retry} />
          ) : total === 0 ? (
            <NoMatch view={view} address={address} filters={filters} />
          ) : (
            <div ref={grid}>
              <ListingResults address={address} view={view} layout={layout} products={products} />
            </div>
          )}
        </div>
      </div>
      <FilterDrawer address={address} isOpen={isFiltering} total={total} onClose={() => setFiltering(false)}>
        {panel}
      </FilterDrawer>
      <LiveRegion message={address.isPending || products === null ? '' : t('list.countAnnounced', { n: total })} />
    </Container>
  );

  /** One category chosen: the page is about it. */
  function titleOf(): string {
    const whole = t(view.scope === 'mart' ? 'nav.mart' : 'list.market');
    if (isResults) return address.query.q === '' ? t('search.all') : t('search.resultsFor', { q: address.query.q });
    const only = address.query.category.length === 1 ? address.query.category[0] : undefined;
    const applied = products?.appliedFilters.find((filter) => filter.key === 'CATEGORY' && filter.value === only);
    // A category that nobody has named is whatever somebody wrote into an address: no title of ours.
    const isUnknown = applied === undefined || (total === 0 && applied.label === only);
    return isUnknown ? whole : capitalised(applied.label);
  }
}
