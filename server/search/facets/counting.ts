import type { IndexedField } from '#server/search/catalogueEntry.ts';
import { ProductSet } from '#server/search/index/productSet.ts';
import type { ProductTable } from '#server/search/index/productTable.ts';
import { addCounts } from './facetCounts.ts';

/** A set that has stored facet counts. */
export interface Counted {
  size: number;
  products(): ProductSet;
  /** Counts by code; null if they turn out not to be stored. */
  counts(): Uint32Array | null;
  /** Whether the set may lack some of the products to be counted. */
  isApproximate?: boolean;
}

/** Products in a range of prices or ratings, and the sets with stored facet counts that surround it. */
export interface Range {
  products: ProductSet;
  around: readonly Counted[];
}

/**
 * Facet counts by code. With a `field`, counts of other fields are undefined. Visits either the products or their difference from
 * a set with stored counts, whichever is smaller; for a single field it may intersect the posting lists of its values instead.
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

/** Stored sets that are closer to the products than the empty set, closest first. */
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

/** Whether intersecting the product sets of the field's values costs less than visiting `steps` products. */
function isEachCheaper({ values }: ProductTable, products: ProductSet, field: IndexedField | null, steps: number): boolean {
  return field !== null && values.costOfEach(products, field) < steps;
}

function addDifference(
  { values }: ProductTable,
  counts: Uint32Array,
  { products, known, field }: { products: ProductSet; known: Counted; field: IndexedField | null },
): void {
  addCounts(counts, values.count(known.products(), { field, except: products }), -1);
  if (known.isApproximate === true) addCounts(counts, values.count(products, { field, except: known.products() }), 1);
}

/** Size of the symmetric difference; Infinity if it is too large to be worth computing. */
function distanceTo(products: ProductSet, known: Counted): number {
  if (known.isApproximate !== true) return known.size - products.size;
  if (known.size >= 2 * products.size || products.size >= 2 * known.size) return Infinity;
  return known.size + products.size - 2 * ProductSet.common(known.products(), products);
}
