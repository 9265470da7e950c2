import { array, fallback, nullable, number, object, string, type InferOutput } from 'valibot';
import { PRICE_SLIDER } from '#client/config/limits.ts';
import { persistedVar } from './persistedVar.ts';

const strings = fallback(array(string()), []);
const text = fallback(string(), '');
const sliderMin = fallback(number(), PRICE_SLIDER.min);
const sliderMax = fallback(number(), PRICE_SLIDER.max);

/** Prices are in dollars. `MaxPrice` is null if there is no limit, because JSON has no infinity. */
export const filterSchema = object({
  selectedCategory: strings,
  selectedWeight: strings,
  minPrice: sliderMin,
  maxPrice: sliderMax,
  range: fallback(object({ min: number(), max: number() }), { min: PRICE_SLIDER.min, max: PRICE_SLIDER.max }),
  sortOption: text,
  searchTerm: text,
  MinPrice: fallback(number(), 0),
  MaxPrice: fallback(nullable(number()), null),
  selectedBrands: strings,
  selectedColor: strings,
  selectedTags: strings,
});

export type FilterState = InferOutput<typeof filterSchema>;

export const filterVar = persistedVar<FilterState>({ slice: 'filter', schema: filterSchema });

export const DEFAULT_FILTER = filterVar.initial;

/** Fields with individual setters; `setPriceRange` sets the slider's fields together. */
type Field = Exclude<keyof FilterState, 'minPrice' | 'maxPrice' | 'range'>;

export function setFilter<Key extends Field>(field: Key, value: FilterState[Key]): void {
  filterVar({ ...filterVar(), [field]: value });
}

export function setPriceRange(min: number, max: number): void {
  filterVar({ ...filterVar(), minPrice: min, maxPrice: max, range: { min, max } });
}

export function setFilters({ minPrice, maxPrice, range: _range, ...fields }: FilterState): void {
  setPriceRange(minPrice, maxPrice);
  for (const [field, value] of Object.entries(fields)) setFilter(field as Field, value);
}

export function clearFilter(): void {
  filterVar(DEFAULT_FILTER);
}
