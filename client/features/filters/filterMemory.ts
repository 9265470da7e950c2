import { PRICE_SLIDER } from '#client/config/limits.ts';
import { DEFAULT_FILTER, type FilterState } from '#client/state/filter.ts';
import { EMPTY_QUERY, type ListingQuery, readListingQuery, dollars, listingHref, writeListingQuery } from './listingQuery.ts';
import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { filterOfSection, rememberFilter, type ShopSection } from '#client/state/sectionFilters.ts';
import { hydrationVar } from '#client/state/hydrateState.ts';
import { shownPathVar } from '#client/state/ui.ts';
import { memoryVar } from '#client/state/persistedVar.ts';
import { useHydratedDeferred } from '#client/state/useHydrated.ts';
import { isBare } from './changeListingQuery.ts';
import { type Facet, withoutUnknown } from './facetGroups.ts';

/**
 * What the device remembers of a query. The stored format of earlier versions has two pairs of prices: minPrice, maxPrice and range are the slider's,
 * which ends at its last mark; MinPrice and MaxPrice are exact, null without a bound.
 */
export function rememberQuery(query: ListingQuery): FilterState {
  const min = (query.minCents ?? 0) / 100;
  const max = query.maxCents === null ? null : query.maxCents / 100;
  const range = { min: onSlider(min), max: onSlider(max ?? PRICE_SLIDER.max) };
  return {
    selectedCategory: query.category,
    selectedWeight: query.weight,
    minPrice: range.min,
    maxPrice: range.max,
    range,
    sortOption: query.sort ?? '',
    searchTerm: query.q,
    MinPrice: min,
    MaxPrice: max,
    selectedBrands: query.brand,
    selectedColor: query.color,
    selectedTags: query.tag,
  };
}

/**
 * The query that remembered filters stand for. Words come back only where search results are shown: elsewhere they would
 * hide most of the market from somebody who wants to look around. Read like an address, since storage is no more trusted.
 */
export function recallQuery(filter: FilterState, options: { withWords: boolean }): ListingQuery {
  const params = new URLSearchParams();
  if (options.withWords && filter.searchTerm !== '') params.set('q', filter.searchTerm);
  const lists = {
    category: filter.selectedCategory,
    brand: filter.selectedBrands,
    weight: filter.selectedWeight,
    color: filter.selectedColor,
    tag: filter.selectedTags,
  };
  for (const [key, values] of Object.entries(lists)) for (const value of values) params.append(key, value);
  const [min, max] = recallPrices(filter);
  if (min !== null) params.set('min', dollars(Math.round(min * 100)));
  if (max !== null) params.set('max', dollars(Math.round(max * 100)));
  if (filter.sortOption !== '') params.set('sort', filter.sortOption);
  return { ...EMPTY_QUERY, ...readListingQuery(params) };
}

/** The exact pair wins; the slider speaks when it alone was moved. Dollars. */
function recallPrices(filter: FilterState): [number | null, number | null] {
  const isExact = filter.MinPrice !== DEFAULT_FILTER.MinPrice || filter.MaxPrice !== DEFAULT_FILTER.MaxPrice;
  if (isExact) return [filter.MinPrice === 0 ? null : filter.MinPrice, filter.MaxPrice];
  return [filter.minPrice === PRICE_SLIDER.min ? null : filter.minPrice, filter.maxPrice >= PRICE_SLIDER.max ? null : filter.maxPrice];
}

function onSlider(amount: number): number {
  return Math.min(PRICE_SLIDER.max, Math.max(PRICE_SLIDER.min, amount));
}

/** State that a history entry carries when its filters came from the last visit. */
const RECALLED = { isRecalled: true } as const;

/** The address whose filters came back from the last visit before its listing was fetched. */
export const recalledVar = memoryVar<string | null>(null);

interface MemoryOptions {
  withWords: boolean;
  section: ShopSection;
}

/**
 * The address with the remembered filters, for a listing that is about to be opened without any; null where there is nothing to bring back.
 * The category went with the path on which it was chosen. On the way back the browser is at the address already: that stays as it was.
 */
export function recalledAddress(url: URL, { withWords, section }: MemoryOptions): string | null {
  const { pathname, search } = window.location;
  const isBack = pathname === url.pathname && search === url.search;
  const query = readListingQuery(url.searchParams);
  if (hydrationVar() === 'waiting' || isBack || shownPathVar() === url.pathname || !isBare(query)) return null;
  const recalled = recallQuery({ ...filterOfSection(section), selectedCategory: [] }, { withWords });
  if (isBare(recalled)) return null;
  const { per, view, cols } = query;
  return recalledVar(listingHref(url.pathname, { ...recalled, per, view, cols }));
}

/**
 * Keeps the remembered filters and the address the same. On a first visit to an address without filters the remembered ones come
 * back by `replace`, on later ones before the listing is fetched (`recalledAddress`); otherwise the address wins. By then the change of path
 * has forgotten the category, so that only the new address can bring one. Going back never brings filters into an entry that had none.
 *
 * Values that the server does not know are not remembered: a mistyped address would empty the listing on every later visit.
 *
 * Each part of the marketplace (the market, the mart, fashion) remembers its own: a brand of rice finds nothing among clothes, and
 * a price or a colour chosen for a dress would hide the market's other products. The slice `filter` is that of the part looked
 * at last; what a device kept before there were parts is the market's.
 */
export function useFilterMemory(options: MemoryOptions & { facets: readonly Facet[] }): void {
  const { withWords, section } = options;
  const facets = useRef(options.facets);
  useEffect(() => {
    facets.current = options.facets;
  });
  const isHydrated = useHydratedDeferred();
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
    if (recalledVar() !== null && recalledVar() !== pathname + search) recalledVar(null);
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
