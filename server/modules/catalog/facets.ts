import { LRUCache } from 'lru-cache';
import { FACETS, facetRow } from '#schema/rules/facets.ts';
import type { FacetKey } from '#schema/rules/facets.ts';
import { PRICE_BANDS } from '#schema/rules/priceBands.ts';
import { BadInput } from '#server/platform/errors.ts';
import { RATING_STEPS } from '#server/search/catalogueEntry.ts';
import type { CountedField } from '#server/search/catalogueEntry.ts';
import type { ValueCount } from '#server/search/catalogueQuery.ts';
import type { Selection } from '#server/search/index/selection.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';
import { hasOwnOrder } from './facetValues.ts';
import type { NamedValue, NamedValues } from './facetValues.ts';
import { selectedValues } from './productFilter.ts';
import type { ProductFilter } from './productFilter.ts';

/** Possible ends of the histogram, in cents; the slider ends with the last one, which is open-ended. */
const SCALE_ENDS = [1_000, 2_500, 5_000, 10_000, 15_000, 20_000, 25_000] as const;
const MAX_BUCKETS = 100;

export interface RangeBucketResult {
  /** Cents, both ends inclusive; `toCents` null is open. */
  fromCents: number;
  toCents: number | null;
  count: number;
  selected: boolean;
  input: ProductFilter;
}

/** Range facet; its buckets are counted on demand. */
export interface RangeFacetResult {
  kind: 'range';
  key: 'PRICE';
  label: LocalisedText;
  selectedCount: number;
  /** Cents; 0 if nothing matches. */
  minCents: number;
  maxCents: number;
  selectedMinCents: number | null;
  selectedMaxCents: number | null;
  /** For counts without the price filter. */
  selection: Selection;
}

export function priceFacet(label: LocalisedText, selection: Selection, { price }: ProductFilter): RangeFacetResult {
  const { minCents, maxCents } = selection.prices([]);
  const selectedMinCents = price?.min ?? null;
  const selectedMaxCents = price?.max ?? null;
  return {
    kind: 'range',
    key: 'PRICE',
    label,
    selectedCount: selectedMinCents === null && selectedMaxCents === null ? 0 : 1,
    minCents: minCents ?? 0,
    maxCents: maxCents ?? 0,
    selectedMinCents,
    selectedMaxCents,
    selection,
  };
}

/**
 * Equal buckets up to the first scale end that no price exceeds, at most the slider's end; the last is open-ended. A bucket is selected if
 * the price filter overlaps it.
 */
export function priceBuckets(facet: RangeFacetResult, count: number): RangeBucketResult[] {
  if (count < 1 || count > MAX_BUCKETS) throw new BadInput(`\`count\` must be from 1 to ${MAX_BUCKETS}.`);
  const end = SCALE_ENDS.find((cents) => cents >= facet.maxCents) ?? SCALE_ENDS[SCALE_ENDS.length - 1]!;
  const starts = Array.from({ length: count }, (_, place) => Math.round((place * end) / count));
  const ranges = starts.map((fromCents, place) => ({ fromCents, toCents: (starts[place + 1] ?? Infinity) - 1 }));
  const min = facet.selectedMinCents ?? 0;
  const max = facet.selectedMaxCents ?? Infinity;
  return countRanges(facet, ranges, ({ fromCents, toCents }) => facet.selectedCount > 0 && fromCents <= max && toCents >= min);
}

/** The four bands of the price filter; a band is selected if the filter equals it. */
export function priceBands(facet: RangeFacetResult): RangeBucketResult[] {
  const ranges = PRICE_BANDS.map(({ minCents, maxCents }) => ({ fromCents: minCents, toCents: maxCents ?? Infinity }));
  const min = facet.selectedMinCents ?? 0;
  const max = facet.selectedMaxCents ?? Infinity;
  return countRanges(facet, ranges, ({ fromCents, toCents }) => facet.selectedCount > 0 && fromCents === min && toCents === max);
}

interface Range {
  fromCents: number;
  toCents: number;
}

function countRanges(facet: RangeFacetResult, ranges: Range[], isSelected: (range: Range) => boolean): RangeBucketResult[] {
  const { counts } = facet.selection.prices(ranges.map(({ fromCents }) => fromCents));
  return ranges.map((range, place) => {
    const toCents = Number.isFinite(range.toCents) ? range.toCents : null;
    return {
      fromCents: range.fromCents,
      toCents,
      count: counts[place] ?? 0,
      selected: isSelected(range),
      input: { price: toCents === null ? { min: range.fromCents } : { min: range.fromCents, max: toCents } },
    };
  });
}

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

/** Builds one facet of a listing. */
export function buildFacet(
  key: FacetKey,
  selection: Selection,
  filter: ProductFilter,
  named: NamedValues,
  options: FacetOptions,
): FacetResult {
  const { label, hidden, filter: by } = facetRow(key);
  if (by.kind === 'range') return priceFacet(label, selection, filter);
  const field = FACETS[key].field as CountedField;
  const chosen = new Set(selectedValues(key, filter));
  const isShown = (value: string) => value !== hidden || chosen.has(value);
  const all = hidden === undefined ? selection.counts(field) : selection.counts(field).filter(({ value }) => isShown(value));
  // Selected values without a count are included: 0 products, except for a rating between the thresholds.
  const empty = new Set([...chosen, ...(options.includeEmpty ? selection.offered(field).filter(isShown) : [])]);
  if (empty.size > 0) for (const { value } of all) empty.delete(value);
  const isStep = (value: string) => (RATING_STEPS as readonly string[]).includes(value);
  for (const value of empty) all.push({ value, count: by.kind === 'floor' && !isStep(value) ? selection.total : 0 });
  const shown = inFacetOrder(
    key,
    all,
    options.valueLimit,
    (value) => chosen.has(value),
    (value) => named.get(key, value),
  );
  const values = shown.map(({ of: { value, label: name, swatch, input }, count }) => {
    return { value, label: name, count, selected: chosen.has(value), swatch, input };
  });
  return { kind: 'list', key, label, selectedCount: chosen.size, totalValues: all.length, values };
}

/** Above this limit, sorting is faster than insertion. */
const FEW_PLACES = 64;

/**
 * Facet values in display order: by rank where the facet has one, else by count, most first, then by label. Only values that can be among
 * the first `limit`, or that `isKept` keeps, are named and sorted.
 */
function inFacetOrder(
  key: FacetKey,
  values: readonly ValueCount[],
  limit: number,
  isKept: (value: string) => boolean,
  named: (value: string) => NamedValue,
): { of: NamedValue; count: number }[] {
  const least = !hasOwnOrder(key) ? countOfPlace(values, limit) : 0;
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
