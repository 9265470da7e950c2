import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { filterOfSection, rememberFilter, type ShopSection } from '#client/state/sectionFilters.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { isBare } from './changeListingQuery.ts';
import type { Facet } from './facetGroups.ts';
import { recallQuery, rememberQuery } from './filterMemory.ts';
import { withoutUnknown } from './withoutUnknown.ts';
import { readListingQuery } from './readListingQuery.ts';
import { RECALLED } from './useListingQuery.ts';
import { writeListingQuery } from './writeListingQuery.ts';

/**
 * Keeps the remembered filters and the address the same. On arrival at an address without filters the remembered ones come
 * back by `replace`; otherwise the address wins. By then the change of path has forgotten the category, so that
 * only the new address can bring one. Going back never brings filters into an entry that had none.
 *
 * Values that the shop does not know are not remembered: a mistyped address would empty the listing on every later visit.
 *
 * Each part of the shop (the market, the mart, fashion) remembers its own: a brand of rice finds nothing among clothes, and
 * a price or a colour chosen for a dress would hide the market's other goods. The slice `filter` is that of the part looked
 * at last; what a device kept before there were parts is the market's.
 */
export function useFilterMemory(options: { withWords: boolean; section: ShopSection; facets: readonly Facet[] }): void {
  const { withWords, section } = options;
  const facets = useRef(options.facets);
  useEffect(() => {
    facets.current = options.facets;
  });
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
    const recalled = mayRecall && isBare(query) ? recallQuery(filterOfSection(section), { withWords }) : query;
    if (isBare(recalled) || recalled === query) {
      rememberFilter(section, rememberQuery(withoutUnknown(query, facets.current)));
      return;
    }
    const kept = { ...recalled, per: query.per, view: query.view, cols: query.cols };
    void navigate({ pathname, search: writeListingQuery(kept).toString() }, { replace: true, state: RECALLED, preventScrollReset: true });
  }, [isHydrated, pathname, search, key, arrival, navigate, withWords, section]);
}
