import { COLLECTION_NAMES, type CollectionName } from '#server/store/documents/collections.ts';
import { deepFreeze, SharedValues } from '#server/store/sharedValues.ts';
import type { StoredDocument } from './storedDocument.ts';
import { EqualityIndexes, OrderIndex } from './tableIndexes.ts';

/** A collection's committed documents in memory, with an index for each key that has been queried. */
export class Table {
  private readonly byId = new Map<string, StoredDocument>();
  readonly indexes = new EqualityIndexes(this.byId);
  private readonly orders = new Map<string, OrderIndex>();
  /** Values shared by the table's documents. */
  readonly shared = new SharedValues();

  get size(): number {
    return this.byId.size;
  }

  /** The document, deeply frozen. */
  get(id: string): StoredDocument | undefined {
    const document = this.byId.get(id);
    // Documents from disk are frozen on first access, because most of them are never read.
    return document === undefined || Object.isFrozen(document) ? document : deepFreeze(document);
  }

  /** All documents; some may not be frozen yet. */
  documents(): IterableIterator<StoredDocument> {
    return this.byId.values();
  }

  /** Sets a document, or deletes it if null. */
  apply(id: string, document: StoredDocument | null): void {
    const before = this.byId.get(id);
    if (document === null) this.byId.delete(id);
    else this.byId.set(id, document);
    this.indexes.replace(before, document);
    for (const [field, index] of this.orders) {
      // The order of ids changes only if an id is added or removed.
      if (field !== 'id' || (before === undefined) !== (document === null)) index.touch(id);
    }
  }

  /** Ids in the order of a key or of the id. The first call for a key builds its index. */
  inOrderOf(field: string): OrderIndex {
    let index = this.orders.get(field);
    if (index === undefined) {
      index = new OrderIndex(this.byId, field);
      this.orders.set(field, index);
    }
    return index;
  }
}

export type Tables = Readonly<Record<CollectionName, Table>>;

/** An empty table for every collection. */
export function emptyTables(): Tables {
  return Object.fromEntries(COLLECTION_NAMES.map((name) => [name, new Table()])) as Record<CollectionName, Table>;
}
