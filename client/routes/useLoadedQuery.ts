import { startTransition, use, useCallback, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { skipToken, useApolloClient, useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { MaybeMasked, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { LoadedResultsContext, type LoadedResults } from '#client/graphql/loadedResults.ts';

/** What a loader returns in the browser when nothing at all came back for these variables. */
interface FailedLoad {
  failedFor: string;
}

export function failedLoad(variables: OperationVariables): FailedLoad {
  return { failedFor: JSON.stringify(variables) };
}

export interface LoadedQuery<Data> {
  /** undefined only when the whole response was lost. */
  data: MaybeMasked<Data> | undefined;
  /** Requests it once more, keeping what is shown until the response is there. For the retry of a list that failed. */
  retry: () => void;
}

/** On the server there is nothing but what the loaders fetched; Apollo's hooks take a tenth of rendering a page. */
export const useLoadedQuery = typeof window === 'undefined' ? useServerQuery : useBrowserQuery;

function useServerQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): LoadedQuery<Data> {
  return { data: use(LoadedResultsContext).find(document, variables), retry: () => undefined };
}

/**
 * The response to a query that a route's loader has already fetched: of the first page as the server fetched it, then from the cache. A load that failed is shown as
 * failed: requested again here it would only be waited for twice. Other variables than the loader's (another delivery state) are requested without a navigation.
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
  // Skipped, the hook still gives what it had for the variables before.
  if (hasFailed) return { data: undefined, retry };
  return { data: isInCache ? data : loaded, retry };
}

/** The result that only the first page comes with (`isForFirstPage` in `routeTypes.ts`); undefined on any other. */
export function useFirstPageResult<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Data | undefined {
  return useLoadedResults()?.find(document, variables);
}

/** Fields of a query without variables that the page's own query has fetched with its own; no request. */
export function useFetchedField<Data>(
  document: TypedDocumentNode<Data, Record<string, never>>,
  field: keyof Data & string,
): MaybeMasked<Data> | undefined {
  const loaded = useLoadedResults()?.withField<Data>(field);
  const { data } = useQuery<Data>(document, { fetchPolicy: 'cache-only', skip: loaded !== undefined });
  return loaded ?? data;
}

/** What the server fetched, until the cache knows something newer. */
function useLoadedResults(): LoadedResults | null {
  const results = use(LoadedResultsContext);
  const [isOutdated, setOutdated] = useState(results.isOutdated);
  // In a transition: what the cache lacks is requested while the page stays.
  useEffect(() => results.onOutdated(() => startTransition(() => setOutdated(true))), [results]);
  return isOutdated ? null : results;
}

function isFailedLoad(loaderData: unknown): loaderData is FailedLoad {
  return typeof loaderData === 'object' && loaderData !== null && 'failedFor' in loaderData;
}
