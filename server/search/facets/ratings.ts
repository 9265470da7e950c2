import { RATING_STEPS } from '#server/search/catalogueEntry.ts';
import { ProductSet } from '#server/search/index/productSet.ts';
import type { ProductTable } from '#server/search/index/productTable.ts';
import type { Counted, Range } from './counting.ts';

/** Products with at least this average rating: those that reach the next whole threshold, plus those in between. */
export function ratedFrom(table: ProductTable, min: number): Range {
  const above = RATING_STEPS.filter((step) => Number(step) >= min).at(-1);
  const below = RATING_STEPS.find((step) => Number(step) <= min);
  const best = above === undefined ? new ProductSet() : table.values.having('rating', above);
  const products = ProductSet.union([best, ProductSet.of(ratedBetween(table, min, Number(above ?? Infinity)))]);
  return { products, around: below === undefined ? [] : [havingAll(table, below)] };
}

function havingAll({ values }: ProductTable, step: string): Counted {
  const products = values.having('rating', step);
  return { size: products.size, products: () => products, counts: () => values.countHaving('rating', [step]) };
}

/** Products with `min` ≤ average < `below`. */
function ratedBetween(table: ProductTable, from: number, below: number): Uint32Array {
  const order = table.orders.of('AVERAGE');
  const isBelow = (average: number) => (ordinal: number) => table.keys.number('AVERAGE', ordinal) < average;
  const start = below === Infinity ? 0 : order.firstWhere(isBelow(below));
  return order.range(start, order.firstWhere(isBelow(from)));
}
