import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { type ListingQuery, readListingQuery, listingHref, writeListingQuery } from './listingQuery.ts';
import { rebaseQuery, toggleState } from './changeListingQuery.ts';
import { type MalaysianState, DEFAULT_STATE } from '#schema/rules/malaysianStates.ts';
import { usePrefs } from '#client/state/PrefsProvider.tsx';
import { usePersisted } from '#client/state/usePersisted.ts';
import { restoredUrlVar } from './filterMemory.ts';
import { useHydratedDeferred } from '#client/state/useHydrated.ts';

export interface ListingUrl {
  /** Query of the page. */
  query: ListingQuery;
  /** Query of the pending navigation, else of the page. */
  chosen: ListingQuery;
  isPending: boolean;
  /** The filters were restored from the last visit. */
  isRecalled: boolean;
  /** URL of a query, at this or another path. */
  hrefOf: (query: ListingQuery, at?: string) => string;
  /**
   * Applies filters or sort order without scrolling; quick changes share a history entry. A function gets the latest query, which may not be
   * rendered yet: for values that are set, not toggled.
   */
  change: (to: ListingQuery | ((latest: ListingQuery) => ListingQuery)) => void;
  /** Layout only: replaces the history entry, requests nothing. */
  changeLayout: (query: ListingQuery) => void;
  /** Another page: always a history entry. */
  openPage: (query: ListingQuery, state?: unknown) => void;
}

/** Query parameters of the listing, and setters. */
export function useListingQuery(): ListingUrl {
  const location = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const lastChange = useRef<number | null>(null);
  const { pathname, search } = location;
  const query = useMemo(() => readListingQuery(new URLSearchParams(search)), [search]);
  const next = navigation.location?.pathname === pathname ? navigation.location.search : search;
  const chosen = useMemo(() => readListingQuery(new URLSearchParams(next)), [next]);

  const hrefOf = useCallback((to: ListingQuery, at: string = pathname) => listingHref(at, to), [pathname]);
  const go = useCallback(
    (to: ListingQuery, options: { replace?: boolean; state?: unknown }) =>
      void navigate({ pathname, search: writeListingQuery(to).toString() }, { ...options, preventScrollReset: true }),
    [navigate, pathname],
  );
  // Ahead of `chosen` until that is rendered, so that quick presses add up.
  const requested = useRef<ListingQuery | null>(null);
  const mode = useRef<'push' | 'replace'>('push');
  // In the commit itself: a change before a later effect would be forgotten.
  useLayoutEffect(() => {
    if (next === search) requested.current = null;
  }, [next, search]);
  const change = useCallback(
    (wanted: Parameters<ListingUrl['change']>[0]) => {
      const isWaiting = requested.current !== null;
      const latest = requested.current ?? chosen;
      const to = typeof wanted === 'function' ? wanted(latest) : rebaseQuery(chosen, wanted, latest);
      requested.current = to;
      const now = Date.now();
      // A pending change has made no history entry yet: its replacement makes it.
      if (!isWaiting) mode.current = historyMode(lastChange.current, now);
      lastChange.current = now;
      go(to, { replace: mode.current === 'replace' });
    },
    [go, chosen],
  );
  const state: unknown = location.state;
  const changeLayout = useCallback((to: ListingQuery) => go(to, { replace: true, state }), [go, state]);
  const openPage = useCallback(
    (to: ListingQuery, its?: unknown) => {
      lastChange.current = null;
      go(to, { state: its });
    },
    [go],
  );
  const recalled = usePersisted(restoredUrlVar);
  const isRecalled = recalled === pathname + search || (state as { isRecalled?: boolean } | null)?.isRecalled === true;
  return { query, chosen, isPending: next !== search, isRecalled, hrefOf, change, changeLayout, openPage };
}

/** Changes closer together share a history entry, and Back undoes them together. */
const HISTORY_MERGE_MS = 1000;

/** Whether a change of filters adds a history entry or replaces the last. */
export function historyMode(lastChangeMs: number | null, nowMs: number): 'push' | 'replace' {
  return lastChangeMs !== null && nowMs - lastChangeMs < HISTORY_MERGE_MS ? 'replace' : 'push';
}

/** The filter `delivers to` follows the shopper's state when it was set to the previous one. */
export function useDeliveryStateSync({ chosen, change }: ListingUrl): void {
  const own = usePrefs().state ?? DEFAULT_STATE;
  const isHydrated = useHydratedDeferred();
  const before = useRef<MalaysianState | null>(null);
  useEffect(() => {
    // State hydration replaces the server's default: not a move.
    const left = before.current;
    before.current = isHydrated ? own : null;
    if (left !== null && left !== own && chosen.to === left) change(toggleState(chosen, own));
  }, [own, isHydrated, chosen, change]);
}
