import * as v from 'valibot';
import type { CollectionName } from '#server/store/documents/collections.ts';
import type { Reader } from '#server/store/store.ts';
import type { Page, Query, Stored, Where } from '#server/store/transaction.ts';
import { typed, type StoredDocument } from './storedDocument.ts';
import type { Tables } from './table.ts';
import { comparePlaces, EqualityIndexes, keyOf, placeOf, type KeyValue, type Place } from './tableIndexes.ts';

/** Pending writes to a collection: documents by id, in the order of their first write; deleted ones are null. */
class PendingWrites {
  readonly documents = new Map<string, StoredDocument | null>();
  readonly indexes = new EqualityIndexes(this.documents);

  set(id: string, document: StoredDocument | null): void {
    this.indexes.replace(this.documents.get(id), document);
    this.documents.set(id, document);
  }
}

/** Writes that are not in the tables yet, by collection. */
export class Layer {
  private readonly writes = new Map<CollectionName, PendingWrites>();

  set(collection: CollectionName, id: string, document: StoredDocument | null): void {
    const writes = this.writes.get(collection) ?? new PendingWrites();
    this.writes.set(collection, writes);
    writes.set(id, document);
  }

  of(collection: CollectionName): PendingWrites | undefined {
    return this.writes.get(collection);
  }

  /** All writes, by collection. */
  *entries(): Generator<[collection: CollectionName, id: string, document: StoredDocument | null]> {
    for (const [collection, { documents }] of this.writes) for (const [id, document] of documents) yield [collection, id, document];
  }

  /** Merges all writes from a newer layer into this one. */
  absorb(newer: Layer): void {
    for (const [collection, id, document] of newer.entries()) this.set(collection, id, document);
  }
}

/**
 * Reads tables through layers of pending writes, newest first. Documents are returned without a copy and deeply frozen, so that
 * stored documents cannot be mutated.
 */
export abstract class LayeredReader implements Reader {
  constructor(protected readonly tables: Tables) {}

  /** The pending writes, newest first. */
  protected abstract layers(): readonly Layer[];
  /** Throws if the reader has been closed. */
  protected abstract assertOpen(): void;

  async get<Name extends CollectionName>(collection: Name, id: string): Promise<Stored<Name> | null> {
    this.assertOpen();
    const document = this.peek(collection, id);
    return document && typed(collection, document);
  }

  async query<Name extends CollectionName>(collection: Name, query: Query<Name> = {}): Promise<Page<Name>> {
    this.assertOpen();
    const { where, isDescending = false, after = null, limit = Infinity } = query;
    const orderBy: string = query.orderBy ?? 'id';
    assertLimit(limit);
    const range = { isDescending, start: after === null ? null : parseCursor(after), limit: limit + 1 };
    // One more than requested, to detect whether there is a next page.
    const found =
      where === undefined || conditionsOf(where).length === 0
        ? this.allInOrder(collection, orderBy, range)
        : cut(this.matching(collection, where), { field: orderBy, ...range });
    const documents = found.slice(0, limit);
    const last = documents.at(-1);
    return {
      items: documents.map((document) => typed(collection, document)),
      next: found.length > limit && last !== undefined ? JSON.stringify(placeOf(last, orderBy)) : null,
    };
  }

  async count<Name extends CollectionName>(collection: Name, where?: Where<Name>): Promise<number> {
    this.assertOpen();
    const table = this.tables[collection];
    const [condition, ...others] = conditionsOf(where ?? {});
    if (others.length > 0) return this.matching(collection, where ?? {}).length;
    let count = condition === undefined ? table.size : table.indexes.of(condition[0]).sizeOf(condition[1]);
    const counts = (document: StoredDocument | null | undefined) =>
      document != null && (condition === undefined || keyOf(document, condition[0]) === condition[1]);
    for (const [id, document] of this.overlay(collection)) count += Number(counts(document)) - Number(counts(table.get(id)));
    return count;
  }

