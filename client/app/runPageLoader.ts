import { data, redirect } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { apolloContext, prefsContext } from './loaderContext.ts';
import { pageUrl } from './pageUrl.ts';
import type { AnyPageLoader, RouteRow } from './routeTypes.ts';

/**
 * Runs a page's loader for one navigation: asks once, leaves the answer in Apollo's cache and says what it means for the
 * address. Throws a 503 when nothing at all came back.
 */
export async function runPageLoader(row: RouteRow, loader: AnyPageLoader, { request, params, context }: LoaderFunctionArgs) {
  const page = { url: pageUrl(request.url), params, prefs: context.get(prefsContext)(), view: row.view };
  const answer = await context.get(apolloContext).query({
    query: loader.document,
    variables: loader.variables(page),
    errorPolicy: 'all',
  });
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- the router's way to fail with a status
  if (answer.data === undefined) throw data(null, { status: 503 });
  const outcome = loader.outcome?.(answer.data, page) ?? null;
  if (outcome === null) return null;
  if ('redirectTo' in outcome) return redirect(outcome.redirectTo, outcome.permanent ? 301 : 302);
  return data(null, { status: outcome.status });
}
