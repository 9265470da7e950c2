import { loginPath } from '#client/config/links.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { sessionVar, settleSession } from '#client/state/session.ts';
import { data, redirect, type LoaderFunctionArgs } from 'react-router-dom';
import type { Loaded } from '#client/graphql/usePageData.ts';
import { formPageContext, prefsContext } from '#client/graphql/actionContext.ts';
import { type LoaderResult, runQuery } from './loaderContext.ts';
import { pageUrl } from './pageUrl.ts';
import type { FramedLoad } from '#client/layout/frames.ts';
import type { AnyPageLoader, RouteRow } from './routeTypes.ts';

/** Query parameter that contains a list's cursor. */
const CURSOR = 'after';

/**
 * Runs a page's loader for one navigation: executes its query, whose result the page reads through `usePageData`, and derives the status or
 * a redirect. Without data, the server responds with 503, while the browser renders the page with an error and a retry button, so that the
 * URL and filters stay. Members' pages are fetched on each navigation; guests are redirected to the login.
 */
export async function runPageLoader(row: RouteRow, loader: AnyPageLoader, { request, params, context }: LoaderFunctionArgs) {
  const prefs = context.get(prefsContext)();
  const page = { url: pageUrl(request.url), params, prefs, locale: apiLocale(prefs.language), view: row.view };
  const isForMembers = row.access === 'member';
  const isBrowser = typeof window !== 'undefined';
  if (isBrowser && loader.isForFirstPage) return null;
  const elsewhere = isBrowser ? (loader.before?.(page) ?? null) : null;
  if (elsewhere !== null) return redirect(elsewhere);
  const variables = loader.variables(page);
  const isMember = isBrowser ? sessionVar().isAuthenticated : context.get(formPageContext)?.viewerId != null;
  const [response, member] = await Promise.all([
    runQuery(context, { query: loader.document, variables, isFresh: isForMembers }),
    isMember && loader.memberDocument ? runQuery(context, { query: loader.memberDocument, variables: {} }) : null,
  ]);
  if (response.data === undefined) {
    if (isBrowser) return { variables } satisfies Loaded;
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- React Router's responses with a status are thrown
    throw data(null, { status: 503 });
  }
  if (isForMembers && (response.data as { viewer?: unknown }).viewer === null) {
    // An error in a field below `viewer` also makes `viewer` null. The member is still logged in, so there is no redirect to the login.
    if (hasErrorBelow(response, 'viewer')) {
      const firstPage = withoutCursor(page.url);
      if (firstPage !== null) return redirect(firstPage);
      if (isBrowser) return { variables } satisfies Loaded;
      // eslint-disable-next-line @typescript-eslint/only-throw-error -- React Router's responses with a status are thrown
      throw data(null, { status: 503 });
    }
    // Not on the server, where state variables are shared by concurrent requests; not after the navigation was aborted, because the
    // shopper may have logged in since.
    if (isBrowser && !request.signal.aborted) settleSession(null);
    return redirect(loginPath(page.url.pathname + page.url.search));
  }
  const pageResponse = loader.respond?.(response.data, page) ?? null;
  const loaded: FramedLoad = { data: response.data, variables, member: member?.data, chrome: loader.chrome?.(response.data) };
  if (pageResponse === null) return loaded;
  if ('redirectTo' in pageResponse) {
    const to = new URL(pageResponse.redirectTo, page.url);
    const language = page.url.searchParams.get('lang');
    if (language !== null) to.searchParams.set('lang', language);
    return redirect(to.pathname + to.search, pageResponse.permanent ? 301 : 302);
  }
  return data(loaded, { status: pageResponse.status });
}

function hasErrorBelow({ errors }: LoaderResult, field: string): boolean {
  return errors.some(({ path }) => path !== undefined && path.length > 1 && path[0] === field);
}

/** The URL without its cursor, which may be invalid or outdated; null if there is no cursor. */
function withoutCursor(url: URL): string | null {
  const search = new URLSearchParams(url.search);
  if (!search.has(CURSOR)) return null;
  search.delete(CURSOR);
  return url.pathname + (search.size > 0 ? `?${search.toString()}` : '');
}
