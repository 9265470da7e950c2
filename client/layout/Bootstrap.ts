import type { HydrationState } from 'react-router-dom';
import type { LoadedResult } from '#client/graphql/loadedResults.ts';
import type { PostedForm } from '#client/lib/postedForm.ts';
import type { SessionUser } from '#client/state/session.ts';
import type { Prefs } from '#client/state/prefs.ts';

/** What travels with the page, as JSON, so that the browser takes over without asking for anything. */
export interface Bootstrap {
  results: LoadedResult[];
  routes: HydrationState;
  /** The query parameters that the page reads: it was rendered without others. */
  params: readonly string[];
  /** Who is logged in, as the server knows it; null for a guest. */
  viewer: SessionUser | null;
  /** What became of the form that was posted to get this page; null for any other visit. */
  posted: PostedForm | null;
  /** The marketplace's address, without a trailing slash. */
  baseUrl: string;
  prefs: Prefs;
  /** Which of them the shopper chose: all (by the cookie), the language (by the address) or none; what the browser has kept decides the rest. */
  chosenPrefs: 'all' | 'language' | 'none';
}

/** The id of the element that holds it. */
export const BOOTSTRAP_ID = 'rizq-state';

/** Takes what the server sent along. The page cannot run without it, so its absence is an error. */
export function readBootstrap(): Bootstrap {
  const text = document.getElementById(BOOTSTRAP_ID)?.textContent;
  if (text === null || text === undefined) throw new Error(`The page came without its state (#${BOOTSTRAP_ID}).`);
  return JSON.parse(text) as Bootstrap;
}
