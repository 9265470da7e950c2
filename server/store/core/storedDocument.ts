import type { CollectionName } from '#server/store/documents/collections.ts';
import type { Change } from '#server/store/store.ts';
import type { Stored } from '#server/store/transaction.ts';

/** A document in an engine: id, version and opaque fields. Deeply frozen when it leaves its table. */
export interface StoredDocument {
  readonly id: string;
  readonly version: number;
  readonly [field: string]: unknown;
}

/*
 * Tables and layers hold the documents of all collections in one untyped shape. Only the functions below remove and restore the
 * type of a collection. The compiler cannot verify this. It is safe because documents enter a table only through `put`, which
 * takes that type, or from a file that the store wrote and whose checksum is valid.
 */

/** A document with the type of its collection. */
export function typed<Name extends CollectionName>(_collection: Name, document: StoredDocument): Stored<Name> {
  return document as unknown as Stored<Name>; // see above
}

/** A document in the shape that tables hold. */
export function untyped<Name extends CollectionName>(_collection: Name, document: Stored<Name>): StoredDocument {
  return document as unknown as StoredDocument; // see above
}

/** A write as listeners receive it. */
export function changeOf(collection: CollectionName, id: string, document: StoredDocument | null): Change {
  return { collection, id, document } as unknown as Change; // see above: the document is one of this collection
}
