import type { CollectionName } from '#server/store/documents/collections.ts';
import { IdIndex } from './idIndex.ts';
import type { StoredDocument } from './storedDocument.ts';

const NONE: readonly string[] = [];

interface FieldIndex {
  collection: CollectionName;
  field: string;
  ids: IdIndex;
}

/** Writes that are not in the tables yet: documents by collection and id, null for a deleted one. */
export class Layer {
  readonly #writes = new Map<CollectionName, Map<string, StoredDocument | null>>();
  /** By collection and field: ids that were ever written with a value. */
  readonly #indexes = new Map<string, FieldIndex>();

  get isEmpty(): boolean {
    return this.#writes.size === 0;
  }

  set(collection: CollectionName, id: string, document: StoredDocument | null): void {
    let writes = this.#writes.get(collection);
    if (writes === undefined) {
      writes = new Map();
      this.#writes.set(collection, writes);
    }
    writes.set(id, document);
    if (document === null) return;
    for (const index of this.#indexes.values()) if (index.collection === collection) index.ids.add(document[index.field], id);
  }

  /** Candidate ids for a value of a field: all that have it in this layer, and perhaps some that had it before they were written again. */
  candidates(collection: CollectionName, field: string, value: unknown): readonly string[] {
    if (!this.#writes.has(collection)) return NONE;
    const name = `${collection}.${field}`;
    let index = this.#indexes.get(name);
    if (index === undefined) {
      index = { collection, field, ids: new IdIndex() };
      for (const document of this.#writes.get(collection)?.values() ?? [])
        if (document !== null) index.ids.add(document[field], document.id);
      this.#indexes.set(name, index);
    }
    return index.ids.of(value);
  }

  /** undefined: no write in this layer. */
  get(collection: CollectionName, id: string): StoredDocument | null | undefined {
    return this.#writes.get(collection)?.get(id);
  }

  /** The writes of one collection, in the order of their first write. */
  of(collection: CollectionName): ReadonlyMap<string, StoredDocument | null> | undefined {
    return this.#writes.get(collection);
  }

  collections(): CollectionName[] {
    return [...this.#writes.keys()];
  }

  /** Merges all writes of a newer layer into this one. Changes the receiver only. */
  absorb(newer: Layer): void {
    for (const [collection, writes] of newer.#writes) {
      for (const [id, document] of writes) this.set(collection, id, document);
    }
  }
}
