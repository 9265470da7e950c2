import type { StoredDocument } from './storedDocument.ts';

/** Values of declared keys. A missing field counts as null. */
export type KeyValue = string | number | boolean | null;

/** The value of a declared key. Throws a TypeError for lists and objects. */
export function keyOf(document: StoredDocument, field: string): KeyValue {
  const value = document[field] ?? null;
  if (typeof value !== 'object' || value === null) return value as KeyValue;
  throw new TypeError(`${field} is no key: only text, numbers, booleans and null are indexed`);
}

const SURROGATE = /[\ud800-\udfff]/;

/** Orders text by code points, as PostgreSQL's C collation does for UTF-8. */
function compareText(left: string, right: string): number {
  if (left === right) return 0;
  if (!SURROGATE.test(left) && !SURROGATE.test(right)) return left < right ? -1 : 1;
  return Buffer.compare(Buffer.from(left), Buffer.from(right));
}

/** Orders values of one key: text by code points, with null last. */
function compareKeys(left: KeyValue, right: KeyValue): number {
  if (left === right) return 0;
  if (left === null || right === null) return left === null ? 1 : -1;
  if (typeof left === 'string' && typeof right === 'string') return compareText(left, right);
  return left < right ? -1 : 1;
}

/** A document's place in an order: the value of its key, then its id. */
export type Place = readonly [key: KeyValue, id: string];

export function placeOf(document: StoredDocument, field: string): Place {
  return [field === 'id' ? null : keyOf(document, field), document.id];
}

export function comparePlaces([key, id]: Place, [otherKey, otherId]: Place): number {
  return compareKeys(key, otherKey) || compareText(id, otherId);
}

const NO_IDS: readonly string[] = [];

/** Document ids by the value of a key. Most values have only one id, so a set is allocated only for the second. */
class EqualityIndex {
  private readonly ids = new Map<KeyValue, string | Set<string>>();

  add(value: KeyValue, id: string): void {
    const known = this.ids.get(value);
    if (known === undefined) this.ids.set(value, id);
    else if (typeof known !== 'string') known.add(id);
    else if (known !== id) this.ids.set(value, new Set([known, id]));
  }

  remove(value: KeyValue, id: string): void {
    const known = this.ids.get(value);
    if (typeof known === 'object') known.delete(id);
    if (known === id || (typeof known === 'object' && known.size === 0)) this.ids.delete(value);
  }

  sizeOf(value: KeyValue): number {
    const known = this.ids.get(value);
    return known === undefined ? 0 : typeof known === 'string' ? 1 : known.size;
  }

  /** Ids with a value, in no particular order. */
  of(value: KeyValue): readonly string[] {
    const known = this.ids.get(value);
    if (known === undefined) return NO_IDS;
    return typeof known === 'string' ? [known] : [...known];
  }
}

/** Equality indexes, one for each key that has been queried. Null stands for a deleted document. */
export class EqualityIndexes {
  private readonly byField = new Map<string, EqualityIndex>();

  constructor(private readonly documents: ReadonlyMap<string, StoredDocument | null>) {}

  /** The first call for a key builds its index. */
  of(field: string): EqualityIndex {
    let index = this.byField.get(field);
    if (index === undefined) {
      index = new EqualityIndex();
      for (const document of this.documents.values()) if (document !== null) index.add(keyOf(document, field), document.id);
      this.byField.set(field, index);
    }
    return index;
  }

  /** Call this for each document that is added, replaced or deleted. */
  replace(before: StoredDocument | null | undefined, after: StoredDocument | null): void {
    for (const [field, index] of this.byField) {
      if (before) index.remove(keyOf(before, field), before.id);
      if (after !== null) index.add(keyOf(after, field), after.id);
    }
  }
}

/** A table's ids in the order of a key. Changes are merged in on the next read. */
export class OrderIndex {
  private ids: readonly string[] = [];
  private readonly changed: Set<string>;

  constructor(
    private readonly documents: ReadonlyMap<string, StoredDocument>,
    private readonly field: string,
  ) {
    this.changed = new Set(documents.keys());
  }

  /** Marks a document as changed or deleted. */
  touch(id: string): void {
    this.changed.add(id);
  }

  /** At most `limit` ids after a place in the order, or before it when descending. */
  read({ isDescending, start, limit }: { isDescending: boolean; start: Place | null; limit: number }): readonly string[] {
    this.update();
    const { ids, documents, field } = this;
    const placeAt = (index: number) => placeOf(documents.get(ids[index] as string) as StoredDocument, field);
    if (!isDescending) {
      const first = start === null ? 0 : firstIndex(ids.length, (index) => comparePlaces(placeAt(index), start) > 0);
      return ids.slice(first, first + limit);
    }
    const end = start === null ? ids.length : firstIndex(ids.length, (index) => comparePlaces(placeAt(index), start) >= 0);
    return ids.slice(Math.max(0, end - limit), end).reverse();
  }

  private update(): void {
    const { changed, documents, field } = this;
    if (changed.size === 0) return;
    const untouched = this.ids.filter((id) => !changed.has(id));
    const added = sortedIds(
      [...changed].flatMap((id) => documents.get(id) ?? []),
      field,
    );
    this.ids = untouched.length === 0 ? added : this.merge(untouched, added);
    changed.clear();
  }

  private merge(left: readonly string[], right: readonly string[]): readonly string[] {
    const placeById = (id: string) => placeOf(this.documents.get(id) as StoredDocument, this.field);
    const merged: string[] = [];
    let at = 0;
    for (const id of right) {
      const place = placeById(id);
      const end = firstIndex(left.length, (index) => comparePlaces(placeById(left[index] as string), place) > 0);
      for (; at < end; at += 1) merged.push(left[at] as string);
      merged.push(id);
    }
    return [...merged, ...left.slice(at)];
  }
}

/** Document ids in the order of a key. */
function sortedIds(documents: readonly StoredDocument[], field: string): string[] {
  const ids = documents.map(({ id }) => id);
  // The built-in order is the same as that of code points unless there are surrogates, and it is much faster.
  if (field === 'id' && !ids.some((id) => SURROGATE.test(id))) return ids.sort();
  const places = documents.map((document) => placeOf(document, field));
  return places.sort(comparePlaces).map(([, id]) => id);
}

/** The first index for which a monotonic condition is true; `length` if there is none. */
function firstIndex(length: number, isReached: (index: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isReached(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
