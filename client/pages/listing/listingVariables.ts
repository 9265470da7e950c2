import type { ViewByPage } from '#client/routes/routeTypes.ts';
import { isBare } from '#client/features/filters/changeListingQuery.ts';
import { ATTRIBUTE_FACETS } from '#client/features/filters/facetGroups.ts';
import { filterToVariables } from '#client/features/filters/filterToVariables.ts';
import type { ListingQuery } from '#client/features/filters/listingQuery.ts';
import type { ListingPageQueryVariables } from './ListingPage.generated.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import type { Prefs } from '#client/state/prefs.ts';
import { DEFAULT_STATE } from '#schema/rules/malaysianStates.ts';

const SECTIONS = { all: undefined, mart: 'MART', fashion: 'FASHION' } as const;

/** The filter, restricted to the listing's scope. */
function scopedFilter(filter: ListingPageQueryVariables['filter'], { scope }: Pick<ViewByPage['listing'], 'scope'>) {
  const section = SECTIONS[scope];
  return section === undefined ? filter : { ...filter, section };
}

export function listingVariables(
  query: ListingQuery,
  view: Pick<ViewByPage['listing'], 'scope' | 'banner'>,
  { language, state }: Pick<Prefs, 'language' | 'state'>,
): ListingPageQueryVariables {
  const variables = filterToVariables(query);
  const [category] = query.category;
  const isFront = hasShelves(query, view);
  return {
    ...variables,
    // The shelves replace the list, of which the page shows only the number of products.
    ...(isFront && { first: 1 }),
    filter: scopedFilter(variables.filter, view),
    locale: apiLocale(language),
    state: state ?? DEFAULT_STATE,
    hasBanner: view.banner && !isFront,
    placement: view.scope === 'mart' ? 'mart' : 'listing',
    // Only a single category has a banner; no placement matches "-".
    categoryPlacement: `category-${query.category.length === 1 && category !== undefined ? category : '-'}`,
    hasShelves: isFront,
    withPicks: view.scope === 'fashion',
    attributes: ATTRIBUTE_FACETS,
  };
}

/** Whether the mart shows its shelves instead of a list: only without search, filters, sorting, later pages and `?all=1`. */
export function hasShelves(query: ListingQuery, { scope }: Pick<ViewByPage['listing'], 'scope'>): boolean {
  return scope === 'mart' && isBare(query);
}
