/** What every loader is handed by the router, in the browser and on the server alike. */
import { createContext, RouterContextProvider } from 'react-router-dom';
import { CombinedGraphQLErrors, type ApolloClient, type DocumentNode, type OperationVariables } from '@apollo/client';
import type { Prefs } from '#client/state/prefs.ts';

export interface LoaderQuery {
  document: DocumentNode;
  variables: OperationVariables;
  /** Whether the browser's cache is not read. */
  isFresh?: boolean;
}

export interface LoaderResult {
  /** undefined: nothing came back. */
  data: object | undefined;
  errors: readonly { path?: readonly (string | number)[] }[];
}

/** Executes the query of a loader; its result is where `useLoadedQuery` finds it. Never rejects. */
export type RunQuery = (query: LoaderQuery) => Promise<LoaderResult>;

export const queryContext = createContext<RunQuery>();

/** Asked at each navigation, since preferences change. */
export const prefsContext = createContext<() => Prefs>();

export function makeLoaderContext(runQuery: RunQuery, currentPrefs: () => Prefs): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(queryContext, runQuery);
  context.set(prefsContext, currentPrefs);
  return context;
}

/** Executes queries through Apollo's cache, as the browser does. */
export function queryThroughCache(client: ApolloClient | Promise<ApolloClient>): RunQuery {
  return async ({ document, variables, isFresh = false }) => {
    const fetchPolicy = isFresh ? 'network-only' : 'cache-first';
    const { data, error } = await (await client).query<object>({ query: document, variables, errorPolicy: 'all', fetchPolicy });
    return { data, errors: CombinedGraphQLErrors.is(error) ? error.errors : [] };
  };
}
