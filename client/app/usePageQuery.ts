import { useDeferredValue } from 'react';
import { useLoaderData, useLocation, useParams } from 'react-router-dom';
import type { OperationVariables } from '@apollo/client';
import { pageUrl } from './pageUrl.ts';
import { usePrefs } from './PrefsProvider.tsx';
import type { PageKind, PageLoader, ViewByPage } from './routeTypes.ts';
import { useLoadedQuery } from './useLoadedQuery.ts';
import type { LoadedQuery } from './useLoadedQuery.ts';

/** The answer to a page's query, which its loader has already put into the cache: costs no request. See `routeTypes.ts`. */
export function usePageQuery<Kind extends PageKind, Data, Variables extends OperationVariables>(
  loader: PageLoader<Kind, Data, Variables>,
  view: ViewByPage[Kind],
): LoadedQuery<Data> {
  const { pathname, search } = useLocation();
  const params = useParams();
  // Another delivery state asks anew without a navigation: the page stays until the answer is there.
  const prefs = useDeferredValue(usePrefs());
  const variables = loader.variables({ url: pageUrl(pathname + search), params, prefs, view });
  return useLoadedQuery(loader.document, variables, useLoaderData());
}
