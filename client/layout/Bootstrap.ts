import type { HydrationState } from 'react-router-dom';
import type { SessionUser } from '#client/state/session.ts';
import type { Prefs } from '#client/state/prefs.ts';

/** Hydration state, embedded in the page as JSON so that hydration needs no requests. */
export interface Bootstrap {
  /** Loaders' results and errors. */
  routes: HydrationState;
  /** Query parameters that the page reads; it was rendered without others. */
  params: readonly string[];
  /** Session user as reported by the server; null: a guest. */
  viewer: SessionUser | null;
  /** Base URL of the marketplace, without a trailing slash. */
  baseUrl: string;
  prefs: Prefs;
  /** Preferences in the request: all (cookie), the language (query parameter) or none; stored state determines the rest. */
  chosenPrefs: 'all' | 'language' | 'none';
}

/** Id of the element with the hydration state. */
export const BOOTSTRAP_ID = 'rizq-state';

/** Reads the hydration state; the page cannot run without it. */
export function readBootstrap(): Bootstrap {
  const text = document.getElementById(BOOTSTRAP_ID)?.textContent;
  if (text === null || text === undefined) throw new Error(`The page came without its state (#${BOOTSTRAP_ID}).`);
  return JSON.parse(text) as Bootstrap;
}
