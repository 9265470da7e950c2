/** Router context of all loaders, in the browser and on the server. */
import { createContext, RouterContextProvider } from 'react-router-dom';
import { CombinedGraphQLErrors, type ApolloClient, type DocumentNode, type OperationVariables } from '@apollo/client';
import { apolloContext, localeContext } from '#client/graphql/actionContext.ts';
import type { Prefs } from '#client/state/prefs.ts';

export interface LoaderQuery {
  document: DocumentNode;
  variables: OperationVariables;
  /** Whether to bypass the browser's cache. */
  isFresh?: boolean;
}

export interface LoaderResult {
  /** undefined: no response. */
  data: object | undefined;
  errors: readonly { path?: readonly (string | number)[] }[];
}

/** Executes a loader's query; `useLoadedQuery` reads the result. Never rejects. */
export type RunQuery = (query: LoaderQuery) => Promise<LoaderResult>;

export const queryContext = createContext<RunQuery>();

/** Read at each navigation, since preferences change. */
export const prefsContext = createContext<() => Prefs>();

export function makeLoaderContext(runQuery: RunQuery, currentPrefs: () => Prefs, client: ApolloClient): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(queryContext, runQuery);
  context.set(prefsContext, currentPrefs);
  context.set(apolloContext, client);
  context.set(localeContext, currentPrefs().language);
  return context;
}

/** Executes queries through Apollo's cache; for the browser. */
export function queryThroughCache(client: ApolloClient | Promise<ApolloClient>): RunQuery {
  return async ({ document, variables, isFresh = false }) => {
    const fetchPolicy = isFresh ? 'network-only' : 'cache-first';
    const { data, error } = await (await client).query<object>({ query: document, variables, errorPolicy: 'all', fetchPolicy });
    return { data, errors: CombinedGraphQLErrors.is(error) ? error.errors : [] };
  };
}
