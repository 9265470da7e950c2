import type { CountedField } from '#server/search/catalogueEntry.ts';
import { parseMeasure } from './unitPrice.ts';

/** A counted value with the label it is sorted by. */
export interface Sortable {
  value: string;
  count: number;
  sortLabel: string;
}

const SIZES = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'];
const KINDS = ['mass', 'volume', 'pieces'];

/** Values that have an order of their own; all others go by count. */
const RANKS: Partial<Record<CountedField, (value: string) => number>> = {
  size: (value) => (SIZES.includes(value) ? SIZES.indexOf(value) : SIZES.length + (Number.parseFloat(value) || 0)),
  weight: weightRank,
  rating: (value) => -Number(value),
  availability: (value) => ['in-stock', 'out-of-stock'].indexOf(value),
};

/** Compares two values of a facet for showing: by their own order, else most products first, then by label. */
export function compareFacetValues(field: CountedField): (left: Sortable, right: Sortable) => number {
  const rank = RANKS[field];
  return (left, right) => {
    const byRank = rank === undefined ? right.count - left.count : rank(left.value) - rank(right.value);
    if (byRank !== 0) return byRank;
    if (left.sortLabel !== right.sortLabel) return left.sortLabel < right.sortLabel ? -1 : 1;
    return left.value < right.value ? -1 : 1;
  };
}

function weightRank(value: string): number {
  const measure = parseMeasure(value);
  return measure === null ? Number.MAX_SAFE_INTEGER : KINDS.indexOf(measure.kind) * 1e9 + measure.amount;
}
