import { useCallback, useEffect, useMemo, useRef, use } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { type ListingQuery, readListingQuery, listingHref, writeListingQuery } from './listingQuery.ts';
import { rebaseQuery, toggleState } from './changeListingQuery.ts';
import { type MalaysianState, DEFAULT_STATE } from '#schema/rules/malaysianStates.ts';
import { PrefsContext } from '#client/state/PrefsContext.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { recalledVar } from './filterMemory.ts';
import { useHydratedDeferred } from '#client/state/useHydrated.ts';

export interface ListingAddress {
  /** What the page shows. */
  query: ListingQuery;
  /** What the shopper has chosen: ahead of `query` while the response is on its way. */
  chosen: ListingQuery;
  isPending: boolean;
  /** True when the filters were not chosen now but came back from the last visit. */
  isRecalled: boolean;
  /** The address of a query, here or at another listing. */
  hrefOf: (query: ListingQuery, at?: string) => string;
  /** Filters, order, look: stays where the page is; quick changes are one step in the history. */
  change: (query: ListingQuery) => void;
  /** Only the look: no step in the history, and nothing to fetch. */
  restyle: (query: ListingQuery) => void;
  /** Another page: always a step in the history. */
  turnTo: (query: ListingQuery, state?: unknown) => void;
}

/** Reads the listing's address and changes it. */
export function useListingQuery(): ListingAddress {
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
  // Ahead of `chosen` until that is drawn: quick fingers choose twice before the page has seen the first.
  const requested = useRef<ListingQuery | null>(null);
  const mode = useRef<'push' | 'replace'>('push');
  useEffect(() => {
    if (next === search) requested.current = null;
  }, [next, search]);
  const change = useCallback(
    (wanted: ListingQuery) => {
      const isWaiting = requested.current !== null;
      const to = requested.current === null ? wanted : rebaseQuery(chosen, wanted, requested.current);
      requested.current = to;
      const now = Date.now();
      // A change that is still waited for has made no entry yet: what takes its place makes the entry that it would have made.
      if (!isWaiting) mode.current = historyMode(lastChange.current, now);
      lastChange.current = now;
      go(to, { replace: mode.current === 'replace' });
    },
    [go, chosen],
  );
  const state: unknown = location.state;
  const restyle = useCallback((to: ListingQuery) => go(to, { replace: true, state }), [go, state]);
  const turnTo = useCallback(
    (to: ListingQuery, its?: unknown) => {
      lastChange.current = null;
      go(to, { state: its });
    },
    [go],
  );
  const recalled = usePersisted(recalledVar);
  const isRecalled = recalled === pathname + search || (state as { isRecalled?: boolean } | null)?.isRecalled === true;
  return { query, chosen, isPending: next !== search, isRecalled, hrefOf, change, restyle, turnTo };
}

/** Changes closer together than this are one decision: Back undoes it as a whole. */
const DECISION_MS = 1000;

/** Whether a change of filters makes a new entry in the history, or takes the place of the one just made. */
export function historyMode(lastChangeMs: number | null, nowMs: number): 'push' | 'replace' {
  return lastChangeMs !== null && nowMs - lastChangeMs < DECISION_MS ? 'replace' : 'push';
}

/** Who asked for what comes to where they are, and then says that they are elsewhere, wants what comes there. Another state stays. */
export function useFollowedState({ chosen, change }: ListingAddress): void {
  const own = use(PrefsContext).state ?? DEFAULT_STATE;
  const isHydrated = useHydratedDeferred();
  const before = useRef<MalaysianState | null>(null);
  useEffect(() => {
    // What was kept takes the place of the server's guess: nobody has moved.
    const left = before.current;
    before.current = isHydrated ? own : null;
    if (left !== null && left !== own && chosen.to === left) change(toggleState(chosen, own));
  }, [own, isHydrated, chosen, change]);
}
