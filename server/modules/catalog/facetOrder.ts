import type { CountedField } from '#server/search/catalogueEntry.ts';
import { parseMeasure } from './unitPrice.ts';

const SIZES = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'];
const KINDS = ['mass', 'volume', 'pieces'];

/** Values that have an order of their own; all others go by count. */
const RANKS: Partial<Record<CountedField, (value: string) => number>> = {
  size: (value) => (SIZES.includes(value) ? SIZES.indexOf(value) : SIZES.length + (Number.parseFloat(value) || 0)),
  weight: weightRank,
  rating: (value) => -Number(value),
  availability: (value) => ['in-stock', 'out-of-stock'].indexOf(value),
};

/**
 * The values of a facet in the order in which they are shown: by their own order, else most products first, then by label. Of many values
 * only those are named and sorted that are among the first `limit`, or to be kept anyway.
 */
export function inFacetOrder<Value extends { value: string; count: number }>(
  field: CountedField,
  values: readonly Value[],
  limit: number,
  isKept: (value: string) => boolean,
  labelOf: (value: string) => string,
): Value[] {
  const rankOf = RANKS[field];
  const least = rankOf === undefined ? countOfPlace(values, limit) : 0;
  return values
    .filter(({ value, count }) => count >= least || isKept(value))
    .map((one) => ({ one, rank: rankOf?.(one.value) ?? -one.count, label: labelOf(one.value) }))
    .sort((left, right) => left.rank - right.rank || compareTexts(left.label, right.label) || compareTexts(left.one.value, right.one.value))
    .filter(({ one }, place) => place < limit || isKept(one.value))
    .map(({ one }) => one);
}

/** The count of the value that would be the last within the limit. */
function countOfPlace(values: readonly { count: number }[], limit: number): number {
  if (values.length <= limit) return 0;
  const counts = Uint32Array.from(values, ({ count }) => count).sort();
  return counts[counts.length - limit] ?? 0;
}

function compareTexts(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

function weightRank(value: string): number {
  const measure = parseMeasure(value);
  return measure === null ? Number.MAX_SAFE_INTEGER : KINDS.indexOf(measure.kind) * 1e9 + measure.amount;
}
