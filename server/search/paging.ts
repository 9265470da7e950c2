import type { Bitset } from './bitset.ts';
import type { Hit, PageRequest, SortPosition } from './catalogueQuery.ts';
import type { ProductTable, StoredSort } from './productTable.ts';
import { compareIds } from './sortedOrder.ts';
import type { Term } from './terms.ts';

/** A comparison of two products costs about as much as so many steps along a ready order. */
const STEPS_PER_COMPARISON = 4;

/** A page in one of the orders that are kept. */
export function pageOfOrder(table: ProductTable, products: Bitset, sort: StoredSort, request: PageRequest): Hit[] {
  const ordinals = isWalkCheaper(table, products, request) ? walk(table, products, sort, request) : sortOut(table, products, sort, request);
  const order = table.order(sort);
  return ordinals.map((ordinal) => order.positionOf(ordinal));
}

/** Many matches are met soon on the way along the order; few are sorted sooner. */
function isWalkCheaper(table: ProductTable, products: Bitset, { offset = 0, limit }: PageRequest): boolean {
  const found = Math.max(1, products.size);
  const stepsOfWalk = table.live.size * Math.min(1, (offset + limit) / found);
  return stepsOfWalk <= found * Math.log2(found + 1) * STEPS_PER_COMPARISON;
}

function walk(table: ProductTable, products: Bitset, sort: StoredSort, { after, offset = 0, limit }: PageRequest): number[] {
  const order = table.order(sort);
  const isUnfiltered = products === table.live;
  let place = after === undefined ? 0 : order.firstWhere((ordinal) => order.comparePosition(ordinal, after) > 0);
  let toSkip = offset;
  if (isUnfiltered) {
    place += toSkip;
    toSkip = 0;
  }
  const page: number[] = [];
  for (; place < order.size && page.length < limit; place += 1) {
    const ordinal = order.at(place);
    if (!products.has(ordinal)) continue;
    if (toSkip > 0) toSkip -= 1;
    else page.push(ordinal);
  }
  return page;
}

function sortOut(table: ProductTable, products: Bitset, sort: StoredSort, { after, offset = 0, limit }: PageRequest): number[] {
  const order = table.order(sort);
  const ordinals = [...products.toArray()];
  const rest = after === undefined ? ordinals : ordinals.filter((ordinal) => order.comparePosition(ordinal, after) > 0);
  return rest.sort((left, right) => order.compare(left, right)).slice(offset, offset + limit);
}

/** A page of the best hits first; equally good ones by id. Without words every product is equally good. */
export function pageByRelevance(table: ProductTable, products: Bitset, terms: readonly Term[], request: PageRequest): Hit[] {
  const { after, offset = 0, limit } = request;
  const scores = table.text.scores(terms, products);
  const hits: Hit[] = Array.from(products.toArray(), (ordinal) => ({ key: scores.get(ordinal) ?? 0, id: table.idOf(ordinal) }));
  const rest = after === undefined ? hits : hits.filter((hit) => byScore(hit, after) > 0);
  return rest.sort(byScore).slice(offset, offset + limit);
}

function byScore(left: SortPosition, right: SortPosition): number {
  if (left.key !== right.key) return left.key > right.key ? -1 : 1;
  return compareIds(left.id, right.id);
}
