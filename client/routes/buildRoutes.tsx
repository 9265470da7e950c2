/** Builds React Router's routes from the route table: frames with lazy pages, redirects and actions. */
import { data, type LoaderFunctionArgs, Outlet, redirect, type RouteObject, useMatches } from 'react-router-dom';
import type { ComponentType } from 'react';
import { ChromeError, ChromeLayout } from '#client/layout/ChromeLayout.tsx';
import { PageError } from '#client/layout/PageError.tsx';
import type { Page } from './definePage.ts';
import { chromeOf, type ChromeKind, type ChromeProps, type FrameHandle } from '#client/layout/frames.ts';
import type { PageKind, PageProps, RouteRow, ViewByPage } from './routeTypes.ts';
import { routeTable } from './routeTable.ts';
import { NavigationSkeleton } from './NavigationSkeleton.tsx';
import { runPageLoader } from './runPageLoader.ts';
import { prefsContext } from '#client/graphql/actionContext.ts';
import { runQuery } from './loaderContext.ts';
import { loadMessages } from '#client/i18n/loadMessages.ts';
import { SIGN_OUT_PATH } from '#client/features/account/SignOut.tsx';
import { ALERT_ACTION_PATH } from '#client/features/alerts/alertPath.ts';
import { NEWSLETTER_PATH } from '#client/features/content/NewsletterForm.tsx';
import { MainChrome } from '#client/layout/MainChrome.tsx';
import { ChromeDocument, type ChromeQuery } from '#client/layout/Chrome.generated.ts';
import { CHROME_ROUTE, type ChromeLoad } from '#client/layout/useChrome.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { MARKETPLACE_PATH, withParams } from '#client/config/links.ts';
import { pageUrl } from './pageUrl.ts';

export interface RouteHandle {
  row: RouteRow;
}

/** Returns the declaration of a page kind. The browser imports it on demand; the server has loaded all of them. */
type LoadPage = (kind: PageKind) => Promise<Page>;

export function buildRoutes(loadPage: LoadPage): RouteObject[] {
  return [
    {
      id: CHROME_ROUTE,
      Component: ChromeLayout,
      ErrorBoundary: ChromeError,
      loader: loadChrome,
      children: [...CHROME_KINDS.map((kind) => buildFrame(kind, loadPage)), ...movedRoutes, ...actionRoutes()],
    },
  ];
}

/** Route for a frame with its pages as children. It has no path, because the matching page determines the frame. */
function buildFrame(kind: ChromeKind, loadPage: LoadPage): RouteObject {
  const { module, component } = chromeRegistry[kind];
  const rows: readonly RouteRow[] = routeTable;
  return {
    id: `chrome-${kind}`,
    handle: { chrome: kind, module } satisfies FrameHandle,
    lazy: async () => ({ Component: withOutlet(await component()) }),
    children: [
      {
        ErrorBoundary: PageError,
        children: rows.filter(({ chrome = 'main' }) => chrome === kind).map((row) => buildRoute(row, loadPage)),
      },
    ],
  };
}

function withOutlet(Chrome: ComponentType<ChromeProps>): ComponentType {
  return function Framed() {
    const wanted = useMatches()
      .map(({ loaderData }) => chromeOf(loaderData))
      .find((kind) => kind !== undefined);
    const Frame = (wanted && framesOnDemand[wanted]) ?? Chrome;
    return (
      <Frame>
        <NavigationSkeleton />
        <Outlet />
      </Frame>
    );
  };
}

function buildRoute(row: RouteRow, loadPage: LoadPage): RouteObject {
  return {
    id: row.path,
    path: row.path,
    handle: { row } satisfies RouteHandle,
    lazy: async () => {
      const { component, loader, action, messages } = await loadPage(row.page);
      return {
        ...(action && { action }),
        Component: withView(component, row.view),
        loader: async (args: LoaderFunctionArgs) => {
          const { language } = args.context.get(prefsContext)();
          const [answer] = await Promise.all([loader === null ? null : runPageLoader(row, loader, args), loadMessages(language, messages)]);
          await loadFrames([answer]);
          return answer;
        },
      };
    },
  };
}

