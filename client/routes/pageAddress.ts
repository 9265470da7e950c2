/**
 * Query parameters per page kind. Others (`utm_source` etc.) are ignored in server rendering and in the page cache, and removed from the
 * URL before hydration. Server only: the browser receives the names with the page.
 */
import { OPEN_PARAM } from '#client/lib/postedForm.ts';
import { withoutTrailingSlashes } from '#client/lib/trailingSlashes.ts';
import { FACET_KEYS, facetRow } from '#schema/rules/facets.ts';
import { matchPath } from 'react-router-dom';
import { knownSearch } from './knownSearch.ts';
import { routeTable } from './routeTable.ts';
import type { PageKind, RouteRow } from './routeTypes.ts';

/** Parameters of all pages. */
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
  confirmEmail: ['token'],
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

/** Processor time of rendering a page in ms, as measured (decision 67); the facets and cards of listings cost most. */
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
  /** Query string without parameters that the page does not read; otherwise unchanged. */
  search: string;
  /** Parameters that the page reads. */
  params: readonly string[];
  /** Rendering cost in ms of processor time. */
  renderMs: number;
}

export function knownAddress({ pathname, search }: { pathname: string; search: string }): PageAddress {
  const page = rowOf(pathname)?.page;
  // Paths without a page redirect to a listing (`movedRoutes` in buildRoutes.tsx) or do not exist.
  const params = [...EVERYWHERE, ...(page === undefined ? LISTING : PAGE_PARAMS[page])];
  return { search: knownSearch(search, params), params, renderMs: RENDER_MS_OF[page ?? 'notFound'] ?? RENDER_MS };
}

/** Matches like the router, but without ranking all routes: refused requests must be cheap. */
function rowOf(pathname: string): RouteRow | undefined {
  return (
    rowsByPath.get(withoutTrailingSlashes(pathname.toLowerCase())) ??
    rowsWithParameters.find((row) => matchPath(row.path, pathname) !== null)
  );
}
