import { cardVariables, definePage, toLastPage } from '#client/routes/definePage.ts';
import { vendorStorePath } from '#client/config/links.ts';
import { readSlug } from '#client/lib/slugs.ts';
import type { PageRequest } from '#client/routes/routeTypes.ts';
import { filterToVariables } from '#client/features/filters/filterToVariables.ts';
import { LISTING_PARAMS, readListingQuery, listingHref } from '#client/features/filters/listingQuery.ts';
import { FACET_KEYS, facetRow } from '#schema/rules/facets.ts';
import { VendorStoreDocument } from './VendorStorePage.generated.ts';
import { VendorStorePage } from './VendorStorePage.tsx';
import { readStoreTab } from './vendorStoreQuery.ts';

/** The filter panel's facets, excluding the vendor. */
const FACETS_OF_STORE = FACET_KEYS.filter((key) => (key !== 'VENDOR' && facetRow(key).param !== null) || key === 'PRICE');

/** The vendor's slug in the URL; empty if missing. */
function writtenSlug({ url, params, view }: Pick<PageRequest<'vendorStore'>, 'url' | 'params' | 'view'>): string {
  return (view.by === 'slug' ? params.slug : url.searchParams.get('vendor')) ?? '';
}

/** Permanent redirect to the vendor's current slug. Keeps the other query parameters. */
function movedTo(slug: string, { url, view }: Pick<PageRequest<'vendorStore'>, 'url' | 'view'>) {
  const params = new URLSearchParams(url.searchParams);
  if (view.by === 'query') params.set('vendor', slug);
  const path = view.by === 'query' ? url.pathname : vendorStorePath(slug);
  const query = params.toString();
  return { redirectTo: query === '' ? path : `${path}?${query}`, permanent: true };
}

export const page = definePage('vendorStore', {
  component: VendorStorePage,
  loader: {
    document: VendorStoreDocument,
    variables: (request) => {
      const slug = readSlug(writtenSlug(request));
      const { filter, ...listing } = filterToVariables(readListingQuery(request.url.searchParams));
      return {
        ...listing,
        filter: { ...filter, vendor: [slug] },
        facets: FACETS_OF_STORE,
        slug,
        hasSlug: slug !== '',
        hasListing: slug !== '' && readStoreTab(request.url.searchParams) === 'products',
        ...cardVariables(request),
      };
    },
    respond: ({ vendor, others, products }, request) => {
      const { url } = request;
      const [first] = others?.nodes ?? [];
      if (readSlug(writtenSlug(request)) === '') {
        if (first === undefined) return null;
        // Keeps other query parameters, such as the tab or filters.
        const params = new URLSearchParams([...url.searchParams, ['vendor', first.slug]].filter(([, value]) => value !== ''));
        return { redirectTo: `${url.pathname}?${params.toString()}`, permanent: false };
      }
      if (vendor && vendor.slug !== writtenSlug(request)) return movedTo(vendor.slug, request);
      if (vendor === null) return request.view.by === 'slug' ? { status: 404 } : null;
      return toLastPage(readListingQuery(url.searchParams), products?.pageCount, (query) => listingHref(url.pathname, query));
    },
  },
  params: [...LISTING_PARAMS, 'tab'],
  messages: ['alerts', 'facets', 'filters', 'vendorStore', 'vendors'],
  renderMs: 25,
});
