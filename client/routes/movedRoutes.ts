import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { MARKETPLACE_PATH, withParams } from '#client/config/links.ts';
import { pageUrl } from './pageUrl.ts';

/** Paths of listings that are the marketplace with a number of columns. */
const MOVED = [
  { path: '/shop-left-sidebar-col-3', columns: '3' },
  { path: '/shop-left-sidebar-col-4', columns: null },
] as const;

/** Routes that redirect, with their query, to the page that replaces them. */
export const movedRoutes: readonly RouteObject[] = MOVED.map(({ path, columns }) => ({
  path,
  loader: ({ request }: LoaderFunctionArgs) => {
    const { searchParams } = pageUrl(request.url);
    if (columns !== null && !searchParams.has('cols')) searchParams.set('cols', columns);
    return redirect(withParams(MARKETPLACE_PATH, searchParams), 301);
  },
}));
