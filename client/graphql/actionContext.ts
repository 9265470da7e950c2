/** Router context keys of loaders and form actions, in the browser and on the server. */
import type { ApolloClient } from '@apollo/client';
import { createContext } from 'react-router-dom';
import type { Prefs } from '#client/state/prefs.ts';
import type { FormResult } from '#client/ui/forms/formResult.ts';

/** Apollo client: one for the application in the browser, one per visitor on the server. */
export const apolloContext = createContext<ApolloClient>();
/** A function, so that loaders that run after an action read the current preferences. */
export const prefsContext = createContext<() => Prefs>();

/** State of a server-side render; carries the result of a form that was posted without scripts. */
export interface FormPage {
  /** Account of the session; null for a guest. */
  viewerId: string | null;
  /** Result for the page that the redirect after a post opens. */
  flash: FormResult | null;
}

/** Set on the server only; null in the browser. */
export const formPageContext = createContext<FormPage | null>(null);
