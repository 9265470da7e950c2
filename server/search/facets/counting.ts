import type { IndexedField } from '#server/search/catalogueEntry.ts';
import { ProductSet } from '#server/search/index/productSet.ts';
import type { ProductTable } from '#server/search/index/productTable.ts';
import { addCounts } from './facetCounts.ts';

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
  for (const { known, distance } of byDistance(table, products, nearby)) {
    if (distance > 0 && isEachCheaper(table, products, field, distance)) break;
    const counts = known.counts();
    if (counts === null) continue;
    if (distance > 0) addDifference(table, counts, { products, known, field });
    return counts;
  }
  if (field !== null && isEachCheaper(table, products, field, products.size)) return table.values.countEach(products, field);
  return table.values.count(products, { field });
}

/** The counted sets that are nearer to the products than no set, the nearest first. */
function byDistance(table: ProductTable, products: ProductSet, nearby: readonly Counted[]): { known: Counted; distance: number }[] {
  const near: { known: Counted; distance: number }[] = [];
  for (const known of nearby) {
    const distance = distanceTo(products, known);
    if (distance === 0 || distance < products.size) near.push({ known, distance });
  }
  const { live, values } = table;
  const distance = live.size - products.size;
  if (distance < products.size) near.push({ known: { size: live.size, products: () => live, counts: () => values.sizes() }, distance });
  return near.length > 1 ? near.sort((left, right) => left.distance - right.distance) : near;
}

/** Whether it costs less than so many steps of a walk to look at the products of each value of the field. */
function isEachCheaper({ values }: ProductTable, products: ProductSet, field: IndexedField | null, steps: number): boolean {
  return field !== null && values.costOfEach(products, field) < steps;
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
