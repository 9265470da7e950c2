import type { NormalizedCacheObject } from '@apollo/client';
import type { HydrationState } from 'react-router-dom';
import type { SessionUser } from '#client/state/session.ts';
import type { Prefs } from '#client/state/prefs.ts';

/** What travels with the page, as JSON, so that the browser takes over without asking for anything. */
export interface Bootstrap {
  cache: NormalizedCacheObject;
  routes: HydrationState;
  /** Who is logged in, as the server knows it; null for a guest. */
  viewer: SessionUser | null;
  /** The shop's address, without a trailing slash. */
  baseUrl: string;
  prefs: Prefs;
  /** Whether the shopper (or the address) chose them; otherwise what the browser has kept decides. */
  prefsChosen: boolean;
}

/** The id of the element that holds it. */
export const BOOTSTRAP_ID = 'rizq-state';
