import type { CountedField } from '#server/search/catalogueEntry.ts';
import { parseMeasure } from './unitPrice.ts';

const SIZES = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'];
const KINDS = ['mass', 'volume', 'pieces'];

/** Fields whose values have an intrinsic order; all others are ordered by count. */
const RANKS: Partial<Record<CountedField, (value: string) => number>> = {
  size: (value) => (SIZES.includes(value) ? SIZES.indexOf(value) : SIZES.length + (Number.parseFloat(value) || 0)),
  weight: weightRank,
  rating: (value) => -Number(value),
  availability: (value) => ['in-stock', 'out-of-stock'].indexOf(value),
};
/** Whether a field's values have an intrinsic order. */
export function hasOwnOrder(field: CountedField): boolean {
  return field in RANKS;
}

/** Rank of a value within its facet; null if ordered by count. */
export function rankIn(field: CountedField, value: string): number | null {
  return RANKS[field]?.(value) ?? null;
}

function weightRank(value: string): number {
  const measure = parseMeasure(value);
  return measure === null ? Number.MAX_SAFE_INTEGER : KINDS.indexOf(measure.kind) * 1e9 + measure.amount;
}
