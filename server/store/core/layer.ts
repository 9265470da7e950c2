import type { CollectionName } from '../documents/collections.ts';
import { IdIndex } from './idIndex.ts';
import type { StoredDocument } from './storedDocument.ts';

const NONE: readonly string[] = [];

interface FieldIndex {
  collection: CollectionName;
  field: string;
  ids: IdIndex;
}

/** Writes that are not in the tables yet: a document by collection and id, null for one that was deleted. */
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

  /** Ids that this layer may say have a value in a field: all that do, and perhaps some that did before they were written again. */
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

  /** undefined: this layer does not say. */
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

  /** Takes over all writes of a newer layer. Changes the receiver only. */
  absorb(newer: Layer): void {
    for (const [collection, writes] of newer.#writes) {
      for (const [id, document] of writes) this.set(collection, id, document);
    }
  }
}
