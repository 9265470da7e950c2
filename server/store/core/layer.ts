import type { CollectionName } from '../documents/collections.ts';
import type { StoredDocument } from './storedDocument.ts';

/** Writes that are not in the tables yet: a document by collection and id, null for one that was deleted. */
export class Layer {
  readonly #writes = new Map<CollectionName, Map<string, StoredDocument | null>>();

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
