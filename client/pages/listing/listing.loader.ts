import { definePageLoader } from '#client/app/definePageLoader.ts';
import type { ViewByPage } from '#client/app/routeTypes.ts';
import { withPage } from '#client/features/filters/changeListingQuery.ts';
import { filterToVariables } from '#client/features/filters/filterToVariables.ts';
import type { ListingQuery } from '#client/features/filters/listingQuery.ts';
import { readListingQuery } from '#client/features/filters/readListingQuery.ts';
import { listingHref } from '#client/features/filters/writeListingQuery.ts';
import { ListingPageDocument } from './ListingPage.generated.ts';
import type { ListingPageQueryVariables } from './ListingPage.generated.ts';

const SECTIONS = { all: undefined, mart: 'MART', fashion: 'FASHION' } as const;

/** A filter within the part of the shop that the listing is about. */
export function scopedFilter(filter: ListingPageQueryVariables['filter'], { scope }: Pick<ViewByPage['listing'], 'scope'>) {
  const section = SECTIONS[scope];
  return section === undefined ? filter : { ...filter, section };
}

/** What a query asks of the API on a listing of this scope. */
export function listingVariables(
  query: ListingQuery,
  view: Pick<ViewByPage['listing'], 'scope'>,
  language: 'en' | 'ms',
): ListingPageQueryVariables {
  const variables = filterToVariables(query);
  return {
    ...variables,
    filter: scopedFilter(variables.filter, view),
    locale: language === 'ms' ? 'MS' : 'EN',
  };
}

export const loader = definePageLoader('listing', {
  document: ListingPageDocument,
  variables: ({ url, prefs, view }) => listingVariables(readListingQuery(url.searchParams), view, prefs.language),
  outcome: ({ products }, { url }) => {
    const query = readListingQuery(url.searchParams);
    const last = products?.pageCount ?? 0;
    if (last === 0 || query.page <= last) return null;
    return { redirectTo: listingHref(url.pathname, withPage(query, last)), permanent: false };
  },
});
