/**
 * Server entry point of the client: renders a page with its status, or returns a redirect. The routes' loaders fetch all data before
 * rendering, so rendering to a string is enough; streaming costs a third more.
 */
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom';
import { CombinedGraphQLErrors, type ApolloLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { AppProviders } from '#client/layout/AppProviders.tsx';
import { type Bootstrap, BOOTSTRAP_ID } from '#client/layout/Bootstrap.ts';
import { buildRoutes, modulesOfLoad, type RouteHandle } from '#client/routes/buildRoutes.tsx';
import { Document } from '#client/layout/Document.tsx';
import { type FormPage, formPageContext } from '#client/graphql/actionContext.ts';
import { makeLoaderContext } from '#client/routes/loaderContext.ts';
import type { Page } from '#client/routes/definePage.ts';
import type { FrameHandle } from '#client/layout/frames.ts';
import type { PageKind } from '#client/routes/routeTypes.ts';
import { knownUrl } from '#client/routes/knownUrl.ts';
import { prefsFor, readPrefs } from '#client/layout/prefs.ts';
import { makeClient } from '#client/graphql/makeClient.ts';
import { loadAllMessages, loadMessages, messageModules } from '#client/i18n/loadMessages.ts';
import type { Locale } from '#client/i18n/Locale.ts';
import type { FormResult } from '#client/ui/forms/formResult.ts';
import { PREFS_COOKIE, prefsCookieValue } from '#client/state/prefs.ts';
import { LOCALES } from '#schema/rules/locales.ts';
import { scriptJson } from '#schema/rules/scriptJson.ts';

export type { FormResult };

/** `<head>` elements that load a page's files; React does not render them. */
export interface PageHead {
  html: string;
  /** Content security policy source for inline styles; null if the styles are files. */
  stylePolicy: string | null;
}

export interface RenderOptions {
  /** Its URL has the marketplace's configured origin, not the host sent by the client. */
  request: Request;
  /** Apollo link that executes operations in process, in the given language. */
  linkFor: (locale: Locale) => ApolloLink;
  /** The browser's language, used if neither the cookie nor the URL specifies one. */
  browserLocale: Locale;
  /** null for a guest. */
  viewer: Bootstrap['viewer'];
  /** Result of the form post that led to this page; null if there was none. */
  flash: FormResult | null;
  /** Head elements for the page's modules, as listed in the build's manifest. */
  headFor: (modules: string[]) => PageHead;
  /** Reports rendering errors. */
  onError: (error: unknown) => void;
}

export type Rendered =
  /** A redirect; `flash` is the form result passed to the target page. */
  | { kind: 'response'; response: Response; flash: FormResult | null }
  | {
      kind: 'page';
      status: number;
      /** Ends with `</body></html>`; the state element is inserted before that. */
      html: string;
      /** Markup to insert before `</head>`. */
      head: PageHead;
      /** Script element with the hydration state. */
      state: string;
    };

export type RenderPage = (options: RenderOptions) => Promise<Rendered>;

/** The parts of a request that a page depends on. */
export interface PageRequest {
  /** URL without query parameters that the page does not read. */
  url: URL;
  /** Preferences cookie, reduced to known values; null if no preferences are set. */
  cookie: string | null;
  /** Cache key for a guest's page. */
  key: string;
  /** Estimated CPU time for rendering, in microseconds. */
  cost: number;
}

/** Interface of this module. In development, the module can be replaced while the server is running. */
export interface PageRenderer {
  render: RenderPage;
  readRequest: (url: URL, cookie: string | undefined, spoken: Locale) => PageRequest;
}

const US_PER_MS = 1000;

const PAGES = import.meta.glob<Page>('./pages/*/page.tsx', { eager: true, import: 'page' });

/** The cast is safe: every kind has a page, and a test opens each one. */
const pageOf = (kind: PageKind) => PAGES[pathOf(kind)] as Page;
const pathOf = (kind: PageKind) => `./pages/${kind}/page.tsx`;

const routes = buildRoutes((kind) => Promise.resolve(pageOf(kind)));
const handler = createStaticHandler(routes);

/**
 * Imports all frames and messages before the first request, because a failed import stays failed, even if only file descriptors ran out.
 */
export async function loadPages(): Promise<void> {
  await Promise.all([...routes.flatMap(lazyPartsOf), ...LOCALES.map(loadAllMessages)]);
}

function lazyPartsOf({ lazy, children = [] }: RouteObject): unknown[] {
  return [typeof lazy === 'function' ? lazy() : null, ...children.flatMap(lazyPartsOf)];
}

export function readRequest(given: URL, cookies: string | undefined, spoken: Locale): PageRequest {
  const url = new URL(given);
  const { search, renderMs } = knownUrl(given, pageOf);
  url.search = search;
  const prefs = readPrefs(cookies);
  const cookie = prefs && `${PREFS_COOKIE}=${prefsCookieValue(prefs)}`;
  return { url, cookie, key: `${url.pathname}${url.search}\n${cookie ?? spoken}`, cost: renderMs * US_PER_MS };
}

export async function render({ request, linkFor, browserLocale, viewer, flash, headFor, onError }: RenderOptions): Promise<Rendered> {
  const url = new URL(request.url);
  const kept = readPrefs(request.headers.get('cookie'));
  const prefs = prefsFor(kept, url, browserLocale);
  const locale = prefs.language;
  const failures = new ErrorLink(({ error }) => {
    if (!CombinedGraphQLErrors.is(error)) onError(error);
  });
  const client = makeClient({ link: failures.concat(linkFor(locale)) });
  const formPage: FormPage = { viewerId: viewer?.id ?? null, flash: null };
  const requestContext = makeLoaderContext(client, () => prefs);
  requestContext.set(formPageContext, formPage);
  const [context] = await Promise.all([handler.query(request, { requestContext }), loadMessages(locale)]);
  if (context instanceof Response) return { kind: 'response', response: context, flash: formPage.flash };
  context.actionData = actionDataOf(context, flash);
  reportErrors(context, onError);
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderHtml(
    <AppProviders client={client} baseUrl={url.origin} prefs={prefs} viewer={viewer}>
      <Document language={locale}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Document>
    </AppProviders>,
    onError,
  );
  const bootstrap: Bootstrap = {
    routes: { loaderData: context.loaderData, actionData: context.actionData, errors: errorStatuses(context) },
    params: knownUrl(url, pageOf).params,
    baseUrl: url.origin,
    viewer,
    prefs,
    chosenPrefs: kept !== null ? 'all' : url.searchParams.has('lang') ? 'language' : 'none',
  };
  return { kind: 'page', status: context.statusCode, html, head: headFor(matchedModules(context, locale)), state: stateElement(bootstrap) };
}

/** Action data for each matched route: the result of this post, or of the post that redirected here. Forms in the frame also read it. */
function actionDataOf({ matches, actionData }: StaticHandlerContext, flash: FormResult | null): StaticHandlerContext['actionData'] {
  const [result] = [...(Object.values(actionData ?? {}) as (FormResult | null)[]), flash];
  return result ? Object.fromEntries(matches.map(({ route }) => [route.id, result])) : null;
}

/** Code and messages for the matched routes. */
function matchedModules({ matches, loaderData }: StaticHandlerContext, locale: Locale): string[] {
  const modules = matches.flatMap(({ route }) => {
    const handle = route.handle as RouteHandle | FrameHandle | undefined;
    const framed = modulesOfLoad(loaderData[route.id]);
    if (handle === undefined) return framed;
    if ('module' in handle) return [handle.module, ...framed];
    const { page } = handle.row;
    return [`client/pages/${page}/page.tsx`, ...messageModules(locale, pageOf(page).messages), ...framed];
  });
  return [...messageModules(locale), ...modules];
}

function renderHtml(page: React.ReactNode, onError: (error: unknown) => void): string {
  try {
    // HTML cannot contain NUL. Browsers replace it in the same way, so hydration finds no difference.
    return `<!DOCTYPE html>${renderToString(page)}`.replaceAll('\0', '\ufffd');
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

/** Replaces errors with their status: details are logged, but not sent to the browser. */
function errorStatuses(context: StaticHandlerContext): Bootstrap['routes']['errors'] {
  if (context.errors === null) return null;
  return Object.fromEntries(Object.keys(context.errors).map((route) => [route, { status: context.statusCode }]));
}

function stateElement(bootstrap: Bootstrap): string {
  return `<script type="application/json" id="${BOOTSTRAP_ID}">${scriptJson(bootstrap)}</script>`;
}
