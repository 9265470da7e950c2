import { PRICE_SLIDER } from '#client/config/limits.ts';
import { DEFAULT_FILTER, type FilterState } from '#client/state/filter.ts';
import { EMPTY_QUERY, type ListingQuery } from './listingQuery.ts';
import { readListingQuery } from './readListingQuery.ts';
import { dollars } from './writeListingQuery.ts';

/**
 * What the device remembers of a query. The spec keeps two pairs of prices: minPrice, maxPrice and range are the slider's,
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
  const append = (key: string, values: string[]) => {
    values.forEach((value) => {
      params.append(key, value);
    });
  };
  append('category', filter.selectedCategory);
  append('brand', filter.selectedBrands);
  append('weight', filter.selectedWeight);
  append('color', filter.selectedColor);
  append('tag', filter.selectedTags);
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
