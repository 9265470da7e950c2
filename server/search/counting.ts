import type { IndexedField } from './catalogueEntry.ts';
import { ProductSet } from './productSet.ts';
import type { ProductTable } from './productTable.ts';
import { addCounts } from './sums.ts';

/** A set whose counts are known without looking at its products. */
export interface Counted {
  size: number;
  products(): ProductSet;
  /** By code; null when they are not known after all. */
  counts(): Uint32Array | null;
  /** It may lack some of the products that are to be counted. */
  mayLack?: boolean;
}

/**
 * How many of the products have each value, by code; of other fields than a given one the counts may be anything. Counting walks the
 * products, or those by which they differ from a set that is counted already, whichever are fewer; of one field it may look at the products of its
 * values instead.
 */
export function countValues(
  table: ProductTable,
  products: ProductSet,
  nearby: readonly Counted[],
  field: IndexedField | null = null,
): Uint32Array {
  const all: Counted = { size: table.live.size, products: () => table.live, counts: () => table.values.sizes() };
  const byDistance = [...nearby, all]
    .map((known) => ({ known, distance: distanceTo(products, known) }))
    .filter(({ distance }) => distance === 0 || distance < products.size)
    .sort((left, right) => left.distance - right.distance);
  const isEachCheaper = (steps: number) => field !== null && table.values.costOfEach(products, field) < steps;
  for (const { known, distance } of byDistance) {
    if (distance > 0 && isEachCheaper(distance)) break;
    const counts = known.counts();
    if (counts === null) continue;
    if (distance > 0) addDifference(table, counts, { products, known, field });
    return counts;
  }
  return field !== null && isEachCheaper(products.size) ? table.values.countEach(products, field) : table.values.count(products, { field });
}

function addDifference(
  { values }: ProductTable,
  counts: Uint32Array,
  { products, known, field }: { products: ProductSet; known: Counted; field: IndexedField | null },
): void {
  addCounts(counts, values.count(known.products(), { field, except: products }), -1);
  if (known.mayLack === true) addCounts(counts, values.count(products, { field, except: known.products() }), 1);
}

/** Products that are in the one and not in the other; Infinity when they are too many to be worth finding out. */
function distanceTo(products: ProductSet, known: Counted): number {
  if (known.mayLack !== true) return known.size - products.size;
  if (known.size >= 2 * products.size || products.size >= 2 * known.size) return Infinity;
  return known.size + products.size - 2 * ProductSet.common(known.products(), products);
}
