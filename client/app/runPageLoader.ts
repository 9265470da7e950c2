import { loginPath } from '#client/config/links.ts';
import { settleSession } from '#client/state/session.ts';
import { CombinedGraphQLErrors } from '@apollo/client';
import { data, redirect } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { apolloContext, prefsContext } from './loaderContext.ts';
import { pageUrl } from './pageUrl.ts';
import type { AnyPageLoader, RouteRow } from './routeTypes.ts';
import { failedLoad } from './useLoadedQuery.ts';

/** The parameter of an address that says where a list goes on. */
const CURSOR = 'after';

/**
 * Runs a page's loader for one navigation: asks once, leaves the answer in Apollo's cache and says what it means for the
 * address. When nothing at all came back the server throws a 503; in the browser the page is shown all the same and says so
 * in the place of its lists, so that the address, the filters and the way to try again stay. A page for members is asked for anew each
 * time, and whoever is no member is led to log in first.
 */
export async function runPageLoader(row: RouteRow, loader: AnyPageLoader, { request, params, context }: LoaderFunctionArgs) {
  const page = { url: pageUrl(request.url), params, prefs: context.get(prefsContext)(), view: row.view };
  const isForMembers = row.access === 'member';
  const isBrowser = typeof window !== 'undefined';
  const variables = loader.variables(page);
  const answer = await context.get(apolloContext).query({
    query: loader.document,
    variables,
    errorPolicy: 'all',
    fetchPolicy: isForMembers && isBrowser ? 'network-only' : 'cache-first',
  });
  if (answer.data === undefined) {
    if (isBrowser) return failedLoad(variables);
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- the router's way to fail with a status
    throw data(null, { status: 503 });
  }
  if (isForMembers && (answer.data as { viewer?: unknown }).viewer === null) {
    // What goes wrong below the viewer leaves none, too: whoever is logged in is not sent to log in.
    if (hasErrorBelow(answer.error, 'viewer')) {
      const firstPage = withoutCursor(page.url);
      if (firstPage !== null) return redirect(firstPage);
      if (isBrowser) return null;
      // eslint-disable-next-line @typescript-eslint/only-throw-error -- the router's way to fail with a status
      throw data(null, { status: 503 });
    }
    // The server renders for many at once: there the state is nobody's.
    if (isBrowser) settleSession(null);
    return redirect(loginPath(page.url.pathname + page.url.search));
  }
  const outcome = loader.outcome?.(answer.data, page) ?? null;
  if (outcome === null) return null;
  if ('redirectTo' in outcome) return redirect(outcome.redirectTo, outcome.permanent ? 301 : 302);
  return data(null, { status: outcome.status });
}

function hasErrorBelow(error: unknown, field: string): boolean {
  return CombinedGraphQLErrors.is(error) && error.errors.some(({ path }) => path !== undefined && path.length > 1 && path[0] === field);
}

/** The same list from its beginning: a cursor that is mistyped or out of date leads nowhere. null where there is no cursor. */
function withoutCursor(url: URL): string | null {
  const search = new URLSearchParams(url.search);
  if (!search.has(CURSOR)) return null;
  search.delete(CURSOR);
  return url.pathname + (search.size > 0 ? `?${search.toString()}` : '');
}
