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
/** Whether the values of a facet have an order of their own. */
export function hasOwnOrder(field: CountedField): boolean {
  return field in RANKS;
}

/** The place of a value among those of its facet; null where these go by count. */
export function rankIn(field: CountedField, value: string): number | null {
  return RANKS[field]?.(value) ?? null;
}

function weightRank(value: string): number {
  const measure = parseMeasure(value);
  return measure === null ? Number.MAX_SAFE_INTEGER : KINDS.indexOf(measure.kind) * 1e9 + measure.amount;
}
