import type { CollectionName, Collections } from '#server/store/documents/collections.ts';
import type { Page, Reader, Stored } from '#server/store/store.ts';
import type { Layer } from './layer.ts';
import { typed } from './documentTypes.ts';
import type { StoredDocument } from './storedDocument.ts';
import type { IndexedValue, Table } from './table.ts';

export type Tables = Readonly<Record<CollectionName, Table>>;

/**
 * Reads tables through layers of pending writes, newest first. Documents are returned uncopied and deeply frozen, so that stored ones
 * cannot be mutated.
 */
export class LayeredReader implements Reader {
  readonly #tables: Tables;
  readonly #layers: () => readonly Layer[];
  readonly #assertOpen: () => void;

  /** `layers` and `assertOpen` are called at each read; the latter throws when reading is over. */
  constructor(tables: Tables, layers: () => readonly Layer[], assertOpen: () => void) {
    this.#tables = tables;
    this.#layers = layers;
    this.#assertOpen = assertOpen;
  }

  async get<Name extends CollectionName>(collection: Name, id: string): Promise<Stored<Name> | null> {
    this.#assertOpen();
    const document = this.peek(collection, id);
    return document && typed(collection, document);
  }

  async findBy<Name extends CollectionName, Field extends keyof Collections[Name] & string>(
    collection: Name,
    field: Field,
    value: Collections[Name][Field],
  ): Promise<Stored<Name>[]> {
    this.#assertOpen();
    const wanted = indexable(value, `${collection}.${field}`);
    const kept = this.#tables[collection].idsBy(field, wanted);
    const written = this.#layers().flatMap((layer) => layer.candidates(collection, field, wanted));
    const ids = written.length === 0 ? kept : [...new Set([...kept, ...written])];
    if (ids.length === 0) return [];
    // A candidate may have another value by now, or be deleted.
    return [...ids].sort().flatMap((id) => {
      const document = this.peek(collection, id);
      return document?.[field] === wanted ? [typed(collection, document)] : [];
    });
  }

  async page<Name extends CollectionName>(collection: Name, options: { after?: string | null; limit: number }): Promise<Page<Name>> {
    this.#assertOpen();
    const { limit } = options;
    if (!Number.isSafeInteger(limit) || limit < 1) throw new RangeError(`A page holds at least one document, not ${limit}`);
    // One more than requested shows whether there is a next page.
    const ids = this.#idsAfter(collection, options.after ?? null, limit + 1);
    const items = ids.slice(0, limit).flatMap((id) => {
      const document = this.peek(collection, id);
      return document === null ? [] : [typed(collection, document)];
    });
    return { items, next: ids.length > limit ? (ids[limit - 1] ?? null) : null };
  }

  async count(collection: CollectionName): Promise<number> {
    this.#assertOpen();
    const table = this.#tables[collection];
    let count = table.size;
    for (const [id, document] of this.#overlay(collection)) {
      count += Number(document !== null) - Number(table.get(id) !== undefined);
    }
    return count;
  }

  async unseen<Name extends CollectionName>(collection: Name): Promise<ReadonlyMap<string, Stored<Name> | null>> {
    this.#assertOpen();
    return new Map([...this.#overlay(collection)].map(([id, document]) => [id, document && typed(collection, document)]));
  }

  /** The current document, synchronously; null when there is none. */
  peek(collection: CollectionName, id: string): StoredDocument | null {
    for (const layer of this.#layers()) {
      const document = layer.get(collection, id);
      if (document !== undefined) return document;
    }
    return this.#tables[collection].get(id) ?? null;
  }

  /** Writes of all layers to a collection, merged. */
  #overlay(collection: CollectionName): ReadonlyMap<string, StoredDocument | null> {
    const relevant = this.#layers().flatMap((layer) => layer.of(collection) ?? []);
    const [only] = relevant;
    if (relevant.length <= 1) return only ?? new Map();
    return new Map(relevant.reverse().flatMap((writes) => [...writes]));
  }

  /** The next ids in order, at most `limit`: table ids that no layer touches, merged with ids that layers wrote. */
  #idsAfter(collection: CollectionName, after: string | null, limit: number): string[] {
    const kept = this.#tables[collection].sortedIds();
    const overlay = this.#overlay(collection);
    const written = [...overlay].flatMap(([id, document]) => (document !== null && (after === null || id > after) ? [id] : [])).sort();
    const ids: string[] = [];
    let nextKept = after === null ? 0 : firstAfter(kept, after);
    let nextWritten = 0;
    while (ids.length < limit) {
      while (nextKept < kept.length && overlay.has(kept[nextKept] ?? '')) nextKept += 1;
      const [fromTable, fromLayers] = [kept[nextKept], written[nextWritten]];
      if (fromTable !== undefined && (fromLayers === undefined || fromTable < fromLayers)) {
        ids.push(fromTable);
        nextKept += 1;
      } else if (fromLayers !== undefined) {
        ids.push(fromLayers);
        nextWritten += 1;
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
