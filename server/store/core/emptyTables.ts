import type { CollectionName } from '#server/store/documents/collections.ts';
import type { Tables } from './layeredReader.ts';
import { COLLECTION_NAMES } from './storedDocument.ts';
import { Table } from './table.ts';

/** An empty table for every collection. */
export function emptyTables(): Tables {
  return Object.fromEntries(COLLECTION_NAMES.map((name) => [name, new Table()])) as Record<CollectionName, Table>;
}
