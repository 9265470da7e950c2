import { setImmediate } from 'node:timers/promises';
import { MAX_FIRST, MAX_SEARCH_LENGTH } from '#schema/rules/limits.ts';
import { normaliseIdentifier } from '#schema/rules/normaliseText.ts';
import { BadInput } from './errors.ts';

/** Page arguments: `page` counts from 1 and cannot be combined with `after`. */
export interface PageArguments {
  first: number;
  after: string | null;
  page: number | null;
}

/** Validates `first`: 1 to `max`. */
export function checkFirst(first: number, max: number = MAX_FIRST): number {
  if (first < 1 || first > max) throw new BadInput(`\`first\` must be from 1 to ${max}.`);
  return first;
}

/** Validates the length of a search query and normalises it. A missing query becomes an empty string. */
export function checkQuery(query: string | null | undefined): string {
  if ((query ?? '').length > MAX_SEARCH_LENGTH) throw new BadInput(`\`query\` must have at most ${MAX_SEARCH_LENGTH} characters.`);
  return normaliseIdentifier(query ?? '');
}

/** Page arguments as requested. */
export interface PageRequest {
  first?: number | null;
  after?: string | null;
  page?: number | null;
}

/** Validates page arguments; missing ones become null. */
export function checkPage(requested: PageRequest, limits: { defaultFirst: number; maxFirst?: number }): PageArguments {
  const first = checkFirst(requested.first ?? limits.defaultFirst, limits.maxFirst);
  const after = requested.after ?? null;
  const page = requested.page ?? null;
  if (page !== null && page < 1) throw new BadInput('`page` must be 1 or more.');
  if (page !== null && after !== null) throw new BadInput('`page` and `after` exclude each other: give one of them.');
  return { first, after, page };
}

/** A position in a list sorted by `sort`: the sort key and id of the last item seen. */
export interface CursorPlace {
  key: number | string;
  id: string;
}

/** Encodes a position as an opaque string. */
export function encodeCursor(sort: string, { key, id }: CursorPlace): string {
  return Buffer.from(JSON.stringify([sort, key, id])).toString('base64url');
}

/** Decodes a cursor from `encodeCursor`. Throws BadInput for anything else, and for cursors with a different sort. */
export function decodeCursor(sort: string, cursor: string, keyType: 'number' | 'string'): CursorPlace {
  const parts = parse(cursor);
  if (parts === null || (parts.sort === sort && typeof parts.key !== keyType))
    throw new BadInput('`after` is not a cursor: give the `endCursor` of a page.');
  if (parts.sort !== sort) throw new BadInput('`after` belongs to a list in another order: start again without it.');
  return { key: parts.key, id: parts.id };
}

function parse(cursor: string): (CursorPlace & { sort: string }) | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (!Array.isArray(value) || value.length !== 3) return null;
    const [sort, key, id] = value as unknown[];
    const isKey = typeof key === 'string' || (typeof key === 'number' && Number.isFinite(key));
    return typeof sort === 'string' && typeof id === 'string' && isKey ? { sort, key, id } : null;
  } catch {
    return null;
  }
}

/** An item's position: its sort key, then its id, which makes it unique. */
export interface Place {
  key: string;
  id: string;
}

export interface Ordering<Item> {
  /** Name of the sort order in cursors; a cursor with a different order is rejected. */
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

/** Items after a position, even if its item no longer exists, or a page by its number from 1. Throws BadInput for an invalid cursor. */
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

/** The pages of a list in turn, with other work running in between. */
export async function* pagesOf<Page extends Pick<SortedPage<unknown>, 'nodes' | 'pageInfo'>>(
  read: (after: string | null) => Page,
): AsyncGenerator<Page, void> {
  let after: string | null = null;
  for (;;) {
    const page = read(after);
    yield page;
    if (!page.pageInfo.hasNextPage) return;
    after = page.pageInfo.endCursor;
    await setImmediate();
  }
}

/** A page of `totalCount` items, following the first `skipped`. */
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

/** A cursor's position. Throws BadInput for a cursor with a different order. */
export function placeAt(name: string, cursor: string): Place {
  const { key, id } = decodeCursor(name, cursor, 'string');
  return { key: String(key), id };
}

/** Ascending by key, then by id. */
export function upward(left: Place, right: Place): number {
  return compareText(left.key, right.key) || compareText(left.id, right.id);
}

/** Descending by key, which is an ISO 8601 timestamp; equal keys are ordered by ascending id. */
export function newestFirst(left: Place, right: Place): number {
  return compareText(right.key, left.key) || compareText(left.id, right.id);
}

function compareText(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
