import type { HydrationState } from 'react-router-dom';
import type { SessionUser } from '#client/state/session.ts';
import type { Prefs } from '#client/state/prefs.ts';

/** Hydration state, embedded in the page as JSON so that hydration needs no requests. */
export interface Bootstrap {
  /** Results and errors of loaders and actions. */
  routes: HydrationState;
  /** Query parameters that the page reads. The server ignored all others. */
  params: readonly string[];
  /** Session user as reported by the server; null for a guest. */
  viewer: SessionUser | null;
  /** Base URL of the marketplace, without a trailing slash. */
  baseUrl: string;
  prefs: Prefs;
  /** Preferences that the request contained: all (cookie), the language (query parameter) or none. Stored state has the others. */
  chosenPrefs: 'all' | 'language' | 'none';
}

export const BOOTSTRAP_ID = 'rizq-state';

/** Reads the hydration state. Throws if the page has none, since it cannot be hydrated then. */
export function readBootstrap(): Bootstrap {
  const text = document.getElementById(BOOTSTRAP_ID)?.textContent;
  if (text === null || text === undefined) throw new Error(`The page came without its state (#${BOOTSTRAP_ID}).`);
  return JSON.parse(text) as Bootstrap;
}
