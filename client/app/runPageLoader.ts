import { data, redirect } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { apolloContext, prefsContext } from './loaderContext.ts';
import { pageUrl } from './pageUrl.ts';
import type { AnyPageLoader, RouteRow } from './routeTypes.ts';

/**
 * Runs a page's loader for one navigation: asks once, leaves the answer in Apollo's cache and says what it means for the
 * address. When nothing at all came back the server throws a 503; in the browser the page is shown all the same and says so
 * in the place of its lists, so that the address, the filters and the way to try again stay.
 */
export async function runPageLoader(row: RouteRow, loader: AnyPageLoader, { request, params, context }: LoaderFunctionArgs) {
  const page = { url: pageUrl(request.url), params, prefs: context.get(prefsContext)(), view: row.view };
  const answer = await context.get(apolloContext).query({
    query: loader.document,
    variables: loader.variables(page),
    errorPolicy: 'all',
  });
  if (answer.data === undefined) {
    if (typeof window !== 'undefined') return null;
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- the router's way to fail with a status
    throw data(null, { status: 503 });
  }
  const outcome = loader.outcome?.(answer.data, page) ?? null;
  if (outcome === null) return null;
  if ('redirectTo' in outcome) return redirect(outcome.redirectTo, outcome.permanent ? 301 : 302);
  return data(null, { status: outcome.status });
}
