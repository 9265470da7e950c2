import { PRICE_SLIDER } from '#client/config/limits.ts';
import { DEFAULT_FILTER, type FilterState } from '#client/state/filter.ts';
import { EMPTY_QUERY, type ListingQuery, readListingQuery, dollars, listingHref, writeListingQuery } from './listingQuery.ts';
import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { filterOfSection, rememberFilter, type MarketplaceSection } from '#client/state/sectionFilters.ts';
import { hydrationVar } from '#client/state/hydrateState.ts';
import { currentPathVar } from '#client/state/ui.ts';
import { memoryVar } from '#client/state/persistedVar.ts';
import { useHydratedDeferred } from '#client/state/useHydrated.ts';
import { isBare } from './changeListingQuery.ts';
import { type Facet, withoutUnknown } from './facetGroups.ts';

/**
 * Converts a query to its stored form, in the format used by earlier versions: minPrice, maxPrice and range are clamped to the slider's
 * scale, while MinPrice and MaxPrice are exact. MaxPrice is null if there is no upper limit.
 */
export function toStoredFilters(query: ListingQuery): FilterState {
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

/** Query from stored filters, validated like a URL. `withWords` also restores the search, which would hide most products on other pages. */
export function fromStoredFilters(filter: FilterState, options: { withWords: boolean }): ListingQuery {
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

/** Bounds in dollars: the exact ones, or the slider's if only those differ from the default. */
function recallPrices(filter: FilterState): [number | null, number | null] {
  const isExact = filter.MinPrice !== DEFAULT_FILTER.MinPrice || filter.MaxPrice !== DEFAULT_FILTER.MaxPrice;
  if (isExact) return [filter.MinPrice === 0 ? null : filter.MinPrice, filter.MaxPrice];
  return [filter.minPrice === PRICE_SLIDER.min ? null : filter.minPrice, filter.maxPrice >= PRICE_SLIDER.max ? null : filter.maxPrice];
}

function onSlider(amount: number): number {
  return Math.min(PRICE_SLIDER.max, Math.max(PRICE_SLIDER.min, amount));
}

/** State of history entries whose filters have been restored. */
const RECALLED = { isRecalled: true } as const;

/** URL whose filters were restored before its listing was loaded, if there is one. */
export const restoredUrlVar = memoryVar<string | null>(null);

interface MemoryOptions {
  withWords: boolean;
  section: MarketplaceSection;
}

/**
 * URL with the stored filters for a listing that is opened without any; null if there is nothing to restore. Never restores a category,
 * which belongs to the path where it was chosen, and never restores anything on back navigation.
 */
export function recalledUrl(url: URL, { withWords, section }: MemoryOptions): string | null {
  const { pathname, search } = window.location;
  const isBack = pathname === url.pathname && search === url.search;
  const query = readListingQuery(url.searchParams);
  if (hydrationVar() === 'waiting' || isBack || currentPathVar() === url.pathname || !isBare(query)) return null;
  const recalled = fromStoredFilters({ ...filterOfSection(section), selectedCategory: [] }, { withWords });
  if (isBare(recalled)) return null;
  const { per, view, cols } = query;
  return restoredUrlVar(listingHref(url.pathname, { ...recalled, per, view, cols }));
}

/**
 * Synchronises stored filters with the URL. A URL with filters takes precedence and is stored. For a URL without filters, the stored ones
 * are restored: here on the first page of a visit, later before the listing loads (`recalledUrl`), and never on back navigation. Values
 * unknown to the server are not stored, because a mistyped URL would otherwise empty every later listing. Each section (market, mart,
 * fashion) has its own filters, because they would hide the other sections' products.
 */
export function useStoredFilters(options: MemoryOptions & { facets: readonly Facet[] }): void {
  const { withWords, section } = options;
  const facets = useRef(options.facets);
  useEffect(() => {
    facets.current = options.facets;
  });
  const isHydrated = useHydratedDeferred();
  const { pathname, search, key } = useLocation();
  const arrival = useNavigationType();
  const navigate = useNavigate();
  // Filters may be restored to the visit's first page, which was rendered before state hydration or has the history key "default".
  const beganVisit = useRef(!isHydrated);
  const arrivedAt = useRef<string | null>(null);

  useEffect(() => {
    if (!isHydrated) return;
    const isArrival = arrivedAt.current !== pathname;
    const isBack = arrival === NavigationType.Pop && !((beganVisit.current || key === 'default') && arrivedAt.current === null);
    arrivedAt.current = pathname;
    if (restoredUrlVar() !== null && restoredUrlVar() !== pathname + search) restoredUrlVar(null);
    const query = readListingQuery(new URLSearchParams(search));
    const mayRecall = isArrival && !isBack;
    const recalled = mayRecall && isBare(query) ? fromStoredFilters(filterOfSection(section), { withWords }) : query;
    if (isBare(recalled) || recalled === query) {
      rememberFilter(section, toStoredFilters(withoutUnknown(query, facets.current)));
      return;
    }
    const kept = { ...recalled, per: query.per, view: query.view, cols: query.cols };
    void navigate({ pathname, search: writeListingQuery(kept).toString() }, { replace: true, state: RECALLED, preventScrollReset: true });
  }, [isHydrated, pathname, search, key, arrival, navigate, withWords, section]);
}
