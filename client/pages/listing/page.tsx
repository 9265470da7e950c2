import { definePage, toLastPage } from '#client/routes/definePage.ts';
import { recalledUrl } from '#client/features/filters/filterMemory.ts';
import { LISTING_PARAMS, readListingQuery, listingHref } from '#client/features/filters/listingQuery.ts';
import { ListingPageDocument } from './ListingPage.generated.ts';
import { ListingPage } from './ListingPage.tsx';
import { listingVariables } from './listingVariables.ts';

export const page = definePage('listing', {
  component: ListingPage,
  loader: {
    document: ListingPageDocument,
    variables: ({ url, prefs, view }) => listingVariables(readListingQuery(url.searchParams), view, prefs),
    before: ({ url, view }) => recalledUrl(url, { section: view.scope, withWords: view.heading === 'results' }),
    respond: ({ products }, { url }) =>
      toLastPage(readListingQuery(url.searchParams), products?.pageCount, (query) => listingHref(url.pathname, query)),
  },
  params: LISTING_PARAMS,
  messages: ['alerts', 'facets', 'filters', 'listing'],
  renderMs: 25,
});
