/**
 * Query parameters that pages read, by kind. Others (`utm_source`, a random one) are no part of a page: the server renders and keeps it without them, and the
 * browser takes them out of the address before it hydrates. For the server: the browser gets the names with the page.
 */
import { OPEN_PARAM } from '#client/lib/postedForm.ts';
import { withoutTrailingSlashes } from '#client/lib/trailingSlashes.ts';
import { FACET_KEYS, facetRow } from '#schema/rules/facets.ts';
import { matchPath } from 'react-router-dom';
import { knownSearch } from './knownSearch.ts';
import { routeTable } from './routeTable.ts';
import type { PageKind, RouteRow } from './routeTypes.ts';

/** Every page is there in each language. */
const EVERYWHERE = ['lang'] as const;
const LISTING: readonly string[] = [
  ...FACET_KEYS.flatMap((key) => facetRow(key).param ?? []),
  ...['q', 'min', 'max', 'sort', 'page', 'per', 'view', 'cols'],
];
const NONE = [] as const;

const PAGE_PARAMS: Record<PageKind, readonly string[]> = {
  home: NONE,
  fashionHome: NONE,
  dropHome: NONE,
  listing: LISTING,
  product: ['id', 'weight', 'size', 'color'],
  cart: NONE,
  wishlist: ['id'],
  compare: NONE,
  follow: NONE,
  checkout: NONE,
  order: ['payment', OPEN_PARAM],
  auth: ['token', 'next'],
  account: ['address', OPEN_PARAM],
  outbox: ['mail'],
  orders: ['status', 'q', 'from', 'to', 'after'],
  invoice: ['order'],
  history: ['tab', 'q', 'category', 'from', 'to', 'after'],
  track: ['order', OPEN_PARAM],
  blogList: ['category', 'tag', 'find', 'page'],
  blogPost: ['post'],
  about: NONE,
  contact: ['topic', 'order'],
  faq: ['find', 'topic'],
  information: NONE,
  vendorDirectory: ['q', 'sort', 'state', 'page'],
  vendorStore: [...LISTING, 'tab', 'order'],
  vendorDashboard: ['days', 'chart', 'stage', 'orders', 'stock', 'goods'],
  vendorSettings: NONE,
  vendorUpload: ['edit', 'copy'],
  vendorPackages: ['stage', 'q', 'after'],
  vendorPackage: NONE,
  vendorPrint: NONE,
  vendorImport: NONE,
  vendorProducts: ['q', 'stock', 'after'],
  vendorInbox: ['show', 'after'],
  offline: ['next'],
  notFound: NONE,
};

/** What rendering a page takes of the processor, in ms, as measured (decision 67); a listing's facets and cards take the most. */
const RENDER_MS = 20;
const RENDER_MS_OF: Partial<Record<PageKind, number>> = {
  fashionHome: 15,
  listing: 25,
  vendorStore: 25,
  product: 15,
  notFound: 10,
};

const rows: readonly RouteRow[] = routeTable;
const rowsWithParameters = rows.filter(({ path }) => path.includes(':'));
const rowsByPath = new Map(rows.map((row) => [row.path, row]));

export interface PageAddress {
  /** The query of an address without the parameters that its page does not read, as it was written otherwise. */
  search: string;
  /** The parameters that the page reads. */
  params: readonly string[];
  /** What rendering the page takes. */
  renderMs: number;
}

export function knownAddress({ pathname, search }: { pathname: string; search: string }): PageAddress {
  const page = rowOf(pathname)?.page;
  // What has no page of its own leads to a listing, or nowhere: see `movedRoutes` in buildRoutes.tsx.
  const params = [...EVERYWHERE, ...(page === undefined ? LISTING : PAGE_PARAMS[page])];
  return { search: knownSearch(search, params), params, renderMs: RENDER_MS_OF[page ?? 'notFound'] ?? RENDER_MS };
}

/** As the router finds it, but without ranking all routes anew: a refused page must cost next to nothing. */
function rowOf(pathname: string): RouteRow | undefined {
  return (
    rowsByPath.get(withoutTrailingSlashes(pathname.toLowerCase())) ??
    rowsWithParameters.find((row) => matchPath(row.path, pathname) !== null)
  );
}
