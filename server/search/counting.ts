import type { Bitset } from './bitset.ts';
import type { ProductTable } from './productTable.ts';

/**
 * How many of the products have each value, by code. What all products have is known; so of a large part of them those are counted
 * that are missing.
 */
export function countValues(table: ProductTable, products: Bitset): Uint32Array {
  const { live, values } = table;
  if (products === live) return values.sizes();
  if (products.size * 2 <= live.size) return values.count(products, live.size);
  const missing = values.count(live.without(products), live.size);
  return values.sizes().map((count, code) => count - (missing[code] ?? 0));
}

/** How many of the products cost each boundary (cents, ascending) or more, up to the next one; the last without end. */
export function countPrices(table: ProductTable, products: Bitset, boundaries: readonly number[]): number[] {
  const { live } = table;
  if (boundaries.length === 0) return [];
  if (products.size * 2 <= live.size) return countEachPrice(table, products, boundaries);
  const missing = products === live ? [] : countEachPrice(table, live.without(products), boundaries);
  return countAllPrices(table, boundaries).map((count, place) => count - (missing[place] ?? 0));
}

/** Of all products: their order by price says how many lie between two boundaries. */
function countAllPrices(table: ProductTable, boundaries: readonly number[]): number[] {
  const order = table.order('PRICE_ASC');
  const starts = boundaries.map((boundary) => order.firstWhere((ordinal) => table.priceOf(ordinal) >= boundary));
  return starts.map((start, place) => (starts[place + 1] ?? order.size) - start);
}

function countEachPrice(table: ProductTable, products: Bitset, boundaries: readonly number[]): number[] {
  const counts = boundaries.map(() => 0);
  for (const ordinal of products.toArray()) {
    const bucket = bucketOf(table.priceOf(ordinal), boundaries);
    if (bucket >= 0) counts[bucket] = (counts[bucket] ?? 0) + 1;
  }
  return counts;
}

/** The last boundary that is not above the price; −1 below them all. */
function bucketOf(price: number, boundaries: readonly number[]): number {
  let low = 0;
  let high = boundaries.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((boundaries[middle] ?? 0) <= price) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
