import { useCallback, useRef, useState } from 'react';
import type { ViewByPage } from '#client/routes/routeTypes.ts';
import type { BuiltPath } from '#client/config/links.ts';
import { NetPrices } from '#client/features/catalog/NetPrices.tsx';
import { ProductGrid } from '#client/features/catalog/ProductGrid.tsx';
import { activeFilters, ActiveFilters, searchFilters } from '#client/features/filters/ActiveFilters.tsx';
import { withPage } from '#client/features/filters/changeListingQuery.ts';
import { Corrections, FewMatches, NoMatch } from '#client/features/filters/NoMatch.tsx';
import { FilterDrawer } from '#client/features/filters/FilterDrawer.tsx';
import { FilterPanel } from '#client/features/filters/FilterPanel.tsx';
import { ListingToolbar } from '#client/features/filters/ListingToolbar.tsx';
import { useT } from '#client/i18n/useT.ts';
import { displayVar } from '#client/state/display.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { NothingHere } from '#client/ui/feedback/NothingHere.tsx';
import { LiveRegion } from '#client/ui/feedback/LiveRegion.tsx';
import { Pagination } from '#client/ui/navigation/Pagination.tsx';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { SidebarLayout } from '#client/ui/primitives/SidebarLayout.tsx';
import { VisuallyHidden } from '#client/ui/primitives/Type.tsx';
import vendors from '#client/features/vendors/Vendors.module.css';
import { Cluster, Stack } from '#client/ui/primitives/Layout.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { cardSlots } from '../cardSlots.tsx';
import { NearMatches } from '../NearMatches.tsx';
import type { StoreVendor } from './vendorStoreQuery.ts';
import type { VendorStoreQuery } from './VendorStorePage.generated.ts';
import { HiddenParams } from '#client/features/filters/ListingSelect.tsx';
import { type ListingUrl, useDeliveryStateSync, useListingQuery } from '#client/features/filters/useListingQuery.ts';
import { SearchedWords } from '#client/features/vendors/DirectoryForm.tsx';
import type { ListingQuery } from '#client/features/filters/listingQuery.ts';

interface StoreListingProps {
  vendor: StoreVendor;
  by: ViewByPage['vendorStore']['by'];
  products: NonNullable<VendorStoreQuery['products']> | null;
  onRetry: () => void;
}

