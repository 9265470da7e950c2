import type { CollectionName, Collections } from '#server/store/documents/collections.ts';
import type { Reader } from '#server/store/store.ts';
import type { Page, Stored } from '#server/store/transaction.ts';
import { typed } from './storedDocument.ts';
import type { StoredDocument } from './storedDocument.ts';
import type { IndexedValue, Tables } from './table.ts';

type Writes = Map<string, StoredDocument | null>;

/** Writes that are not in the tables yet: documents by collection and id, null for a deleted one. */
export class Layer {
  private readonly writes = new Map<CollectionName, Writes>();

  set(collection: CollectionName, id: string, document: StoredDocument | null): void {
    let writes = this.writes.get(collection);
    if (writes === undefined) {
      writes = new Map();
      this.writes.set(collection, writes);
    }
    writes.set(id, document);
  }

  /** Ids of the documents with a value in a field. A batch has few writes, so they are scanned. */
  idsBy(collection: CollectionName, field: string, value: unknown): string[] {
    const documents = this.of(collection)?.values() ?? [];
    return [...documents].flatMap((document) => (document !== null && document[field] === value ? [document.id] : []));
  }

  /** undefined: no write in this layer. */
  get(collection: CollectionName, id: string): StoredDocument | null | undefined {
    return this.writes.get(collection)?.get(id);
  }

  /** The writes of one collection, in the order of their first write. */
  of(collection: CollectionName): Writes | undefined {
    return this.writes.get(collection);
  }

  /** All writes, by collection. */
  *entries(): Generator<[collection: CollectionName, id: string, document: StoredDocument | null]> {
    for (const [collection, writes] of this.writes) for (const [id, document] of writes) yield [collection, id, document];
  }

  /** Merges all writes of a newer layer into this one. Changes the receiver only. */
  absorb(newer: Layer): void {
    for (const [collection, id, document] of newer.entries()) this.set(collection, id, document);
  }
}

/**
 * Reads tables through layers of pending writes, newest first. Documents are returned uncopied and deeply frozen, so that stored ones
 * cannot be mutated.
 */
export abstract class LayeredReader implements Reader {
  constructor(protected readonly tables: Tables) {}

  /** The pending writes, newest first. */
  protected abstract layers(): readonly Layer[];
  /** Throws when reading is over. */
  protected abstract assertOpen(): void;

  async get<Name extends CollectionName>(collection: Name, id: string): Promise<Stored<Name> | null> {
    this.assertOpen();
    const document = this.peek(collection, id);
    return document && typed(collection, document);
  }

  async findBy<Name extends CollectionName, Field extends keyof Collections[Name] & string>(
    collection: Name,
    field: Field,
    value: Collections[Name][Field],
  ): Promise<Stored<Name>[]> {
    this.assertOpen();
    const wanted = indexable(value, `${collection}.${field}`);
    const committed = this.tables[collection].idsBy(field, wanted);
    const pending = this.layers().flatMap((layer) => layer.idsBy(collection, field, wanted));
    const ids = pending.length === 0 ? committed : [...new Set([...committed, ...pending])];
    if (ids.length === 0) return [];
    // A candidate may have another value by now, or be deleted.
    return [...ids].sort().flatMap((id) => {
      const document = this.peek(collection, id);
      return document?.[field] === wanted ? [typed(collection, document)] : [];
    });
  }

  async page<Name extends CollectionName>(collection: Name, options: { after?: string | null; limit: number }): Promise<Page<Name>> {
    this.assertOpen();
    const { limit } = options;
    if (!Number.isSafeInteger(limit) || limit < 1) throw new RangeError(`A page holds at least one document, not ${limit}`);
    // One more than requested shows whether there is a next page.
    const ids = this.idsAfter(collection, options.after ?? null, limit + 1);
    const items = ids.slice(0, limit).flatMap((id) => {
      const document = this.peek(collection, id);
      return document === null ? [] : [typed(collection, document)];
    });
    return { items, next: ids.length > limit ? (ids[limit - 1] ?? null) : null };
  }

  async count(collection: CollectionName): Promise<number> {
    this.assertOpen();
    const table = this.tables[collection];
    let count = table.size;
    for (const [id, document] of this.overlay(collection)) {
      count += Number(document !== null) - Number(table.get(id) !== undefined);
    }
    return count;
  }

  /** The current document, synchronously; null when there is none. */
  protected peek(collection: CollectionName, id: string): StoredDocument | null {
    for (const layer of this.layers()) {
      const document = layer.get(collection, id);
      if (document !== undefined) return document;
    }
    return this.tables[collection].get(id) ?? null;
  }

  /** Writes of all layers to a collection, merged. */
  protected overlay(collection: CollectionName): ReadonlyMap<string, StoredDocument | null> {
    const relevant = this.layers().flatMap((layer) => layer.of(collection) ?? []);
    const [only] = relevant;
    if (relevant.length <= 1) return only ?? new Map();
    return new Map(relevant.reverse().flatMap((writes) => [...writes]));
  }

  /** The next ids in order, at most `limit`: table ids that no layer touches, merged with ids that layers wrote. */
  private idsAfter(collection: CollectionName, after: string | null, limit: number): string[] {
    const committed = this.tables[collection].sortedIds();
    const overlay = this.overlay(collection);
    const pending = [...overlay].flatMap(([id, document]) => (document !== null && (after === null || id > after) ? [id] : [])).sort();
    const start = after === null ? 0 : firstAfter(committed, after);
    const untouched = committed.slice(start, start + limit + overlay.size).filter((id) => !overlay.has(id));
    return [...untouched, ...pending].sort().slice(0, limit);
  }
}

function indexable(value: unknown, place: string): IndexedValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  throw new TypeError(`${place} cannot be searched for: only text, numbers, booleans and null are indexed`);
}

/** Index of the first id after `after`, which need not exist any more. */
function firstAfter(ids: readonly string[], after: string): number {
  let low = 0;
  let high = ids.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ids[middle] ?? '') <= after) low = middle + 1;
    else high = middle;
  }
  return low;
}
