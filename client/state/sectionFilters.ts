import { fallback, nullable, object, picklist, type InferOutput } from 'valibot';
import { DEFAULT_FILTER, filterSchema, filterVar, setFilters, type FilterState } from './filter.ts';
import { persistedVar } from './persistedVar.ts';

const kept = fallback(nullable(filterSchema), null);

const sectionFiltersSchema = object({
  /** The section whose filter is the current one (`filterVar`). */
  section: fallback(picklist(['all', 'mart', 'fashion']), 'all'),
  all: kept,
  mart: kept,
  fashion: kept,
});

/** Sections of the marketplace that have separate listings. */
export type MarketplaceSection = InferOutput<typeof sectionFiltersSchema>['section'];

export const sectionFiltersVar = persistedVar({ slice: 'sectionFilters', schema: sectionFiltersSchema });

/** A section's last filter. */
export function filterOfSection(section: MarketplaceSection): FilterState {
  const sections = sectionFiltersVar();
  return sections.section === section ? filterVar() : (sections[section] ?? DEFAULT_FILTER);
}

/**
 * Makes a section current with a filter, and saves the previous section's filter. Saved filters do not include a category, because that
 * belongs to the page.
 */
export function rememberFilter(section: MarketplaceSection, filter: FilterState): void {
  const sections = sectionFiltersVar();
  const left = { [sections.section]: withoutCategory(filterVar()) };
  setFilters(filter);
  sectionFiltersVar({ ...sections, ...left, section, [section]: withoutCategory(filter) });
}

/** Stores a search for a section before its page loads, so that a section visited in the meantime does not apply the search. */
export function rememberWords(section: MarketplaceSection, searchTerm: string): void {
  rememberFilter(section, { ...filterOfSection(section), searchTerm });
}

const withoutCategory = (filter: FilterState): FilterState => ({ ...filter, selectedCategory: [] });
