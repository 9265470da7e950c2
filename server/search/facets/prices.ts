import { PRICE_STEPS } from './priceBuckets.ts';
import type { ProductSet } from '#server/search/index/productSet.ts';
import type { ProductTable } from '#server/search/index/productTable.ts';

/** Up to this many products are scanned for their prices; more are scanned too if lookups are slow and no member is met within `STEPS`. */
const LOOKED_THROUGH = 1000;
const STEPS = 2048;

interface Edges {
  /** Cents; null when there are no products. */
  minCents: number | null;
  maxCents: number | null;
}

/** Lowest and highest price, located by the buckets where they lie; `counts` are the facet counts of the products by code. */
export function priceEdges(table: ProductTable, products: ProductSet, counts: Uint32Array): Edges {
  if (products.size <= LOOKED_THROUGH) return edgesOf(table, products);
  const codes = table.values.valuesOf('priceFrom');
  const reaching = PRICE_STEPS.map((start) => counts[codes.get(String(start)) ?? -1] ?? 0);
  const order = table.order('PRICE_ASC');
  const steps = products.isMany ? Infinity : STEPS;
  const lowestFrom = beginningOf(
    table,
    reaching.findLastIndex((count) => count === products.size),
  );
  const [lowest] = order.take(products, { from: lowestFrom, limit: 1, steps }) ?? [];
  const highestBefore = beginningOf(table, reaching.findLastIndex((count) => count > 0) + 1);
  const [highest] = order.takeBefore(products, { from: highestBefore, limit: 1, steps }) ?? [];
  if (lowest === undefined || highest === undefined) return edgesOf(table, products);
  return { minCents: table.priceOf(lowest), maxCents: table.priceOf(highest) };
}

/** Offset of a bucket in the price order: products below its lower bound come before it. */
function beginningOf({ values, live }: ProductTable, step: number): number {
  return step === PRICE_STEPS.length ? live.size : live.size - values.having('priceFrom', String(PRICE_STEPS[step])).size;
}

function edgesOf(table: ProductTable, products: ProductSet): Edges {
  if (products.size === 0) return { minCents: null, maxCents: null };
  let [minCents, maxCents] = [Infinity, -Infinity];
  products.inRuns((run) => {
    for (let at = 0; at < run.length; at += 1) {
      const price = table.priceOf(run[at] ?? 0);
      if (price < minCents) minCents = price;
      if (price > maxCents) maxCents = price;
    }
  });
  return { minCents, maxCents };
}

/** Products per range, from each boundary (cents, ascending) to the next; the last range is open-ended. */
export function countPrices(table: ProductTable, products: ProductSet, counts: Uint32Array, boundaries: readonly number[]): number[] {
  const below = boundaries.map((boundary) => countBelow(table, products, counts, boundary));
  return below.map((count, place) => (below[place + 1] ?? products.size) - count);
}

/** Whole buckets below the boundary are counted; of the bucket that contains it, the products are scanned. */
function countBelow(table: ProductTable, products: ProductSet, counts: Uint32Array, boundary: number): number {
  const start = PRICE_STEPS.findLast((step) => step <= boundary) ?? 0;
  const code = table.values.valuesOf('priceFrom').get(String(start));
  let count = products.size - (code === undefined ? 0 : (counts[code] ?? 0));
  if (boundary > start) for (const ordinal of pricedFrom(table, start, boundary)) if (products.has(ordinal)) count += 1;
  return count;
}

/** Products with `fromCents` ≤ price < `belowCents`, cheapest first. */
export function pricedFrom(table: ProductTable, fromCents: number, belowCents: number): Uint32Array {
  const order = table.order('PRICE_ASC');
  const start = order.firstWhere((ordinal) => table.priceOf(ordinal) >= fromCents);
  return order.range(
    start,
    order.firstWhere((ordinal) => table.priceOf(ordinal) >= belowCents),
  );
}
