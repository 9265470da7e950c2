import { PRICE_STEPS } from './priceSteps.ts';
import type { ProductSet } from './productSet.ts';
import type { ProductTable } from './productTable.ts';

/** A set whose counts are known without looking at its products. */
export interface Counted {
  size: number;
  products(): ProductSet;
  /** By code; null when they are not known after all. */
  counts(): Uint32Array | null;
}

/**
 * How many of the products have each value, by code. Counting walks the products, or those by which they differ from a larger set that
 * is counted already, whichever are fewer.
 */
export function countValues(table: ProductTable, products: ProductSet, larger: readonly Counted[]): Uint32Array {
  const all: Counted = { size: table.live.size, products: () => table.live, counts: () => table.values.sizes() };
  for (const known of [...larger, all].sort((left, right) => left.size - right.size)) {
    const missing = known.size - products.size;
    if (missing > 0 && missing >= products.size) break;
    const counts = known.counts();
    if (counts !== null) return missing === 0 ? counts : minus(counts, table.values.count(known.products().without(products)));
  }
  return table.values.count(products);
}

function minus(counts: Uint32Array, fewer: Uint32Array): Uint32Array {
  for (let code = 0; code < counts.length; code += 1) counts[code] = (counts[code] ?? 0) - (fewer[code] ?? 0);
  return counts;
}

/** How many of the products cost each boundary (cents, ascending) or more, up to the next one; the last without end. */
export function countPrices(table: ProductTable, products: ProductSet, counts: Uint32Array, boundaries: readonly number[]): number[] {
  const below = boundaries.map((boundary) => countBelow(table, products, counts, boundary));
  return below.map((count, place) => (below[place + 1] ?? products.size) - count);
}

/** What costs less than the beginning of a step is counted; of the step in which the price lies the products are looked at. */
function countBelow(table: ProductTable, products: ProductSet, counts: Uint32Array, boundary: number): number {
  const start = PRICE_STEPS.findLast((step) => step <= boundary) ?? 0;
  const code = table.values.valuesOf('priceFrom').get(String(start));
  let count = products.size - (code === undefined ? 0 : (counts[code] ?? 0));
  if (boundary > start) for (const ordinal of pricedFrom(table, start, boundary)) if (products.has(ordinal)) count += 1;
  return count;
}

/** The products that cost at least the first and less than the second price in cents, cheapest first. */
export function pricedFrom(table: ProductTable, fromCents: number, belowCents: number): Uint32Array {
  const order = table.order('PRICE_ASC');
  const start = order.firstWhere((ordinal) => table.priceOf(ordinal) >= fromCents);
  return order.range(
    start,
    order.firstWhere((ordinal) => table.priceOf(ordinal) >= belowCents),
  );
}
