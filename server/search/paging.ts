import type { Hit, PageRequest } from './catalogueQuery.ts';
import type { ProductSet } from './productSet.ts';
import type { ProductTable, StoredSort } from './productTable.ts';
import { selectSmallest } from './selectSmallest.ts';

/** So few products are sorted sooner than met on the way along the whole order. */
const SORTED_UP_TO = 500;
/** Picking out a product costs about as much as so many steps along the order, in a set that is a bitmap or a list. */
const STEPS_PER_PRODUCT = { many: 4, few: 1 };

const NO_PRODUCTS = new Uint32Array(0);

/** A page in one of the orders that are kept. */
export function pageOfOrder(table: ProductTable, products: ProductSet, sort: StoredSort, request: PageRequest): Hit[] {
  const order = table.order(sort);
  return ordinalsOfPage(table, products, sort, request).map((ordinal) => order.positionOf(ordinal));
}

function ordinalsOfPage(table: ProductTable, products: ProductSet, sort: StoredSort, request: PageRequest): readonly number[] {
  const { after, offset = 0, limit } = request;
  const order = table.order(sort);
  if (limit <= 0 || offset >= products.size) return [];
  if (products.size <= SORTED_UP_TO) return sortOut(table, products.ordinals(), sort, request);
  const from = after === undefined ? 0 : order.firstWhere((ordinal) => order.comparePosition(ordinal, after) > 0);
  if (products === table.live) return [...order.range(from + offset, Math.min(order.size, from + offset + limit))];
  const steps = products.size * STEPS_PER_PRODUCT[products.isMany ? 'many' : 'few'];
  const behind = products.size - offset - limit;
  const walk = (members: ProductSet, most: number) =>
    after === undefined && behind < offset
      ? order.takeBefore(members, { skip: Math.max(0, behind), limit: Math.min(limit, products.size - offset), steps: most })
      : order.take(members, { from, skip: offset, limit, steps: most });
  const near = walk(products, steps);
  if (near !== null) return near;
  // Texts cost so much to compare that the whole order is walked sooner.
  const isText = table.sortNumbers(sort, NO_PRODUCTS) === null;
  return (isText ? walk(products.asBitmap(), Infinity) : null) ?? pickOut(table, products, sort, request);
}

/** Products that lie far from where the page begins: those with the keys of the page are picked out, then sorted. */
function pickOut(table: ProductTable, products: ProductSet, sort: StoredSort, request: PageRequest): number[] {
  const order = table.order(sort);
  const { after, offset = 0, limit } = request;
  const rest =
    after === undefined ? products.ordinals() : products.ordinals().filter((ordinal) => order.comparePosition(ordinal, after) > 0);
  const numbers = table.sortNumbers(sort, rest);
  if (numbers === null || offset + limit >= rest.length) return sortOut(table, rest, sort, { sort, offset, limit });
  const highest = selectSmallest(numbers, offset + limit - 1);
  const near = rest.filter((_, place) => (numbers[place] ?? 0) <= highest);
  return sortOut(table, near, sort, { sort, offset, limit });
}

function sortOut(table: ProductTable, products: Uint32Array, sort: StoredSort, { after, offset = 0, limit }: PageRequest): number[] {
  const order = table.order(sort);
  const ordinals = [...products];
  const rest = after === undefined ? ordinals : ordinals.filter((ordinal) => order.comparePosition(ordinal, after) > 0);
  return rest.sort((left, right) => order.compare(left, right)).slice(offset, offset + limit);
}
