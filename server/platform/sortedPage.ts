/** Pagination of lists sorted in memory, whatever they hold and however they are sorted. */
import { decodeCursor, encodeCursor } from './cursor.ts';

/** Position of an item: its sort key, then its id, so that positions are unique. */
export interface Place {
  key: string;
  id: string;
}

export interface Ordering<Item> {
  /** Name of the order in cursors: a cursor of another order is refused. */
  name: string;
  placeOf: (item: Item) => Place;
  compare: (left: Place, right: Place) => number;
}

export interface SortedPage<Item> {
  edges: { node: Item; cursor: string }[];
  nodes: Item[];
  totalCount: number;
  /** Number of pages of this size. */
  pageCount: number;
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
}

/** Items after a position, whether its item still exists or not, or a page by its number from 1. BadInput for a broken cursor. */
export function sortedPage<Item>(
  items: readonly Item[],
  { name, placeOf, compare }: Ordering<Item>,
  { first, after, page = null }: { first: number; after: string | null; page?: number | null },
): SortedPage<Item> {
  const placed = items.map((node) => ({ node, place: placeOf(node) })).sort((left, right) => compare(left.place, right.place));
  const skipped = after === null ? ((page ?? 1) - 1) * first : countUpTo(placeAt(name, after));
  const nodes = placed.slice(skipped, skipped + first).map(({ node }) => node);
  return cursorsOf(nodes, { name, placeOf }, { first, skipped, totalCount: placed.length });

  function countUpTo(last: Place): number {
    return placed.filter(({ place }) => compare(place, last) <= 0).length;
  }
}

/** A page cut out of `totalCount` items after the first `skipped`. */
export function cursorsOf<Item>(
  nodes: Item[],
  { name, placeOf }: Pick<Ordering<Item>, 'name' | 'placeOf'>,
  { first, skipped, totalCount }: { first: number; skipped: number; totalCount: number },
): SortedPage<Item> {
  const edges = nodes.map((node) => ({ node, cursor: encodeCursor(name, placeOf(node)) }));
  return {
    edges,
    nodes,
    totalCount,
    pageCount: Math.ceil(totalCount / first),
    pageInfo: {
      hasNextPage: skipped + first < totalCount,
      hasPreviousPage: skipped > 0 && totalCount > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

/** Position of a cursor. BadInput for a cursor of another order. */
export function placeAt(name: string, cursor: string): Place {
  const { key, id } = decodeCursor(name, cursor, 'string');
  return { key: String(key), id };
}

/** Ascending by key, then by id. */
export function upward(left: Place, right: Place): number {
  return compareText(left.key, right.key) || compareText(left.id, right.id);
}

/** Descending by key, an ISO 8601 timestamp; equal keys ascending by id. */
export function newestFirst(left: Place, right: Place): number {
  return compareText(right.key, left.key) || compareText(left.id, right.id);
}

function compareText(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
