import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { historyMode } from './historyMode.ts';
import type { ListingQuery } from './listingQuery.ts';
import { rebaseQuery } from './rebaseQuery.ts';
import { readListingQuery } from './readListingQuery.ts';
import { listingHref, writeListingQuery } from './writeListingQuery.ts';

export interface ListingAddress {
  /** What the page shows. */
  query: ListingQuery;
  /** What the shopper has chosen: ahead of `query` while the answer is on its way. */
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

/** State that a history entry carries when its filters came from the last visit. */
export const RECALLED = { isRecalled: true } as const;

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
      const isReplacing = mode.current === 'replace';
      lastChange.current = now;
      void navigate({ pathname, search: writeListingQuery(to).toString() }, { replace: isReplacing, preventScrollReset: true });
    },
    [navigate, pathname, chosen],
  );
  const restyle = useCallback(
    (to: ListingQuery) => {
      void navigate(
        { pathname, search: writeListingQuery(to).toString() },
        { replace: true, state: location.state as unknown, preventScrollReset: true },
      );
    },
    [navigate, pathname, location.state],
  );
  const turnTo = useCallback(
    (to: ListingQuery, state?: unknown) => {
      lastChange.current = null;
      void navigate({ pathname, search: writeListingQuery(to).toString() }, { state, preventScrollReset: true });
    },
    [navigate, pathname],
  );
  const isRecalled = (location.state as Partial<typeof RECALLED> | null)?.isRecalled === true;
  return { query, chosen, isPending: next !== search, isRecalled, hrefOf, change, restyle, turnTo };
}
