import { PRICE_STEPS } from '#server/search/catalogueEntry.ts';
import { ProductSet } from '#server/search/index/productSet.ts';
import type { ProductTable } from '#server/search/index/productTable.ts';
import type { Counted, Range } from './counting.ts';

/** Up to this many products are scanned for their prices; larger sets are scanned if lookups are slow and find no member within `STEPS`. */
const LOOKED_THROUGH = 1000;
const STEPS = 2048;

interface Edges {
  /** Cents; null when there are no products. */
  minCents: number | null;
  maxCents: number | null;
}

/** Lowest and highest price, located through their buckets. `counts` are the products' facet counts by code. */
export function priceEdges(table: ProductTable, products: ProductSet, counts: Uint32Array): Edges {
  if (products.size <= LOOKED_THROUGH) return edgesOf(table, products);
  const codes = table.values.valuesOf('priceFrom');
  const reaching = PRICE_STEPS.map((start) => counts[codes.get(String(start)) ?? -1] ?? 0);
  const steps = products.isMany ? Infinity : STEPS;
  const below = beginningOf(
    table,
    reaching.findLastIndex((count) => count === products.size),
  );
  const above = table.live.size - beginningOf(table, reaching.findLastIndex((count) => count > 0) + 1);
  const [lowest] = table.orders.of('PRICE_ASC').take(products, { from: below, limit: 1, steps }) ?? [];
  const [highest] = table.orders.of('PRICE_DESC').take(products, { from: above, limit: 1, steps }) ?? [];
  if (lowest === undefined || highest === undefined) return edgesOf(table, products);
  return { minCents: table.priceOf(lowest), maxCents: table.priceOf(highest) };
}

/** A bucket's offset in the price order; products below its lower bound precede it. */
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

/** Counts whole buckets below the boundary, and scans the bucket that contains it. */
function countBelow(table: ProductTable, products: ProductSet, counts: Uint32Array, boundary: number): number {
  const start = PRICE_STEPS.findLast((step) => step <= boundary) ?? 0;
  const code = table.values.valuesOf('priceFrom').get(String(start));
  let count = products.size - (code === undefined ? 0 : (counts[code] ?? 0));
  if (boundary > start) for (const ordinal of pricedFrom(table, start, boundary)) if (products.has(ordinal)) count += 1;
  return count;
}

/** Products with `fromCents` ≤ price < `belowCents`, cheapest first. */
function pricedFrom(table: ProductTable, fromCents: number, belowCents: number): Uint32Array {
  const order = table.orders.of('PRICE_ASC');
  const start = order.firstWhere((ordinal) => table.priceOf(ordinal) >= fromCents);
  return order.range(
    start,
    order.firstWhere((ordinal) => table.priceOf(ordinal) >= belowCents),
  );
}

/** Products in a price range in cents, both ends inclusive: whole buckets, plus the products at either end. */
export function pricedBetween(table: ProductTable, min: number, max: number): Range {
  if (min > max) return { products: new ProductSet(), around: [] };
  const from = PRICE_STEPS.find((start) => start >= min) ?? Infinity;
  // The last bucket is included as a whole only if the range is open-ended.
  const to = max === Infinity ? Infinity : (PRICE_STEPS.findLast((start) => start <= max + 1) ?? 0);
  const lowest = PRICE_STEPS.findLast((start) => start <= min) ?? 0;
  const around = [stepsBetween(table, lowest, PRICE_STEPS.find((start) => start > max) ?? Infinity)];
  if (to <= from) return { products: ProductSet.of(pricedFrom(table, min, max + 1)), around };
  const ends = [pricedFrom(table, min, from), pricedFrom(table, to, max + 1)].map((end) => ProductSet.of(end));
  return { products: ProductSet.union([stepsBetween(table, from, to).products(), ...ends]), around };
}

/** All products from the start of one bucket up to the start of another. */
function stepsBetween({ values }: ProductTable, from: number, to: number): Counted {
  const reaching = values.having('priceFrom', String(from));
  const beyond = values.having('priceFrom', String(to));
  return {
    size: reaching.size - beyond.size,
    products: () => (beyond.size === 0 ? reaching : reaching.without(beyond)),
    counts: () => values.countBetween('priceFrom', String(from), String(to)),
  };
}
