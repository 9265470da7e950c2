import { deepFreeze } from './deepFreeze.ts';
import { IdIndex } from './idIndex.ts';
import { SharedValues } from './sharedValues.ts';
import type { StoredDocument } from './storedDocument.ts';

/** Values that fields can be looked up by. */
export type IndexedValue = string | number | boolean | null;

/** Committed documents of one collection in memory, with an index for each field that was ever queried. */
export class Table {
  readonly #documents = new Map<string, StoredDocument>();
  readonly #indexes = new Map<string, IdIndex>();
  /** Sorted ids; null after ids were added or removed. */
  #sortedIds: readonly string[] | null = null;
  /** Values that its documents share. */
  readonly shared = new SharedValues();

  get size(): number {
    return this.#documents.size;
  }

  /** The document, deeply frozen. */
  get(id: string): StoredDocument | undefined {
    const document = this.#documents.get(id);
    // Documents from disk are frozen on first access: most are never read.
    return document === undefined || Object.isFrozen(document) ? document : deepFreeze(document);
  }

  /** All documents; some may not be frozen yet. */
  documents(): IterableIterator<StoredDocument> {
    return this.#documents.values();
  }

  /** Sets a document, or removes it with null. Changes the receiver. */
  apply(id: string, document: StoredDocument | null): void {
    const before = this.#documents.get(id);
    if (document === null) this.#documents.delete(id);
    else this.#documents.set(id, document);
    if ((before === undefined) !== (document === null)) this.#sortedIds = null;
    for (const [field, index] of this.#indexes) {
      if (before !== undefined) index.remove(before[field], id);
      if (document !== null) index.add(document[field], id);
    }
  }

  /** All ids in code unit order. */
  sortedIds(): readonly string[] {
    this.#sortedIds ??= [...this.#documents.keys()].sort();
    return this.#sortedIds;
  }

  /** Ids of documents with this value in a top-level field, unordered. The first call for a field builds its index. */
  idsBy(field: string, value: IndexedValue): readonly string[] {
    let index = this.#indexes.get(field);
    if (index === undefined) {
      index = new IdIndex();
      for (const document of this.#documents.values()) index.add(document[field], document.id);
      this.#indexes.set(field, index);
    }
    return index.of(value);
  }
}
