import { startTransition, useCallback, useDeferredValue } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { useSuspenseQuery } from '@apollo/client/react';
import type { MaybeMasked, OperationVariables } from '@apollo/client';
import { pageUrl } from './pageUrl.ts';
import { usePrefs } from './PrefsProvider.tsx';
import type { PageKind, PageLoader, ViewByPage } from './routeTypes.ts';

export interface PageQuery<Data> {
  /** What the page's loader fetched; undefined only when the whole answer was lost. */
  data: MaybeMasked<Data> | undefined;
  /** Asks again, keeping what is shown until the answer is there. For the retry of a list that failed. */
  retry: () => void;
}

/** The answer to a page's query, which its loader has already put into the cache: costs no request. See `routeTypes.ts`. */
export function usePageQuery<Kind extends PageKind, Data, Variables extends OperationVariables>(
  loader: PageLoader<Kind, Data, Variables>,
  view: ViewByPage[Kind],
): PageQuery<Data> {
  const { pathname, search } = useLocation();
  const params = useParams();
  // Another delivery state asks anew without a navigation: the page stays until the answer is there.
  const prefs = useDeferredValue(usePrefs());
  const variables = loader.variables({ url: pageUrl(pathname + search), params, prefs, view });
  const { data, refetch } = useSuspenseQuery(loader.document, { variables, errorPolicy: 'all' });
  const retry = useCallback(() => {
    startTransition(() => void refetch().catch(() => undefined));
  }, [refetch]);
  return { data, retry };
}
