import type { CollectionName, Collections } from '#server/store/documents/collections.ts';
import type { Reader } from '#server/store/store.ts';
import type { Page, Stored } from '#server/store/transaction.ts';
import { typed } from './storedDocument.ts';
import type { StoredDocument } from './storedDocument.ts';
import { IdIndex } from './table.ts';
import type { IndexedValue, Tables } from './table.ts';

type Writes = Map<string, StoredDocument | null>;

interface FieldIndex {
  collection: CollectionName;
  field: string;
  ids: IdIndex;
}

/** Writes that are not in the tables yet: documents by collection and id, null for a deleted one. */
export class Layer {
  private readonly writes = new Map<CollectionName, Writes>();
  /** By collection and field: ids that were ever written with a value. */
  private readonly indexes = new Map<string, FieldIndex>();

  set(collection: CollectionName, id: string, document: StoredDocument | null): void {
    let writes = this.writes.get(collection);
    if (writes === undefined) {
      writes = new Map();
      this.writes.set(collection, writes);
    }
    writes.set(id, document);
    if (document === null) return;
    for (const index of this.indexes.values()) if (index.collection === collection) index.ids.add(document[index.field], id);
  }

  /** Candidate ids for a value of a field: all that have it in this layer, and perhaps some that had it before they were written again. */
  candidates(collection: CollectionName, field: string, value: unknown): readonly string[] {
    const writes = this.writes.get(collection);
    if (writes === undefined) return [];
    const name = `${collection}.${field}`;
    let index = this.indexes.get(name);
    if (index === undefined) {
      index = { collection, field, ids: new IdIndex() };
      for (const document of writes.values()) if (document !== null) index.ids.add(document[field], document.id);
      this.indexes.set(name, index);
    }
    return index.ids.of(value);
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
    const pending = this.layers().flatMap((layer) => layer.candidates(collection, field, wanted));
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
    const ids: string[] = [];
    let nextCommitted = after === null ? 0 : firstAfter(committed, after);
    let nextPending = 0;
    while (ids.length < limit) {
      while (nextCommitted < committed.length && overlay.has(committed[nextCommitted] ?? '')) nextCommitted += 1;
      const [fromTable, fromLayers] = [committed[nextCommitted], pending[nextPending]];
      if (fromTable !== undefined && (fromLayers === undefined || fromTable < fromLayers)) {
        ids.push(fromTable);
        nextCommitted += 1;
      } else if (fromLayers !== undefined) {
        ids.push(fromLayers);
        nextPending += 1;
      } else break;
    }
    return ids;
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
