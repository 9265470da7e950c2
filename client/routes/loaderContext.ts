/** Router context shared by all loaders and actions, in the browser and on the server. */
import { RouterContextProvider } from 'react-router-dom';
import { CombinedGraphQLErrors, type ApolloClient, type DocumentNode, type OperationVariables } from '@apollo/client';
import { apolloContext, prefsContext } from '#client/graphql/actionContext.ts';
import type { Prefs } from '#client/state/prefs.ts';

export function makeLoaderContext(client: ApolloClient, currentPrefs: () => Prefs): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(apolloContext, client);
  context.set(prefsContext, currentPrefs);
  return context;
}

interface LoaderQuery {
  query: DocumentNode;
  variables: OperationVariables;
  /** Whether to bypass the browser's cache. */
  isFresh?: boolean;
}

export interface LoaderResult {
  /** undefined if there was no response. */
  data: object | undefined;
  errors: readonly { path?: readonly (string | number)[] }[];
}

/** Executes a loader's query. Never rejects. On the server, pages read the result directly, so it is not normalised into the cache. */
export async function runQuery(
  context: Readonly<RouterContextProvider>,
  { query, variables, isFresh = false }: LoaderQuery,
): Promise<LoaderResult> {
  const fetchPolicy = typeof window === 'undefined' ? 'no-cache' : isFresh ? 'network-only' : 'cache-first';
  // A fresh query that joined a running one could get data from before the latest mutation.
  const options = { errorPolicy: 'all', fetchPolicy, context: isFresh ? { queryDeduplication: false } : {} } as const;
  const { data, error } = await context.get(apolloContext).query<object>({ query, variables, ...options });
  return { data, errors: CombinedGraphQLErrors.is(error) ? error.errors : [] };
}
