import type { LocalisedText } from '#schema/rules/localisedText.ts';
import { PRICE_BANDS } from '#schema/rules/priceBands.ts';
import { BadInput } from '#server/platform/errors.ts';
import type { Selection } from '#server/search/index/selection.ts';
import type { ProductFilter } from './productFilter.ts';

/** Possible ends of the histogram in cents. The last one is open-ended and marks the end of the slider. */
const SCALE_ENDS = [1_000, 2_500, 5_000, 10_000, 15_000, 20_000, 25_000] as const;
const MAX_BUCKETS = 100;

export interface RangeBucketResult {
  /** Cents, both ends inclusive; open-ended if `toCents` is null. */
  fromCents: number;
  toCents: number | null;
  count: number;
  selected: boolean;
  input: ProductFilter;
}

/** Range facet, whose buckets are counted on demand. */
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
  /** Selection used to count without the price filter. */
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
 * Equal buckets up to the first scale end that no price exceeds, or up to the slider's end; the last bucket is open-ended. A
 * bucket is selected if it overlaps the price filter.
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

/** The price filter's four bands. A band is selected if it equals the filter. */
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
