import type { CollectionName } from '../documents/collections.ts';
import type { Change, Stored } from '../store.ts';
import type { StoredDocument } from './storedDocument.ts';

/*
 * Tables and layers keep the documents of all collections in one shape, as cargo with an id and a version. Here, and nowhere else, a document
 * gets the type of its collection back, or gives it up. The compiler cannot follow that: what vouches for it is that a document enters a table
 * only through `put`, which takes that type, or from a file that this shop wrote and whose checksum holds.
 */

/** A document with the type of its collection. */
export function typed<Name extends CollectionName>(_collection: Name, document: StoredDocument): Stored<Name> {
  return document as unknown as Stored<Name>; // see above
}

/** A document as tables keep it. */
export function untyped<Name extends CollectionName>(_collection: Name, document: Stored<Name>): StoredDocument {
  return document as unknown as StoredDocument; // see above
}

/** A write as listeners hear of it. */
export function changeOf(collection: CollectionName, id: string, document: StoredDocument | null): Change {
  return { collection, id, document } as unknown as Change; // see above: the document is one of this collection
}
