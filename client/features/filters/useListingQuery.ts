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
  /** The rendered page's query. */
  query: ListingQuery;
  /** The pending navigation's query if there is one, otherwise the page's. */
  chosen: ListingQuery;
  isPending: boolean;
  /** The filters were restored from an earlier visit. */
  isRecalled: boolean;
  /** URL for a query, at the current path or a different one. */
  hrefOf: (query: ListingQuery, at?: string) => string;
  /**
   * Applies filters or a sort order without scrolling. Quick changes share a history entry. Pass a function that sets a value rather than
   * toggling it, because it receives the latest query, which may not have been rendered yet.
   */
  change: (to: ListingQuery | ((latest: ListingQuery) => ListingQuery)) => void;
  /** Changes only the layout: replaces the history entry and does not send a request. */
  changeLayout: (query: ListingQuery) => void;
  /** Opens another page; always adds a history entry. */
  openPage: (query: ListingQuery, state?: unknown) => void;
}

/** The current listing's query, with functions that change it. */
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
  // The latest requested query. It is ahead of `chosen` until it has been rendered, so that quick presses accumulate.
  const requested = useRef<ListingQuery | null>(null);
  const mode = useRef<'push' | 'replace'>('push');
  // A layout effect, because a later effect could discard a change made before it ran.
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
      // A pending change has not added its history entry yet, so the change that replaces it must add one.
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

/** Changes made within this time share a history entry, so that Back undoes them together. */
const HISTORY_MERGE_MS = 1000;

/** Whether a filter change adds a history entry or replaces the latest one. */
export function historyMode(lastChangeMs: number | null, nowMs: number): 'push' | 'replace' {
  return lastChangeMs !== null && nowMs - lastChangeMs < HISTORY_MERGE_MS ? 'replace' : 'push';
}

/** Keeps the delivery filter in line with the shopper's state: if the two were the same, changing the state changes the filter. */
export function useDeliveryStateSync({ chosen, change }: ListingUrl): void {
  const own = usePrefs().state ?? DEFAULT_STATE;
  const isHydrated = useHydratedDeferred();
  const before = useRef<MalaysianState | null>(null);
  useEffect(() => {
    // State hydration replaces the server's default, which does not count as a change by the shopper.
    const left = before.current;
    before.current = isHydrated ? own : null;
    if (left !== null && left !== own && chosen.to === left) change(toggleState(chosen, own));
  }, [own, isHydrated, chosen, change]);
}