  /** Documents with all of these values, in no particular order. Candidates come from the most selective index. */
  protected matching(collection: CollectionName, where: object): StoredDocument[] {
    const conditions = conditionsOf(where);
    const [best, ...others] = conditions
      .map(([field, value]) => ({ field, value, committed: this.tables[collection].indexes.of(field).of(value) }))
      .sort((left, right) => left.committed.length - right.committed.length);
    if (best === undefined) throw new Error('A condition is missing');
    const pending = this.layers().flatMap((layer) => layer.of(collection)?.indexes.of(best.field).of(best.value) ?? []);
    const ids = pending.length === 0 ? best.committed : new Set([...best.committed, ...pending]);
    const all = [best, ...others];
    // A candidate may have been changed or deleted in the meantime.
    return [...ids].flatMap((id) => {
      const document = this.peek(collection, id);
      return document !== null && all.every(({ field, value }) => keyOf(document, field) === value) ? document : [];
    });
  }

  /** The current document, read synchronously; null if there is none. */
  protected peek(collection: CollectionName, id: string): StoredDocument | null {
    for (const layer of this.layers()) {
      const document = layer.of(collection)?.documents.get(id);
      if (document !== undefined) return document;
    }
    return this.tables[collection].get(id) ?? null;
  }

  /** All layers' writes to a collection, merged. */
  protected overlay(collection: CollectionName): ReadonlyMap<string, StoredDocument | null> {
    const relevant = this.layers().flatMap((layer) => layer.of(collection)?.documents ?? []);
    const [only] = relevant;
    if (relevant.length <= 1) return only ?? new Map();
    return new Map(relevant.reverse().flatMap((writes) => [...writes]));
  }

  /** All documents in order: those in the table that no layer has changed, merged with those in the layers. */
  private allInOrder(collection: CollectionName, field: string, range: Range): readonly StoredDocument[] {
    const table = this.tables[collection];
    const overlay = this.overlay(collection);
    const ids = table.inOrderOf(field).read({ ...range, limit: range.limit + overlay.size });
    const committed = ids.flatMap((id) => (overlay.has(id) ? [] : (table.get(id) ?? [])));
    if (overlay.size === 0) return committed;
    return cut([...committed, ...[...overlay.values()].filter((document) => document !== null)], { field, ...range });
  }
}

/** A query's conditions; null matches a missing value. */
export function conditionsOf(where: object): [field: string, value: KeyValue][] {
  return Object.entries(where).flatMap(([field, value]): [string, KeyValue][] => (value === undefined ? [] : [[field, value as KeyValue]]));
}

/** Throws a RangeError for an empty page. */
export function assertLimit(limit: number): void {
  if (limit !== Infinity && (!Number.isSafeInteger(limit) || limit < 1))
    throw new RangeError(`A page holds at least one document, not ${limit}`);
}

interface Range {
  isDescending: boolean;
  /** Exclusive start of the range. */
  start: Place | null;
  limit: number;
}

/** Sorts documents by a key and cuts a range. */
function cut(
  documents: readonly StoredDocument[],
  { field, isDescending, start, limit }: Range & { field: string },
): readonly StoredDocument[] {
  const sign = isDescending ? -1 : 1;
  return documents
    .map((document) => ({ document, place: placeOf(document, field) }))
    .filter(({ place }) => start === null || sign * comparePlaces(place, start) > 0)
    .sort((left, right) => sign * comparePlaces(left.place, right.place))
    .slice(0, limit)
    .map(({ document }) => document);
}

const cursorSchema = v.strictTuple([v.nullable(v.union([v.string(), v.number(), v.boolean()])), v.string()]);

/** Throws a RangeError for a cursor that was not returned by a query. */
export function parseCursor(cursor: string): Place {
  try {
    return v.parse(cursorSchema, JSON.parse(cursor));
  } catch {
    throw new RangeError('Not a cursor of this store');
  }
}
