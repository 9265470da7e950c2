import type { Hit, PageRequest } from '../catalogueQuery.ts';
import { firstIndex } from '../index/sortedLists.ts';
import type { ProductSet } from '../index/productSet.ts';
import type { ProductTable } from '../index/productTable.ts';
import type { StoredSort } from './storedOrders.ts';

/** From this ratio of ordinals to k on, scanning for the first k is faster than sorting all. */
const SORTED_SHARE = 4;

/** The first `count` ordinals by `compare`, sorted; does not modify the input. */
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
    const place = firstIndex(first.length, (at) => compare(first[at] ?? 0, ordinal) > 0);
    first.splice(place, 0, ordinal);
  }
  return first;
}

/** The number at index `place` of the sorted numbers (Hoare's quickselect); does not modify the input. */
export function quickselect(numbers: Float64Array, place: number): number {
  const list = numbers.slice();
  let low = 0;
  let high = list.length - 1;
  while (low < high) {
    const pivot = list[(low + high) >>> 1] ?? 0;
    let left = low;
    let right = high;
    while (left <= right) {
      while ((list[left] ?? 0) < pivot) left += 1;
      while ((list[right] ?? 0) > pivot) right -= 1;
      if (left > right) break;
      const swapped = list[left] ?? 0;
      list[left] = list[right] ?? 0;
      list[right] = swapped;
      left += 1;
      right -= 1;
    }
    if (place <= right) high = right;
    else if (place >= left) low = left;
    else break;
  }
  return list[place] ?? 0;
}

/** Cost of picking out one product, in steps along a sort index. */
const STEPS_PER_PRODUCT = 10;
/** From this many steps on, converting the set to a bitmap for lookups pays off. */
const LONG_WALK = 200;
/** Up to this many products are sorted by string keys rather than collected along the whole order. */
const SORTED_UP_TO = 500;

/** A page in one of the sort indexes. */
export function pageOfOrder(table: ProductTable, products: ProductSet, sort: StoredSort, request: PageRequest): Hit[] {
  const order = table.orders.of(sort);
  return ordinalsOfPage(table, products, sort, request).map((ordinal) => order.positionOf(ordinal));
}

/** The ordinals of a page: collected along the sort index where matches are dense, otherwise selected from the matches. */
export function ordinalsOfPage(
  table: ProductTable,
  products: ProductSet,
  sort: StoredSort,
  request: Omit<PageRequest, 'sort'>,
): readonly number[] {
  const { after, offset = 0, limit } = request;
  const order = table.orders.of(sort);
  if (limit <= 0 || offset >= products.size) return [];
  const from = after === undefined ? 0 : order.firstWhere((ordinal) => order.comparePosition(ordinal, after) > 0);
  if (products === table.live) return [...order.range(from + offset, Math.min(order.size, from + offset + limit))];
  const behind = Math.max(0, products.size - offset - limit);
  const isFromEnd = after === undefined && behind < offset;
  const expected = ((isFromEnd ? behind : offset) + limit) * (order.size / products.size);
  const isWhole = table.orders.isText(sort) && products.size > SORTED_UP_TO;
  const affordable = products.size * STEPS_PER_PRODUCT;
  if (!isWhole && expected > affordable) return pickOut(table, products, sort, { after, offset, limit });
  const most = isWhole ? Infinity : affordable;
  const members = isWhole || expected > LONG_WALK ? products.asBitmap() : products;
  const near = isFromEnd
    ? order.takeBefore(members, { skip: behind, limit: Math.min(limit, products.size - offset), steps: most })
    : order.take(members, { from, skip: offset, limit, steps: most });
  return near ?? pickOut(table, products, sort, { after, offset, limit });
}

/** Pages far from dense matches: selects the products with the page's keys, then sorts them. */
function pickOut(
  table: ProductTable,
  products: ProductSet,
  sort: StoredSort,
  { after, offset, limit }: Pick<PageRequest, 'after' | 'limit'> & { offset: number },
): number[] {
  const order = table.orders.of(sort);
  const compare = (left: number, right: number) => order.compare(left, right);
  const all = products.ordinals();
  const rest = after === undefined ? all : all.filter((ordinal) => order.comparePosition(ordinal, after) > 0);
  const end = offset + limit;
  const numbers = rest.length > SORTED_UP_TO && end < rest.length ? table.orders.numbersOf(sort, rest) : null;
  if (numbers === null) return topK(rest, Math.min(end, rest.length), compare).slice(offset);
  const last = quickselect(numbers, end - 1);
  const before = rest.filter((_, place) => (numbers[place] ?? 0) < last);
  const page = topK(before, before.length, compare).slice(offset, end);
  // Ties with the last key of the page may be many: they are contiguous in the sort index.
  const like = rest[numbers.indexOf(last)] ?? 0;
  const behindAfter = (ordinal: number) => after === undefined || order.comparePosition(ordinal, after) > 0;
  const from = order.firstWhere((ordinal) => order.compareKeys(ordinal, like) >= 0 && behindAfter(ordinal));
  const skip = Math.max(0, offset - before.length);
  return [...page, ...(order.take(products.asBitmap(), { from, skip, limit: limit - page.length }) ?? [])];
}
