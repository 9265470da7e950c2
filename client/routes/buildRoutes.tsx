/** Turns the rows of the route table into React Router's routes: each page lazy, with its loader and its view. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, Outlet, redirect, type RouteObject, useMatches } from 'react-router-dom';
import type { ComponentType } from 'react';
import { ChromeLayout } from '#client/layout/ChromeLayout.tsx';
import { PageError } from '#client/layout/PageError.tsx';
import { pageEntry } from './pageRegistry.ts';
import type { ChromeKind, ChromeProps, FrameHandle, PageKind, PageProps, RouteRow, ViewByPage } from './routeTypes.ts';
import { routeTable } from './routeTable.ts';
import { chromeOf, runPageLoader } from './runPageLoader.ts';
import { prefsContext, queryContext } from './loaderContext.ts';
import { loadMessages, messagePartsOf } from '#client/i18n/loadMessages.ts';
import { useLazyImport } from '#client/lib/useLazyImport.ts';
import { MainChrome } from '#client/layout/MainChrome.tsx';
import { ChromeDocument } from '#client/layout/Chrome.generated.ts';
import { CHROME_ROUTE, chromeVariables } from '#client/layout/useChrome.ts';
import { failedLoad } from './useLoadedQuery.ts';
import { MARKETPLACE_PATH, withParams } from '#client/config/links.ts';
import { pageUrl } from './pageUrl.ts';

export interface RouteHandle {
  row: RouteRow;
  /** The page's module, as the build's manifest names it. */
  module: string;
}

/** Handles a posted form. On the server only: in the browser forms are sent by script. */
export type PageAction = (row: RouteRow, args: ActionFunctionArgs) => Promise<unknown>;

export function buildRoutes(action?: PageAction): RouteObject[] {
  return [
    {
      id: CHROME_ROUTE,
      Component: ChromeLayout,
      ErrorBoundary: PageError,
      loader: loadChrome,
      children: [...CHROME_KINDS.map((kind) => buildFrame(kind, action)), ...movedRoutes],
    },
  ];
}

/** One frame with the pages in it. Frames have no paths: the page that matches brings its own. */
function buildFrame(kind: ChromeKind, action: PageAction | undefined): RouteObject {
  const { module, component } = chromeRegistry[kind];
  const rows: readonly RouteRow[] = routeTable;
  return {
    id: `chrome-${kind}`,
    handle: { chrome: kind, module } satisfies FrameHandle,
    lazy: { Component: async () => withOutlet(await component()) },
    children: [
      {
        ErrorBoundary: PageError,
        children: rows.filter(({ chrome = 'main' }) => chrome === kind).map((row) => buildRoute(row, action)),
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
        <Coming />
        <Outlet />
      </Frame>
    );
  };
}

const loadComing = () => import('./ComingPage.tsx');

/** The skeleton of the page that is on its way: nobody needs it before there is somewhere to go. */
function Coming() {
  const part = useLazyImport(loadComing, false);
  return part && <part.ComingPage />;
}

function buildRoute(row: RouteRow, action: PageAction | undefined): RouteObject {
  const entry = pageEntry<PageKind>(row.page, row.view);
  const handle: RouteHandle = { row, module: entry.module };
  return {
    id: row.path,
    path: row.path,
    handle,
    ...(action && { action: (args) => action(row, args) }),
    lazy: {
      Component: async () => withView(await entry.component(), row.view),
      loader: async () => {
        const loader = await entry.loader();
        return async (args: LoaderFunctionArgs) => {
          const { language } = args.context.get(prefsContext)();
          const [answer] = await Promise.all([
            loader === null ? null : runPageLoader(row, loader, args),
            loadMessages(language, messagePartsOf(entry.module)),
          ]);
          await loadFrames([answer]);
          return answer;
        };
      },
    },
  };
}

function withView(Page: ComponentType<PageProps<PageKind>>, view: ViewByPage[PageKind]): ComponentType {
  return function RoutedPage() {
    return <Page view={view} />;
  };
}

/**
 * The one place that imports the frames around pages. The market's comes with the entry; the others, with their type and colours, when a page
 * in them is first visited. `module` names the frame in the build's manifest, for preloading.
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

/** Frames that the data of pages have requested. They are here before such a page is rendered, so that neither server nor browser waits for one. */
const framesOnDemand: Partial<Record<ChromeKind, ComponentType<ChromeProps>>> = {};

/** Fetches the frames that pages' loaders requested. */
export async function loadFrames(loaderData: readonly unknown[]): Promise<void> {
  for (const kind of loaderData.map(chromeOf)) {
    if (kind !== undefined) framesOnDemand[kind] ??= await chromeRegistry[kind].component();
  }
}

/** The module of the frame that a page's loader requested. */
export function modulesOfLoad(loaderData: unknown): string[] {
  const kind = chromeOf(loaderData);
  return kind === undefined ? [] : [chromeRegistry[kind].module];
}

/** Fetches what the frame around the pages shows. The frame stands without it, so nothing is thrown. */
async function loadChrome({ context }: LoaderFunctionArgs): Promise<unknown> {
  const { language } = context.get(prefsContext)();
  const variables = chromeVariables(language);
  const answer = await context.get(queryContext)({ document: ChromeDocument, variables });
  return answer.data === undefined ? failedLoad(variables) : null;
}

/** Paths of listings that are the marketplace with a number of columns. */
const MOVED = [
  { path: '/shop-left-sidebar-col-3', columns: '3' },
  { path: '/shop-left-sidebar-col-4', columns: null },
] as const;

/** Routes that redirect, with their query, to the page that replaces them. */
const movedRoutes: readonly RouteObject[] = MOVED.map(({ path, columns }) => ({
  path,
  loader: ({ request }: LoaderFunctionArgs) => {
    const { searchParams } = pageUrl(request.url);
    if (columns !== null && !searchParams.has('cols')) searchParams.set('cols', columns);
    return redirect(withParams(MARKETPLACE_PATH, searchParams), 301);
  },
}));
