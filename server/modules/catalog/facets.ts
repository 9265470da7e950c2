import { LRUCache } from 'lru-cache';
import { RATING_STEPS } from '#server/search/catalogueEntry.ts';
import type { CountedField } from '#server/search/catalogueEntry.ts';
import type { ValueCount } from '#server/search/catalogueQuery.ts';
import type { Selection } from '#server/search/index/selection.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';
import { FACETS } from './facetKeys.ts';
import type { FacetKey } from './facetKeys.ts';
import { hasOwnOrder } from './facetValues.ts';
import type { NamedValue, NamedValues } from './facetValues.ts';
import { priceFacet } from './priceFacet.ts';
import type { RangeFacetResult } from './priceFacet.ts';
import type { ProductFilter } from './productFilter.ts';

export interface FacetValueResult extends Omit<NamedValue, 'rank'> {
  /** Number of products. */
  count: number;
  selected: boolean;
}

export interface ListFacetResult {
  kind: 'list';
  key: FacetKey;
  label: LocalisedText;
  selectedCount: number;
  /** Number of values before the limit. */
  totalValues: number;
  values: FacetValueResult[];
}

export type FacetResult = ListFacetResult | RangeFacetResult;

export interface FacetOptions {
  /** Upper bound of values; selected values are always included. */
  valueLimit: number;
  /** Whether to include values that occur in the scope but match no product under the other filters. */
  includeEmpty: boolean;
}

/** Values hidden unless selected, as shoppers do not search for them. */
const HIDDEN: Partial<Record<CountedField, string>> = { halal: 'none', onSale: 'no' };

/** Builds one facet of a listing. */
export function buildFacet(
  key: FacetKey,
  selection: Selection,
  filter: ProductFilter,
  named: NamedValues,
  options: FacetOptions,
): FacetResult {
  const { field, label } = FACETS[key];
  if (field === null) return priceFacet(label, selection, filter);
  const chosen = selectedValues(field, filter);
  const isShown = (value: string) => HIDDEN[field] !== value || chosen.has(value);
  const all = field in HIDDEN ? selection.counts(field).filter(({ value }) => isShown(value)) : selection.counts(field);
  // Selected values without a count are included: 0 products, except for a rating between the thresholds.
  const empty = new Set([...chosen, ...(options.includeEmpty ? selection.offered(field).filter(isShown) : [])]);
  if (empty.size > 0) for (const { value } of all) empty.delete(value);
  const isStep = (value: string) => (RATING_STEPS as readonly string[]).includes(value);
  for (const value of empty) all.push({ value, count: field === 'rating' && !isStep(value) ? selection.total : 0 });
  const shown = inFacetOrder(
    field,
    all,
    options.valueLimit,
    (value) => chosen.has(value),
    (value) => named.get(field, value),
  );
  const values = shown.map(({ of: { value, label: name, swatch, input }, count }) => {
    return { value, label: name, count, selected: chosen.has(value), swatch, input };
  });
  return { kind: 'list', key, label, selectedCount: chosen.size, totalValues: all.length, values };
}

/** The values of a field selected by a filter, in index terms. */
export function selectedValues(field: CountedField, filter: ProductFilter): Set<string> {
  switch (field) {
    case 'availability':
      return new Set(filter.inStock == null ? [] : [filter.inStock ? 'in-stock' : 'out-of-stock']);
    case 'halal':
      return new Set(filter.halal == null ? [] : [filter.halal ? 'certified' : 'none']);
    case 'onSale':
      return new Set(filter.onSale == null ? [] : [filter.onSale ? 'yes' : 'no']);
    case 'deliversTo':
      return new Set(filter.deliversTo == null ? [] : [filter.deliversTo]);
    case 'rating':
      return new Set(filter.ratingMin == null ? [] : [String(filter.ratingMin)]);
    default:
      return new Set(filter[field] ?? []);
  }
}

/** Above this limit, sorting is faster than insertion. */
const FEW_PLACES = 64;

/**
 * Facet values in display order: by rank where the field has one, else by count, most first, then by label. Only values that can be among
 * the first `limit`, or that `isKept` keeps, are named and sorted.
 */
function inFacetOrder(
  field: CountedField,
  values: readonly ValueCount[],
  limit: number,
  isKept: (value: string) => boolean,
  named: (value: string) => NamedValue,
): { of: NamedValue; count: number }[] {
  const least = !hasOwnOrder(field) ? countOfPlace(values, limit) : 0;
  return values
    .filter(({ value, count }) => count >= least || isKept(value))
    .map(({ value, count }) => ({ of: named(value), count }))
    .sort(
      (left, right) =>
        (left.of.rank ?? -left.count) - (right.of.rank ?? -right.count) ||
        compareTexts(left.of.label.en, right.of.label.en) ||
        compareTexts(left.of.value, right.of.value),
    )
    .filter(({ of }, place) => place < limit || isKept(of.value));
}

/** The count of the last value within the limit. */
function countOfPlace(values: readonly ValueCount[], limit: number): number {
  if (values.length <= limit) return 0;
  if (limit > FEW_PLACES) {
    const counts = Uint32Array.from(values, ({ count }) => count).sort();
    return counts[counts.length - limit] ?? 0;
  }
  /** The highest counts so far, ascending. */
  const highest = new Uint32Array(limit);
  for (const { count } of values) {
    if (count <= (highest[0] ?? 0)) continue;
    let place = 1;
    for (; place < limit && (highest[place] ?? 0) < count; place += 1) highest[place - 1] = highest[place] ?? 0;
    highest[place - 1] = count;
  }
  return highest[0] ?? 0;
}

function compareTexts(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** Cache size in listings. */
const CACHED_LISTINGS = 50;

/** LRU of facet results by query: pages and sort orders of a listing share them. Invalidated by any catalogue change. */
export class FacetCache {
  private readonly cached = new LRUCache<string, FacetResult[]>({ max: CACHED_LISTINGS });
  private version = 0;

  /** The facets of a key at an index version, computed if not cached. */
  get(key: string, version: number, count: () => FacetResult[]): FacetResult[] {
    if (this.version !== version) this.cached.clear();
    this.version = version;
    const counted = this.cached.get(key) ?? count();
    this.cached.set(key, counted);
    return counted;
  }
}
