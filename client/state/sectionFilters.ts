import { fallback, nullable, object, picklist, type InferOutput } from 'valibot';
import { DEFAULT_FILTER, filterSchema, filterVar, setFilters, type FilterState } from './filter.ts';
import { persistedVar } from './persistedVar.ts';

const kept = fallback(nullable(filterSchema), null);

const sectionFiltersSchema = object({
  /** The part of the marketplace where what `filter` holds was chosen. */
  section: fallback(picklist(['all', 'mart', 'fashion']), 'all'),
  all: kept,
  mart: kept,
  fashion: kept,
});

/** The parts of the marketplace that list products of their own. */
export type ShopSection = InferOutput<typeof sectionFiltersSchema>['section'];

export const sectionFiltersVar = persistedVar({ slice: 'sectionFilters', schema: sectionFiltersSchema });

/** What was chosen last in a part of the marketplace. */
export function filterOfSection(section: ShopSection): FilterState {
  const sections = sectionFiltersVar();
  return sections.section === section ? filterVar() : (sections[section] ?? DEFAULT_FILTER);
}

/**
 * Keeps what is chosen in a part of the marketplace, which is from now on the part looked at; what stood in the other stays that one's.
 * A category lasts until the next change of path only.
 */
export function rememberFilter(section: ShopSection, filter: FilterState): void {
  const sections = sectionFiltersVar();
  const left = { [sections.section]: withoutCategory(filterVar()) };
  setFilters(filter);
  sectionFiltersVar({ ...sections, ...left, section, [section]: withoutCategory(filter) });
}

/** Keeps words that are searched in a part of the marketplace, before its page is there: whoever turns elsewhere meanwhile does not take them along. */
export function rememberWords(section: ShopSection, searchTerm: string): void {
  rememberFilter(section, { ...filterOfSection(section), searchTerm });
}

const withoutCategory = (filter: FilterState): FilterState => ({ ...filter, selectedCategory: [] });
