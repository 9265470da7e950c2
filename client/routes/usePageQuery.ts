import { useDeferredValue } from 'react';
import { useLoaderData, useLocation, useParams } from 'react-router-dom';
import type { OperationVariables } from '@apollo/client';
import { apiLocale } from '#client/i18n/Locale.ts';
import { pageUrl } from './pageUrl.ts';
import { usePrefs } from '#client/state/PrefsProvider.tsx';
import type { PageKind, PageLoader, ViewByPage } from './routeTypes.ts';
import { useLoadedQuery, type LoadedQuery } from './useLoadedQuery.ts';

/** Result of a page's query, already fetched by its loader. See `routeTypes.ts`. */
export function usePageQuery<Kind extends PageKind, Data, Variables extends OperationVariables>(
  loader: PageLoader<Kind, Data, Variables>,
  view: ViewByPage[Kind],
): LoadedQuery<Data> {
  const { pathname, search } = useLocation();
  const params = useParams();
  // Deferred: another delivery state triggers a query without navigation, and the page stays until its response.
  const prefs = useDeferredValue(usePrefs());
  const variables = loader.variables({ url: pageUrl(pathname + search), params, prefs, locale: apiLocale(prefs.language), view });
  return useLoadedQuery(loader.document, variables, useLoaderData());
}
