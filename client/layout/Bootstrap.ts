import type { HydrationState } from 'react-router-dom';
import type { SessionUser } from '#client/state/session.ts';
import type { Prefs } from '#client/state/prefs.ts';

/** Hydration state, embedded in the page as JSON so that hydration does not need any requests. */
export interface Bootstrap {
  /** Results and errors from loaders and actions. */
  routes: HydrationState;
  /** Query parameters that the page reads. The server ignored all others. */
  params: readonly string[];
  /** Session user as reported by the server; null for a guest. */
  viewer: SessionUser | null;
  /** The marketplace's base URL, without a trailing slash. */
  baseUrl: string;
  prefs: Prefs;
  /** Preferences contained in the request: all (cookie), only the language (query parameter) or none. The others come from stored state. */
  chosenPrefs: 'all' | 'language' | 'none';
}

export const BOOTSTRAP_ID = 'rizq-state';

/** Reads the hydration state. Throws if the page has none, because it cannot be hydrated without it. */
export function readBootstrap(): Bootstrap {
  const text = document.getElementById(BOOTSTRAP_ID)?.textContent;
  if (text === null || text === undefined) throw new Error(`The page came without its state (#${BOOTSTRAP_ID}).`);
  return JSON.parse(text) as Bootstrap;
}
