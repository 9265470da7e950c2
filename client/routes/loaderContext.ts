/** What every loader is handed by the router, in the browser and on the server alike. */
import { createContext, RouterContextProvider } from 'react-router-dom';
import type { ApolloClient } from '@apollo/client';
import type { Prefs } from '#client/state/prefs.ts';

export const apolloContext = createContext<ApolloClient>();
/** Asked at each navigation, since preferences change. */
export const prefsContext = createContext<() => Prefs>();

export function makeLoaderContext(client: ApolloClient, currentPrefs: () => Prefs): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(apolloContext, client);
  context.set(prefsContext, currentPrefs);
  return context;
}
