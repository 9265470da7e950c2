import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { filterVar } from '#client/state/filter.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { isBare } from './changeListingQuery.ts';
import { recallQuery, rememberQuery } from './filterMemory.ts';
import { readListingQuery } from './readListingQuery.ts';
import { RECALLED } from './useListingQuery.ts';
import { writeListingQuery } from './writeListingQuery.ts';

/**
 * Keeps the remembered filters and the address the same. On arrival at an address without filters the remembered ones come
 * back by `replace`; otherwise the address wins. By then the change of path has forgotten the category (spec §2), so that
 * only the new address can bring one. Going back never brings filters into an entry that had none.
 */
export function useFilterMemory(options: { withWords: boolean }): void {
  const { withWords } = options;
  const isHydrated = useHydrated();
  const { pathname, search, key } = useLocation();
  const arrival = useNavigationType();
  const navigate = useNavigate();
  // A page that was there before its state was read, or whose entry no navigation made, is the one the visit began with:
  // filters may come back to it.
  const beganVisit = useRef(!isHydrated);
  const arrivedAt = useRef<string | null>(null);

  useEffect(() => {
    if (!isHydrated) return;
    const isArrival = arrivedAt.current !== pathname;
    const isBack = arrival === NavigationType.Pop && !((beganVisit.current || key === 'default') && arrivedAt.current === null);
    arrivedAt.current = pathname;
    const query = readListingQuery(new URLSearchParams(search));
    const mayRecall = isArrival && !isBack;
    const recalled = mayRecall && isBare(query) ? recallQuery(filterVar(), { withWords }) : query;
    if (isBare(recalled) || recalled === query) {
      filterVar(rememberQuery(query));
      return;
    }
    const kept = { ...recalled, per: query.per, view: query.view, cols: query.cols };
    void navigate({ pathname, search: writeListingQuery(kept).toString() }, { replace: true, state: RECALLED, preventScrollReset: true });
  }, [isHydrated, pathname, search, key, arrival, navigate, withWords]);
}
