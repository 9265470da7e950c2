import { useDeferredValue } from 'react';
import { useLoaderData, useLocation, useParams } from 'react-router-dom';
import type { OperationVariables } from '@apollo/client';
import { apiLocale } from '#client/i18n/Locale.ts';
import { pageUrl } from './pageUrl.ts';
import { usePrefs } from '#client/state/PrefsProvider.tsx';
import type { PageKind, PageLoader, ViewByPage } from './routeTypes.ts';
import { useLoadedQuery, type LoadedQuery } from './useLoadedQuery.ts';

/** The result of a page's query, which its loader has fetched: no request. See `routeTypes.ts`. */
export function usePageQuery<Kind extends PageKind, Data, Variables extends OperationVariables>(
  loader: PageLoader<Kind, Data, Variables>,
  view: ViewByPage[Kind],
): LoadedQuery<Data> {
  const { pathname, search } = useLocation();
  const params = useParams();
  // Another delivery state causes a request without a navigation: the page stays until the response is there.
  const prefs = useDeferredValue(usePrefs());
  const variables = loader.variables({ url: pageUrl(pathname + search), params, prefs, locale: apiLocale(prefs.language), view });
  return useLoadedQuery(loader.document, variables, useLoaderData());
}
