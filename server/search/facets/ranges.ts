import type { Counted } from './counting.ts';
import { pricedFrom } from './prices.ts';
import { PRICE_STEPS } from './priceBuckets.ts';
import { ProductSet } from '#server/search/index/productSet.ts';
import type { ProductTable } from '#server/search/index/productTable.ts';
import { ratingKey } from '#server/search/sort/keyColumns.ts';
import { RATING_STEPS } from '#server/search/catalogueEntry.ts';

/** Products in a range, and the precomputed set around it. */
export interface Range {
  products: ProductSet;
  around: Counted | null;
}

/** Price range in cents, both ends inclusive: precomputed whole buckets plus the products at its two ends. */
export function pricedBetween(table: ProductTable, min: number, max: number): Range {
  if (min > max) return { products: new ProductSet(), around: null };
  const from = PRICE_STEPS.find((start) => start >= min) ?? Infinity;
  // The last bucket is open-ended, so it is whole only in an open-ended range.
  const to = max === Infinity ? Infinity : (PRICE_STEPS.findLast((start) => start <= max + 1) ?? 0);
  const around = stepsBetween(
    table,
    PRICE_STEPS.findLast((start) => start <= min) ?? 0,
    PRICE_STEPS.find((start) => start > max) ?? Infinity,
  );
  if (to <= from) return { products: ProductSet.of(pricedFrom(table, min, max + 1)), around };
  const ends = [pricedFrom(table, min, from), pricedFrom(table, to, max + 1)];
  return { products: ProductSet.withMore(stepsBetween(table, from, to).products(), ends, table.capacity), around };
}

/** All products from the start of one bucket to the start of another. */
function stepsBetween({ values }: ProductTable, from: number, to: number): Counted {
  const reaching = values.having('priceFrom', String(from));
  const beyond = values.having('priceFrom', String(to));
  return {
    size: reaching.size - beyond.size,
    products: () => (beyond.size === 0 ? reaching : reaching.without(beyond)),
    counts: () => values.countBetween('priceFrom', String(from), String(to)),
  };
}

/** Products with at least this average rating: those of the next whole step above, plus those in between. */
export function ratedFrom(table: ProductTable, min: number): Range {
  const above = RATING_STEPS.filter((step) => Number(step) >= min).at(-1);
  const below = RATING_STEPS.find((step) => Number(step) <= min);
  const best = above === undefined ? new ProductSet() : table.values.having('rating', above);
  const products =
    above !== undefined && Number(above) === min
      ? best
      : ProductSet.withMore(best, [ratedBetween(table, min, Number(above ?? Infinity))], table.capacity);
  return { products, around: below === undefined ? null : havingAll(table, below) };
}

function havingAll({ values }: ProductTable, step: string): Counted {
  const products = values.having('rating', step);
  return { size: products.size, products: () => products, counts: () => values.countHaving('rating', [step]) };
}

/** Products with `min` ≤ average < `below`. */
function ratedBetween(table: ProductTable, from: number, below: number): Uint32Array {
  const order = table.order('RATING');
  const isBelow = (average: number) => (ordinal: number) => table.keys.number('RATING', ordinal) < ratingKey(average, 0);
  const start = below === Infinity ? 0 : order.firstWhere(isBelow(below));
  return order.range(start, order.firstWhere(isBelow(from)));
}
