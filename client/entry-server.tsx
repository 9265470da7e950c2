/**
 * The server's entry point to the client: responds to a request with a status and either a redirect or the whole page.
 * Fetches everything in the routes' loaders first, so that the page is rendered in one go, into a string: a stream costs a third more.
 */
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom';
import { type ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { firstValueFrom } from 'rxjs';
import { AppProviders } from '#client/layout/AppProviders.tsx';
import { type Bootstrap, BOOTSTRAP_ID } from '#client/layout/Bootstrap.ts';
import { buildRoutes, modulesOfLoad, type RouteHandle } from '#client/routes/buildRoutes.tsx';
import { Document } from '#client/layout/Document.tsx';
import { apolloContext, postedContext } from '#client/routes/formAction.ts';
import { makeLoaderContext, type RunQuery } from '#client/routes/loaderContext.ts';
import type { FrameHandle } from '#client/routes/routeTypes.ts';
import { knownAddress } from '#client/routes/pageAddress.ts';
import { prefsFor, readPrefs } from '#client/layout/prefs.ts';
import { runFormAction } from '#client/routes/runFormAction.ts';
import { LoadedResults, operationOf } from '#client/graphql/loadedResults.ts';
import { makeClient } from '#client/graphql/makeClient.ts';
import { standInClient } from '#client/graphql/standInClient.ts';
import { loadAllMessages, loadMessages } from '#client/i18n/loadMessages.ts';
import type { Locale } from '#client/i18n/Locale.ts';
import type { PostedForm, PostedPage } from '#client/lib/postedForm.ts';
import { PREFS_COOKIE, prefsCookieValue } from '#client/state/prefs.ts';
import { LOCALES } from '#schema/rules/locales.ts';
import { scriptJson } from '#schema/rules/scriptJson.ts';

export type { PostedForm };

/** What loads a page's files: elements of `<head>` that React does not render. */
export interface PageHead {
  html: string;
  /** Source of the content security policy that allows the inline styles; null where styles are files. */
  stylePolicy: string | null;
}

export interface RenderOptions {
  /** Its address begins with the marketplace's own, whatever the host that was asked for. */
  request: Request;
  /** The way to the schema for a shopper of this language. */
  linkFor: (locale: Locale) => ApolloLink;
  /** The language that the browser asks for, for who has chosen none. */
  spoken: Locale;
  /** Who looks at the page; null for a guest. */
  viewer: Bootstrap['viewer'];
  /** What was done by the form that led here; null for any other visit. */
  posted: PostedForm | null;
  /** By the page's modules, as the build's manifest names them. */
  headFor: (modules: string[], locale: Locale) => PageHead;
  /** Hears of errors while rendering. */
  onError: (error: unknown) => void;
}

export type Rendered =
  /** Somewhere else to go; `posted` is for the page that is shown there. */
  | { kind: 'response'; response: Response; posted: PostedForm | null }
  | {
      kind: 'page';
      status: number;
      /** Ends with `</body></html>`; the state belongs before that. */
      html: string;
      /** Belongs before `</head>`. */
      head: PageHead;
      /** The element that holds the state for the browser. */
      state: string;
    };

export type RenderPage = (options: RenderOptions) => Promise<Rendered>;

/** What of a request a page depends on. */
export interface PageRequest {
  /** The address without the parameters that its page does not read. */
  url: URL;
  /** The cookie that the page reads; null without preferences. */
  cookie: string | null;
  /** The same for requests that a guest's page is the same for. */
  key: string;
  /** What rendering it takes, in microseconds of the processor. */
  cost: number;
}

/** The code that renders, which development exchanges under a running server. */
export interface PageRenderer {
  render: RenderPage;
  readRequest: (url: URL, cookie: string | undefined, spoken: Locale) => PageRequest;
}

const US_PER_MS = 1000;

const routes = buildRoutes(runFormAction);
const handler = createStaticHandler(routes);

/** Imports all pages, frames and texts, before the first request: an import that failed, such as for want of a descriptor, would fail for ever. */
export async function loadPages(): Promise<void> {
  await Promise.all([...routes.flatMap(lazyPartsOf), ...LOCALES.map(loadAllMessages)]);
}

/** Those that a page has loaded already are gone from its route. */
function lazyPartsOf({ lazy = {}, children = [] }: RouteObject): unknown[] {
  return [...Object.values(lazy).map((load?: () => Promise<unknown>) => load?.()), ...children.flatMap(lazyPartsOf)];
}

export function readRequest(given: URL, cookies: string | undefined, spoken: Locale): PageRequest {
  const url = new URL(given);
  const { search, renderMs } = knownAddress(given);
  url.search = search;
  const prefs = readPrefs(cookies);
  const cookie = prefs && `${PREFS_COOKIE}=${prefsCookieValue(prefs)}`;
  return { url, cookie, key: `${url.pathname}${url.search}\n${cookie ?? spoken}`, cost: renderMs * US_PER_MS };
}

export async function render({ request, linkFor, spoken, viewer, posted, headFor, onError }: RenderOptions): Promise<Rendered> {
  const url = new URL(request.url);
  const kept = readPrefs(request.headers.get('cookie'));
  const prefs = prefsFor(kept, url, spoken);
  const locale = prefs.language;
  const link = linkFor(locale);
  // For posted forms: what the page shows does not pass through its cache.
  const client = makeClient({ link });
  // What hooks find that wait for the browser, as in the first render there: a query that is loading. Of this request, since hooks may keep something at it.
  const hooksClient = standInClient(new Promise(() => undefined));
  const results = new LoadedResults();
  const page: PostedPage = { posted, viewerId: viewer?.id ?? null };
  const requestContext = makeLoaderContext(queryInto(results, client, onError), () => prefs);
  requestContext.set(apolloContext, client);
  requestContext.set(postedContext, page);
  const [context, messages] = await Promise.all([handler.query(request, { requestContext }), loadMessages(locale, ['shared'])]);
  if (context instanceof Response) return { kind: 'response', response: context, posted: page.posted };
  reportErrors(context, onError);
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderHtml(
    <AppProviders client={hooksClient} results={results} baseUrl={url.origin} prefs={prefs} viewer={viewer} page={page} messages={messages}>
      <Document>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Document>
    </AppProviders>,
    onError,
  );
  const bootstrap: Bootstrap = {
    results: results.all,
    routes: { loaderData: context.loaderData, actionData: null, errors: blandErrors(context) },
    params: knownAddress(url).params,
    baseUrl: url.origin,
    viewer,
    posted: page.posted,
    prefs,
    chosenPrefs: kept !== null ? 'all' : url.searchParams.has('lang') ? 'language' : 'none',
  };
  return { kind: 'page', status: context.statusCode, html, head: headFor(matchedModules(context), locale), state: stateElement(bootstrap) };
}

/** Adds the type names that the browser's cache needs. Once per document: the text of each is remembered, too. */
const documents = new InMemoryCache();

/** Executes the loaders' queries and collects their results. */
function queryInto(results: LoadedResults, client: ApolloClient, onError: (error: unknown) => void): RunQuery {
  return async ({ document, variables }) => {
    const query = documents.transformDocument(document);
    try {
      const { data, errors = [] } = await firstValueFrom(ApolloLink.execute(client.link, { query, variables }, { client }));
      if (data) results.add({ operation: operationOf(document), variables, data });
      return { data: data ?? undefined, errors };
    } catch (error) {
      onError(error);
      return { data: undefined, errors: [] };
    }
  };
}

function matchedModules(context: StaticHandlerContext): string[] {
  return context.matches.flatMap(({ route }) => {
    const handle = route.handle as RouteHandle | FrameHandle | undefined;
    const framed = modulesOfLoad(context.loaderData[route.id]);
    return handle === undefined ? framed : [handle.module, ...framed];
  });
}

function renderHtml(page: React.ReactNode, onError: (error: unknown) => void): string {
  try {
    return `<!DOCTYPE html>${renderToString(page)}`;
  } catch (error) {
    onError(error);
    throw error;
  }
}

function reportErrors(context: StaticHandlerContext, onError: (error: unknown) => void): void {
  for (const error of Object.values(context.errors ?? {})) {
    if (error instanceof Error) onError(error);
  }
}

/** What went wrong is for the log: the browser learns only that the page could not be shown. */
function blandErrors(context: StaticHandlerContext): Bootstrap['routes']['errors'] {
  if (context.errors === null) return null;
  return Object.fromEntries(Object.keys(context.errors).map((route) => [route, { status: context.statusCode }]));
}

function stateElement(bootstrap: Bootstrap): string {
  return `<script type="application/json" id="${BOOTSTRAP_ID}">${scriptJson(bootstrap)}</script>`;
}