/** Listing of a vendor's products, with facet counts limited to the vendor. */
export function StoreListing({ vendor, by, products, onRetry }: StoreListingProps) {
  const t = useT();
  const listingUrl = useStoreListingUrl(vendor.slug, by);
  useDeliveryStateSync(listingUrl);
  const rememberedLayout = usePersisted(displayVar).view;
  const [isFiltering, setFiltering] = useState(false);
  const results = useRef<HTMLHeadingElement>(null);
  const focusResults = useCallback(() => results.current?.focus({ preventScroll: true }), []);
  if (vendor.productCount === 0)
    return (
      <NothingHere
        icon="shop"
        title={t('vend.emptyShop')}
        text={t('vend.emptyShopText', { name: vendor.name })}
        links={[{ to: '/catalog-multi-vendor', label: t('vend.all') }]}
      />
    );

  const facets = products?.facets ?? [];
  const total = products?.totalCount ?? 0;
  const { query, chosen } = listingUrl;
  // The page determines the vendor, so it is not shown as a removable filter.
  const filters = activeFilters({ ...chosen, vendor: [] }, facets, products?.appliedFilters ?? [], t).map((filter) => ({
    ...filter,
    without: { ...filter.without, vendor: chosen.vendor },
  }));
  const near = products?.nearMatches ?? [];
  const chips = [...searchFilters(chosen, products?.queryFilters ?? [], t), ...filters];
  const { corrections, marketCount } = insideVendor(products?.corrections ?? null);
  const layout = query.view ?? rememberedLayout ?? 'grid';
  const panel = products?.facets ? <FilterPanel listingUrl={listingUrl} facets={facets} /> : <SectionError onRetry={onRetry} />;
  return (
    <>
      <SidebarLayout
        side="left"
        sidebar={{
          id: 'filters',
          label: t('list.filters'),
          isWideOnly: true,
          content: (
            <>
              <VisuallyHidden as="h2">{t('list.filters')}</VisuallyHidden>
              {panel}
            </>
          ),
        }}
      >
        <StoreSearch listingUrl={listingUrl} name={vendor.name} />
        <ListingToolbar
          listingUrl={listingUrl}
          layout={layout}
          routeLayout="grid"
          hasFilterButton={false}
          filterCount={filters.length}
          onFilter={() => setFiltering(true)}
        >
          <ActiveFilters listingUrl={listingUrl} filters={chips} onLastRemoved={focusResults} />
        </ListingToolbar>
        <VisuallyHidden as="h2" ref={results} tabIndex={-1}>
          {t('vend.productsOf', { name: vendor.name })}
        </VisuallyHidden>
        {corrections && total > 0 && <Corrections query={query} corrections={corrections} hrefOf={listingUrl.hrefOf} />}
        {products === null ? (
          <SectionError onRetry={onRetry} />
        ) : total === 0 ? (
          <>
            <NoMatch
              listingUrl={listingUrl}
              filters={filters}
              corrections={corrections}
              hasNear={near.length > 0}
              vendor={{ name: vendor.name, marketCount: filters.length === 0 ? marketCount : null }}
            />
            <NearMatches matches={near} isBesideSidebar />
          </>
        ) : (
          <div aria-busy={listingUrl.isPending}>
            <NetPrices />
            <ProductGrid
              products={products.edges.map(({ node }) => node)}
              matches={new Map(products.edges.map(({ node, variantMatch }) => [node.id, variantMatch]))}
              columns={4}
              density={layout === 'list' ? 'row' : 'standard'}
              isBesideSidebar
              eagerCount={4}
              label={t('vend.productsOf', { name: vendor.name })}
              {...cardSlots}
            />
            <FewMatches listingUrl={listingUrl} filters={filters} relaxations={corrections?.relaxations ?? []} />
          </div>
        )}
        <Stack above={14}>
          <Pagination
            page={query.page}
            pageCount={products?.pageCount ?? 0}
            hrefFor={(page) => listingUrl.hrefOf(withPage(query, page)) as BuiltPath}
          />
        </Stack>
      </SidebarLayout>
      <FilterDrawer listingUrl={listingUrl} isOpen={isFiltering} total={total} onClose={() => setFiltering(false)}>
        {panel}
      </FilterDrawer>
      <LiveRegion message={listingUrl.isPending || products === null ? '' : t('list.countAnnounced', { n: total })} />
    </>
  );
}

/** Corrections that stay within the vendor's products, and the number of results in the whole marketplace (null if unknown). */
function insideVendor(corrections: NonNullable<StoreListingProps['products']>['corrections']) {
  const leaves = ({ drop }: { drop: readonly { key: string }[] }) => drop.some(({ key }) => key === 'VENDOR');
  const relaxations = corrections?.relaxations ?? [];
  const outside = relaxations.find((one) => leaves(one) && one.drop.every(({ key }) => key === 'VENDOR'));
  return {
    corrections: corrections && { ...corrections, relaxations: relaxations.filter((one) => !leaves(one)) },
    marketCount: outside?.resultCount ?? null,
  };
}

function StoreSearch({ listingUrl, name }: { listingUrl: ListingUrl; name: string }) {
  const t = useT();
  const { chosen, query } = listingUrl;
  return (
    <Cluster
      as="form"
      noWrap
      method="get"
      below={4}
      role="search"
      aria-label={t('vend.searchIn', { name })}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('q');
        const q = typeof typed === 'string' ? typed.trim().replace(/\s+/g, ' ') : '';
        listingUrl.change({ ...chosen, q, sort: null, page: 1 });
      }}
    >
      <HiddenParams query={chosen} except={['q', 'page', 'sort']} />
      <SearchedWords words={query.q} label={t('vend.searchIn', { name })} />
      <Button type="submit" variant="outline" className={vendors.send}>
        {t('vend.findButton')}
      </Button>
    </Cluster>
  );
}

/** URL of a listing limited to a vendor. Query parameters contain the vendor unless the path does. */
function useStoreListingUrl(slug: string, by: ViewByPage['vendorStore']['by']): ListingUrl {
  const listingUrl = useListingQuery();
  const inside = (query: ListingQuery): ListingQuery => ({ ...query, vendor: by === 'query' ? [slug] : [] });
  return {
    ...listingUrl,
    query: inside(listingUrl.query),
    chosen: inside(listingUrl.chosen),
    hrefOf: (query) => listingUrl.hrefOf(inside(query)),
    change: (to) => listingUrl.change(typeof to === 'function' ? (latest) => inside(to(inside(latest))) : inside(to)),
    openPage: (query, state) => listingUrl.openPage(inside(query), state),
  };
}
