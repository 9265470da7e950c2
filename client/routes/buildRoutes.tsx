/** Turns the rows of the route table into React Router's routes: each page lazy, with its loader and its view. */
import { data, Outlet, type ActionFunctionArgs, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import type { ComponentType } from 'react';
import { ChromeLayout } from '#client/layout/ChromeLayout.tsx';
import { CHROME_KINDS, chromeRegistry } from './chromeRegistry.ts';
import { PageError } from '#client/layout/PageError.tsx';
import { movedRoutes } from './movedRoutes.ts';
import { pageRegistry, type PageEntry } from './pageRegistry.ts';
import type { ChromeKind, ChromeProps, FrameHandle, PageKind, PageProps, RouteRow, ViewByPage } from './routeTypes.ts';
import { routeTable } from './routeTable.ts';
import { runPageLoader } from './runPageLoader.ts';
import { loadChrome } from './loadChrome.ts';
import { prefsContext } from './loaderContext.ts';
import { loadMessages, messagePartOf } from '#client/i18n/loadMessages.ts';

/** Handle of a matched route. */
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
      id: 'chrome',
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
    return (
      <Chrome>
        <Outlet />
      </Chrome>
    );
  };
}

function buildRoute(row: RouteRow, action: PageAction | undefined): RouteObject {
  const entry: PageEntry<PageKind> = entryOf(row.page);
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
            loadMessages(language, [messagePartOf(entry.module)]),
          ]);
          return entry.status === undefined ? answer : data(null, { status: entry.status });
        };
      },
    },
  };
}

/** A row's page and view belong together by its type; here the pair travels as one, so the kinds may be forgotten. */
function entryOf(kind: PageKind): PageEntry<PageKind> {
  return pageRegistry[kind] as PageEntry<PageKind>;
}

function withView(Page: ComponentType<PageProps<PageKind>>, view: ViewByPage[PageKind]): ComponentType {
  return function RoutedPage() {
    return <Page view={view} />;
  };
}
