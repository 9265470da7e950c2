import { startTransition, use, useCallback, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { skipToken, useApolloClient, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { MaybeMasked, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { LoadedResultsContext, type LoadedResults } from '#client/graphql/loadedResults.ts';

/** Marker that a browser loader got no response for these variables. */
interface FailedLoad {
  failedFor: string;
}

export function failedLoad(variables: OperationVariables): FailedLoad {
  return { failedFor: JSON.stringify(variables) };
}

export interface LoadedQuery<Data> {
  /** undefined: no response. */
  data: MaybeMasked<Data> | undefined;
  /** Refetches, with the current data shown meanwhile. */
  retry: () => void;
}

/** On the server only loader results exist; Apollo's hooks would take a tenth of the rendering time. */
export const useLoadedQuery = typeof window === 'undefined' ? useServerQuery : useBrowserQuery;

function useServerQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): LoadedQuery<Data> {
  return { data: use(LoadedResultsContext).find(document, variables), retry: () => undefined };
}

/**
 * Reads a loader's query: loader results for the first page, then the cache. A failed load is not repeated here, which would double the
 * wait. Variables that differ from the loader's (another delivery state) are queried without a navigation.
 */
function useBrowserQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  loaderData: unknown,
): LoadedQuery<Data> {
  const variablesJson = JSON.stringify(variables);
  const hasFailed = isFailedLoad(loaderData) && loaderData.failedFor === variablesJson;
  const { revalidate } = useRevalidator();
  const client = useApolloClient();
  const loaded = useLoadedResults()?.find(document, variables);
  const isInCache = !hasFailed && loaded === undefined;
  const { data, refetch } = useSuspenseQuery(document, isInCache ? { variables, errorPolicy: 'all' } : skipToken);
  const retry = useCallback(() => {
    if (hasFailed) void revalidate();
    else if (isInCache) startTransition(() => void refetch().catch(() => undefined));
    else {
      const given = JSON.parse(variablesJson) as OperationVariables;
      void client.query<unknown>({ query: document, variables: given, errorPolicy: 'all', fetchPolicy: 'network-only' });
    }
  }, [client, document, hasFailed, isInCache, refetch, revalidate, variablesJson]);
  // A skipped `useQuery` returns the data of the previous variables.
  if (hasFailed) return { data: undefined, retry };
  return { data: isInCache ? data : loaded, retry };
}

/** Result of a query made for the first page only (`isForFirstPage` in `routeTypes.ts`); otherwise undefined. */
export function useFirstPageResult<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Data | undefined {
  return useLoadedResults()?.find(document, variables);
}

/** Reads fields that the page's query fetched for a frame; never sends a request. */
export function useFetchedField<Data>(
  document: TypedDocumentNode<Data, Record<string, never>>,
  field: keyof Data & string,
): MaybeMasked<Data> | undefined {
  const loaded = useLoadedResults()?.withField<Data>(field);
  const { data } = useQuery<Data>(document, { fetchPolicy: 'cache-only', skip: loaded !== undefined });
  return loaded ?? data;
}

/** Loader results until Apollo's cache has newer data. */
function useLoadedResults(): LoadedResults | null {
  const results = use(LoadedResultsContext);
  const [isOutdated, setOutdated] = useState(results.isOutdated);
  // In a transition, so that the page stays while missing data are fetched.
  useEffect(() => results.onOutdated(() => startTransition(() => setOutdated(true))), [results]);
  return isOutdated ? null : results;
}

function isFailedLoad(loaderData: unknown): loaderData is FailedLoad {
  return typeof loaderData === 'object' && loaderData !== null && 'failedFor' in loaderData;
}
