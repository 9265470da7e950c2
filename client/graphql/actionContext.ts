/** Router context keys for loaders and form actions, in the browser and on the server. */
import type { ApolloClient } from '@apollo/client';
import { createContext } from 'react-router-dom';
import type { Prefs } from '#client/state/prefs.ts';
import type { FormResult } from '#client/ui/forms/formResult.ts';

/** Apollo client: one for the whole application in the browser, one per visitor on the server. */
export const apolloContext = createContext<ApolloClient>();
/** A function, so that loaders running after an action read the current preferences. */
export const prefsContext = createContext<() => Prefs>();

/** State of a server-side render; carries the result of a form that was posted without scripts. */
export interface FormPage {
  /** The session's account; null for a guest. */
  viewerId: string | null;
  /** Result for the page to which the post redirects. */
  flash: FormResult | null;
}

/** Set only on the server; null in the browser. */
export const formPageContext = createContext<FormPage | null>(null);
