import { array, fallback, nullable, number, object, string, type InferOutput } from 'valibot';
import { PRICE_SLIDER } from '#client/config/limits.ts';
import { persistedVar } from './persistedVar.ts';

const strings = fallback(array(string()), []);
const text = fallback(string(), '');
const sliderMin = fallback(number(), PRICE_SLIDER.min);
const sliderMax = fallback(number(), PRICE_SLIDER.max);

/** In dollars. `MaxPrice` null stands for unbounded: JSON has no infinity. */
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

export const DEFAULT_FILTER: FilterState = {
  selectedCategory: [],
  selectedWeight: [],
  minPrice: PRICE_SLIDER.min,
  maxPrice: PRICE_SLIDER.max,
  range: { min: PRICE_SLIDER.min, max: PRICE_SLIDER.max },
  sortOption: '',
  searchTerm: '',
  MinPrice: 0,
  MaxPrice: null,
  selectedBrands: [],
  selectedColor: [],
  selectedTags: [],
};

export const filterVar = persistedVar<FilterState>({ slice: 'filter', schema: filterSchema, initial: DEFAULT_FILTER });

function change(part: Partial<FilterState>): void {
  filterVar({ ...filterVar(), ...part });
}

export function setSelectedCategory(selectedCategory: string[]): void {
  change({ selectedCategory });
}

export function setSelectedWeight(selectedWeight: string[]): void {
  change({ selectedWeight });
}

/** The slider: sets minPrice and maxPrice together, and the range with them. */
export function setPriceRange(min: number, max: number): void {
  change({ minPrice: min, maxPrice: max, range: { min, max } });
}

export function setSortOption(sortOption: string): void {
  change({ sortOption });
}

export function setSearchTerm(searchTerm: string): void {
  change({ searchTerm });
}

/** Price bands and number inputs: the lower bound in dollars. */
export function setMinPrice(MinPrice: number): void {
  change({ MinPrice });
}

/** Price bands and number inputs: the upper bound in dollars; null for none. */
export function setMaxPrice(MaxPrice: number | null): void {
  change({ MaxPrice });
}

export function setSelectedBrands(selectedBrands: string[]): void {
  change({ selectedBrands });
}

export function setSelectedColor(selectedColor: string[]): void {
  change({ selectedColor });
}

export function setSelectedTags(selectedTags: string[]): void {
  change({ selectedTags });
}

/** Back to the defaults. */
export function clearFilter(): void {
  filterVar(DEFAULT_FILTER);
}
