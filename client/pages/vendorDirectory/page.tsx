import { cardVariables, definePage, toLastPage } from '#client/routes/definePage.ts';
import type { ViewByPage } from '#client/routes/routeTypes.ts';
import { directoryHref, readDirectoryQuery, type DirectorySort } from '#client/features/vendors/directoryQuery.ts';
import { VendorDirectoryDocument, type VendorDirectoryQueryVariables } from './VendorDirectoryPage.generated.ts';
import { VendorDirectoryPage } from './VendorDirectoryPage.tsx';

const SORTS = {
  level: 'LEVEL',
  products: 'PRODUCT_COUNT',
  newest: 'NEWEST',
  rating: 'RATING',
  name: 'NAME',
} as const satisfies Record<DirectorySort, VendorDirectoryQueryVariables['sort']>;

/** Vendors per page. The catalogue view has fewer, because its entries are taller. */
const PER_PAGE: Record<ViewByPage['vendorDirectory']['variant'], number> = { catalog: 6, rows: 12, cards: 12 };

export const page = definePage('vendorDirectory', {
  component: VendorDirectoryPage,
  loader: {
    document: VendorDirectoryDocument,
    variables: ({ url, locale, prefs, view: { variant } }) => {
      const { q, sort, state, page } = readDirectoryQuery(url.searchParams);
      return {
        query: q === '' ? null : q,
        sort: SORTS[sort],
        from: state,
        first: PER_PAGE[variant],
        page,
        ...cardVariables({ locale, prefs }),
        isForMembers: variant !== 'catalog',
        withProducts: variant === 'catalog',
      };
    },
    respond: ({ vendors }, { url }) =>
      toLastPage(readDirectoryQuery(url.searchParams), vendors?.pageCount, (query) => directoryHref(url.pathname, query)),
  },
  params: ['q', 'sort', 'state', 'page'],
  messages: ['vendorDirectory', 'vendors'],
});
