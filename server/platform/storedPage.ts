import type { CollectionName } from '#server/store/documents/collections.ts';
import type { Reader } from '#server/store/store.ts';
import type { Query, Stored, Where } from '#server/store/transaction.ts';
import { decodeCursor, encodeCursor, type SortedPage } from './pagination.ts';

/** A sort order of a collection by one of its keys. Equal keys are ordered by id, in the same direction. */
export interface StoredOrder<Name extends CollectionName> {
  /** Name of the sort order in cursors; a cursor with a different order is rejected. */
  name: string;
  orderBy: NonNullable<Query<Name>['orderBy']>;
  isDescending: boolean;
  keyType: 'string' | 'number';
}

export type StoredPage<Name extends CollectionName> = Omit<SortedPage<Stored<Name>>, 'pageCount'>;

/** A page of documents, of which the store reads no more than `first`. Throws BadInput for an invalid cursor. */
export async function storedPage<Name extends CollectionName>(
  reader: Reader,
  collection: Name,
  where: Where<Name>,
  { name, orderBy, isDescending, keyType }: StoredOrder<Name>,
  { first, after: cursor }: { first: number; after?: string | null },
): Promise<StoredPage<Name>> {
  const place = cursor == null ? null : decodeCursor(name, cursor, keyType);
  const after = place && JSON.stringify([place.key, place.id]);
  const [{ items: nodes, next }, totalCount] = await Promise.all([
    reader.query(collection, { where, orderBy, isDescending, after, limit: first }),
    reader.count(collection, where),
  ]);
  const edges = nodes.map((node) => {
    const key = (node as unknown as Record<string, string | number>)[orderBy] ?? '';
    return { node, cursor: encodeCursor(name, { key, id: node.id }) };
  });
  const [startCursor = null, endCursor = null] = [edges[0]?.cursor, edges.at(-1)?.cursor];
  return { edges, nodes, totalCount, pageInfo: { hasNextPage: next !== null, hasPreviousPage: after !== null, startCursor, endCursor } };
}