function withView(Page: ComponentType<PageProps<PageKind>>, view: ViewByPage[PageKind]): ComponentType {
  return function RoutedPage() {
    return <Page view={view} />;
  };
}

/**
 * The only module that imports the frames. The main frame is in the entry bundle; the others, with their fonts and colours, are loaded on
 * the first visit to one of their pages. `module` is the name in the build's manifest, for preloading.
 */
interface ChromeEntry {
  module: string;
  component: () => Promise<ComponentType<ChromeProps>>;
}

const chromeRegistry: Record<ChromeKind, ChromeEntry> = {
  main: {
    module: 'client/layout/MainChrome.tsx',
    component: () => Promise.resolve(MainChrome),
  },
  fashion: {
    module: 'client/layout/fashion/FashionChrome.tsx',
    component: async () => (await import('#client/layout/fashion/FashionChrome.tsx')).FashionChrome,
  },
  'fashion-two': {
    module: 'client/layout/fashion/FashionTwoChrome.tsx',
    component: async () => (await import('#client/layout/fashion/FashionTwoChrome.tsx')).FashionTwoChrome,
  },
  console: {
    module: 'client/layout/ConsoleChrome.tsx',
    component: async () => (await import('#client/layout/ConsoleChrome.tsx')).ConsoleChrome,
  },
};

const CHROME_KINDS = Object.keys(chromeRegistry) as ChromeKind[];

/** Frames that page data has required and that are loaded. They are loaded before rendering, which must not suspend. */
const framesOnDemand: Partial<Record<ChromeKind, ComponentType<ChromeProps>>> = {};

/** Loads the frames that the loaders' results require. */
export async function loadFrames(loaderData: readonly unknown[]): Promise<void> {
  for (const kind of loaderData.map(chromeOf)) {
    if (kind !== undefined) framesOnDemand[kind] ??= await chromeRegistry[kind].component();
  }
}

/** Modules of the frame that a loader's result requires. */
export function modulesOfLoad(loaderData: unknown): string[] {
  const kind = chromeOf(loaderData);
  return kind === undefined ? [] : [chromeRegistry[kind].module];
}

/** Root loader: the displayed language and the frame's data. Never throws, since the frame also renders without data. */
async function loadChrome({ context }: LoaderFunctionArgs): Promise<ChromeLoad> {
  const locale = context.get(prefsContext)().language;
  const variables = { locale: apiLocale(locale) };
  const { data } = await runQuery(context, { query: ChromeDocument, variables });
  return { locale, data: data as ChromeQuery | undefined, variables };
}

/** Former paths of listings, which redirect to the marketplace with a number of columns. */
const REDIRECTS = [
  { path: '/shop-left-sidebar-col-3', columns: '3' },
  { path: '/shop-left-sidebar-col-4', columns: null },
] as const;

/** Permanent redirects, which keep the query parameters. */
const movedRoutes: readonly RouteObject[] = REDIRECTS.map(({ path, columns }) => ({
  path,
  loader: ({ request }: LoaderFunctionArgs) => {
    const { searchParams } = pageUrl(request.url);
    if (columns !== null && !searchParams.has('cols')) searchParams.set('cols', columns);
    return redirect(withParams(MARKETPLACE_PATH, searchParams), 301);
  },
}));

/** Actions for forms that appear on every page. Their paths have no page. */
function actionRoutes(): RouteObject[] {
  const routes = [
    { path: NEWSLETTER_PATH, lazy: { action: async () => (await import('#client/features/content/newsletter.action.ts')).action } },
    { path: ALERT_ACTION_PATH, lazy: { action: async () => (await import('#client/features/alerts/alert.action.ts')).action } },
    { path: SIGN_OUT_PATH, lazy: { action: async () => (await import('#client/features/account/signOut.action.ts')).action } },
  ];
  return routes.map((route) => ({ ...route, loader: notFound }));
}

function notFound(): never {
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- React Router's responses with a status are thrown
  throw data(null, { status: 404 });
}
