/** Finds the query parameters that a URL's page reads. Server only: the browser receives their names along with the page. */
import { withoutTrailingSlashes } from '#client/lib/trailingSlashes.ts';
import { matchPath } from 'react-router-dom';
import { knownSearch } from './knownSearch.ts';
import { routeTable } from './routeTable.ts';
import type { Page } from './definePage.ts';
import type { PageKind, RouteRow } from './routeTypes.ts';

/** Parameters that every page reads. */
const EVERYWHERE = ['lang'] as const;
const rows: readonly RouteRow[] = routeTable;
const rowsWithParameters = rows.filter(({ path }) => path.includes(':'));
const rowsByPath = new Map(rows.map((row) => [row.path, row]));

export interface KnownUrl {
  /** Query string without the parameters that the page does not read; otherwise unchanged. */
  search: string;
  /** Parameters that the page reads. */
  params: readonly string[];
  /** Rendering cost in ms of CPU time. */
  renderMs: number;
}

export function knownUrl({ pathname, search }: { pathname: string; search: string }, pageOf: (kind: PageKind) => Page): KnownUrl {
  const page = rowOf(pathname)?.page;
  // A path without a page either redirects to a listing (`movedRoutes` in buildRoutes.tsx) or does not exist.
  const params = [...EVERYWHERE, ...pageOf(page ?? 'listing').params];
  return { search: knownSearch(search, params), params, renderMs: pageOf(page ?? 'notFound').renderMs };
}

/** Matches like the router, but without ranking all routes, because rejecting a request must be cheap. */
function rowOf(pathname: string): RouteRow | undefined {
  return (
    rowsByPath.get(withoutTrailingSlashes(pathname.toLowerCase())) ??
    rowsWithParameters.find((row) => matchPath(row.path, pathname) !== null)
  );
}
