import { shopPath } from '#client/config/links.ts';
import { definePageLoader, toLastPage } from '#client/routes/definePageLoader.ts';
import type { PageRequest } from '#client/routes/routeTypes.ts';
import { filterToVariables } from '#client/features/filters/filterToVariables.ts';
import { readListingQuery, listingHref } from '#client/features/filters/listingQuery.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { FACET_KEYS, facetRow } from '#schema/rules/facets.ts';
import { VendorStoreDocument, type VendorStoreQuery } from './VendorStorePage.generated.ts';

/** All facets of the panel but the vendor. */
const FACETS_OF_STORE = FACET_KEYS.filter((key) => (key !== 'VENDOR' && facetRow(key).param !== null) || key === 'PRICE');

/** Which vendor an address is about; empty without a word about it. */
function slugOf({ url, params, view }: Pick<PageRequest<'vendorStore'>, 'url' | 'params' | 'view'>): string {
  const slug = view.by === 'slug' ? params.slug : url.searchParams.get('vendor');
  return (slug ?? '').slice(0, 120);
}

/** A vendor that has taken another address since: whatever else was asked for goes along. */
function movedTo(slug: string, { url, view }: Pick<PageRequest<'vendorStore'>, 'url' | 'view'>) {
  const params = new URLSearchParams(url.searchParams);
  if (view.by === 'query') params.set('vendor', slug);
  const path = view.by === 'query' ? url.pathname : shopPath(slug);
  const query = params.toString();
  return { redirectTo: query === '' ? path : `${path}?${query}`, permanent: true };
}

export const loader = definePageLoader('vendorStore', {
  document: VendorStoreDocument,
  variables: (request) => {
    const slug = slugOf(request);
    const { filter, ...listing } = filterToVariables(readListingQuery(request.url.searchParams));
    return {
      ...listing,
      filter: { ...filter, vendor: [slug] },
      facets: FACETS_OF_STORE,
      slug,
      hasSlug: slug !== '',
      hasListing: slug !== '' && readStoreTab(request.url.searchParams) === 'products',
      locale: apiLocale(request.prefs.language),
    };
  },
  outcome: ({ vendor, others, products }, request) => {
    const { url } = request;
    const [first] = others?.nodes ?? [];
    if (slugOf(request) === '') {
      if (first === undefined) return null;
      // Whatever else the address asks for, a part of the vendor or filters, is asked of the first one.
      const params = new URLSearchParams([...url.searchParams, ['vendor', first.slug]].filter(([, value]) => value !== ''));
      return { redirectTo: `${url.pathname}?${params.toString()}`, permanent: false };
    }
    if (vendor && vendor.slug !== slugOf(request)) return movedTo(vendor.slug, request);
    if (vendor === null) return request.view.by === 'slug' ? { status: 404 } : null;
    return toLastPage(readListingQuery(url.searchParams), products?.pageCount, (query) => listingHref(url.pathname, query));
  },
});

/** The parts of a vendor, as its address names them. */
export const STORE_TABS = ['products', 'about', 'policies'] as const;

export type StoreTab = (typeof STORE_TABS)[number];

/** The part that an address asks for; the goods without a word about it. */
export function readStoreTab(params: URLSearchParams): StoreTab {
  return STORE_TABS.find((tab) => tab === params.get('tab')) ?? 'products';
}

/** A seller as its own page knows it. */
export type StoreVendor = NonNullable<VendorStoreQuery['vendor']>;

/** What the whole market promises. */
export type MarketFacts = VendorStoreQuery['marketplace'];
