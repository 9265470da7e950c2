import type { Hit, PageRequest } from '../catalogueQuery.ts';
import { firstIndex } from '../index/sortedLists.ts';
import type { ProductSet } from '../index/productSet.ts';
import type { ProductTable } from '../index/productTable.ts';
import type { StoredSort } from './storedOrders.ts';

/** Above this ratio of ordinals to k, scanning for the first k is faster than sorting all. */
const SORTED_SHARE = 4;

/** The first `count` ordinals according to `compare`, sorted; does not modify the input. */
export function topK(ordinals: Uint32Array, count: number, compare: (left: number, right: number) => number): number[] {
  if (count <= 0) return [];
  if (count * SORTED_SHARE >= ordinals.length) return Array.from(ordinals).sort(compare).slice(0, count);
  const first: number[] = [];
  for (let at = 0; at < ordinals.length; at += 1) {
    const ordinal = ordinals[at] ?? 0;
    if (first.length === count) {
      if (compare(ordinal, first[count - 1] ?? 0) >= 0) continue;
      first.pop();
    }
    const place = firstIndex(first.length, (index) => compare(first[index] ?? 0, ordinal) > 0);
    first.splice(place, 0, ordinal);
  }
  return first;
}

/** Up to this many products are sorted; larger numbers are collected along the sort order. */
const SORTED_UP_TO = 500;
/** Number of steps per product along the order, beyond which searching for the first product is cheaper. */
const STEPS_PER_PRODUCT = 10;

/** A page in the order of one of the sort indexes. */
export function pageOfOrder(table: ProductTable, products: ProductSet, sort: StoredSort, request: PageRequest): Hit[] {
  const order = table.orders.of(sort);
  return ordinalsOfPage(table, products, sort, request).map((ordinal) => order.positionOf(ordinal));
}

/** The ordinals of a page: a few products are sorted, many are collected along the sort index. */
export function ordinalsOfPage(
  table: ProductTable,
  products: ProductSet,
  sort: StoredSort,
  { after, offset = 0, limit }: Omit<PageRequest, 'sort'>,
): readonly number[] {
  const order = table.orders.of(sort);
  if (limit <= 0 || offset >= products.size) return [];
  if (products.size <= SORTED_UP_TO) {
    const all = products.ordinals();
    const rest = after === undefined ? all : all.filter((ordinal) => order.comparePosition(ordinal, after) > 0);
    return topK(rest, offset + limit, (left, right) => order.compare(left, right)).slice(offset);
  }
  const from = after === undefined ? 0 : order.firstWhere((ordinal) => order.comparePosition(ordinal, after) > 0);
  if (products === table.live) return [...order.range(from + offset, Math.min(order.size, from + offset + limit))];
  const members = products.asBitmap();
  const steps = after === undefined ? products.size * STEPS_PER_PRODUCT : Infinity;
  const near = order.take(members, { from, skip: offset, limit, steps });
  return near ?? order.take(members, { from: startOf(table, products, sort), skip: offset, limit }) ?? [];
}

/** Offset in the order before which there are no matching products; 0 for sorts that compare strings. */
function startOf({ orders }: ProductTable, products: ProductSet, sort: StoredSort): number {
  const ordinals = products.ordinals();
  const numbers = orders.numbersOf(sort, ordinals);
  if (numbers === null) return 0;
  const first = ordinals[numbers.indexOf(numbers.reduce((left, right) => Math.min(left, right)))] ?? 0;
  const order = orders.of(sort);
  return order.firstWhere((ordinal) => order.compareKeys(ordinal, first) >= 0);
}
