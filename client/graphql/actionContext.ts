/** Router context of loaders and form actions, in the browser and on the server. */
import type { ApolloClient } from '@apollo/client';
import { createContext } from 'react-router-dom';
import type { Prefs } from '#client/state/prefs.ts';
import type { FormResult } from '#client/ui/forms/formResult.ts';

/** The application's client in the browser, the visitor's on the server. */
export const apolloContext = createContext<ApolloClient>();
/** A function: loaders that run after an action read the current preferences. */
export const prefsContext = createContext<() => Prefs>();

/** Page whose form is posted without scripts. */
export interface FormPage {
  /** Account of the session; null for a guest. */
  viewerId: string | null;
  /** Result for the page that a redirect opens. */
  flash: FormResult | null;
}

/** null in the browser. */
export const formPageContext = createContext<FormPage | null>(null);
