import { COLLECTION_NAMES } from '#server/store/documents/collections.ts';
import type { CollectionName } from '#server/store/documents/collections.ts';
import { deepFreeze, SharedValues } from './frozenDocument.ts';
import type { StoredDocument } from './storedDocument.ts';

/** Values that fields can be looked up by. */
export type IndexedValue = string | number | boolean | null;

const NO_IDS: readonly string[] = [];

/** Document ids by the value of a field. Most values have one id: a set is allocated for the second. */
class IdIndex {
  private readonly ids = new Map<unknown, string | Set<string>>();

  add(value: unknown, id: string): void {
    const known = this.ids.get(value);
    if (known === undefined) this.ids.set(value, id);
    else if (typeof known !== 'string') known.add(id);
    else if (known !== id) this.ids.set(value, new Set([known, id]));
  }

  remove(value: unknown, id: string): void {
    const known = this.ids.get(value);
    if (typeof known === 'object') known.delete(id);
    if (known === id || (typeof known === 'object' && known.size === 0)) this.ids.delete(value);
  }

  /** Ids with a value, unordered. */
  of(value: unknown): readonly string[] {
    const known = this.ids.get(value);
    if (known === undefined) return NO_IDS;
    return typeof known === 'string' ? [known] : [...known];
  }
}

/** Committed documents of one collection in memory, with an index for each field that was ever queried. */
export class Table {
  private readonly byId = new Map<string, StoredDocument>();
  private readonly indexes = new Map<string, IdIndex>();
  /** Sorted ids; null after ids were added or removed. */
  private idsInOrder: readonly string[] | null = null;
  /** Values that its documents share. */
  readonly shared = new SharedValues();

  get size(): number {
    return this.byId.size;
  }

  /** The document, deeply frozen. */
  get(id: string): StoredDocument | undefined {
    const document = this.byId.get(id);
    // Documents from disk are frozen on first access: most are never read.
    return document === undefined || Object.isFrozen(document) ? document : deepFreeze(document);
  }

  /** All documents; some may not be frozen yet. */
  documents(): IterableIterator<StoredDocument> {
    return this.byId.values();
  }

  /** Sets a document, or removes it with null. Changes the receiver. */
  apply(id: string, document: StoredDocument | null): void {
    const before = this.byId.get(id);
    if (document === null) this.byId.delete(id);
    else this.byId.set(id, document);
    if ((before === undefined) !== (document === null)) this.idsInOrder = null;
    for (const [field, index] of this.indexes) {
      if (before !== undefined) index.remove(before[field], id);
      if (document !== null) index.add(document[field], id);
    }
  }

  /** All ids in code unit order. */
  sortedIds(): readonly string[] {
    this.idsInOrder ??= [...this.byId.keys()].sort();
    return this.idsInOrder;
  }

  /** Ids of documents with this value in a top-level field, unordered. The first call for a field builds its index. */
  idsBy(field: string, value: IndexedValue): readonly string[] {
    let index = this.indexes.get(field);
    if (index === undefined) {
      index = new IdIndex();
      for (const document of this.byId.values()) index.add(document[field], document.id);
      this.indexes.set(field, index);
    }
    return index.of(value);
  }
}

export type Tables = Readonly<Record<CollectionName, Table>>;

/** An empty table for every collection. */
export function emptyTables(): Tables {
  return Object.fromEntries(COLLECTION_NAMES.map((name) => [name, new Table()])) as Record<CollectionName, Table>;
}
