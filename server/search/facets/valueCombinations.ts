import { IdColumn } from '#server/search/index/columns.ts';
import type { CodeList } from '#server/search/index/columns.ts';
import { mixed, HashTable } from '#server/search/index/hashTable.ts';

/**
 * Dictionary-encoded column of value combinations of a few fields: products store the id of a shared combination, so that counting reads
 * one number per product instead of all values.
 */
export class ValueCombinations {
  private readonly column: IdColumn;
  /** Combinations ever seen. Id 0 is the empty combination. */
  count = 1;
  private readonly slots = new HashTable((id) => this.hashOf(this.flat, this.starts[id] ?? 0, this.starts[id + 1] ?? 0));
  /** Codes of all combinations, concatenated; those of id n from `starts[n]` to `starts[n + 1]`. */
  private flat = new Uint32Array(64);
  private starts = new Uint32Array(16);
  /** During a count: products per combination; otherwise all 0. */
  private byProfile = new Uint32Array(16);
  /** Whether few enough products are counted to visit each one's codes directly. */
  private isSpread = false;

  /** `expected` is a number of products. */
  constructor(expected: number) {
    this.column = new IdColumn(expected);
  }

  set(ordinal: number, codes: CodeList): void {
    this.column.set(ordinal, codes.length === 0 ? 0 : this.idFor(codes));
  }

  /** Releases capacity beyond this many products. */
  trim(products: number): void {
    this.column.trim(products);
  }

  codesOf(ordinal: number): Uint32Array {
    const id = this.column.get(ordinal);
    return this.flat.subarray(this.starts[id] ?? 0, this.starts[id + 1] ?? 0);
  }

  /** Starts a count of about `products` products that come in batches. One count at a time. */
  beginCount(products: number): void {
    this.isSpread = products < this.count;
    if (!this.isSpread) this.byProfile = capacityFor(this.byProfile, this.count);
  }

  /** Counts a batch: by code directly, or by combination until the count ends. */
  countRun(run: Uint32Array, counts: Uint32Array): void {
    if (!this.isSpread) {
      tally(run, this.column.ids, this.byProfile);
      return;
    }
    const { flat, starts } = this;
    const { ids } = this.column;
    for (let at = 0; at < run.length; at += 1) {
      const id = ids[run[at] ?? 0] ?? 0;
      const end = starts[id + 1] ?? 0;
      for (let place = starts[id] ?? 0; place < end; place += 1) {
        const code = flat[place] ?? 0;
        counts[code] = (counts[code] ?? 0) + 1;
      }
    }
  }

  /** To be called after the last batch. */
  endCount(counts: Uint32Array): void {
    if (this.isSpread) return;
    const { flat, starts, byProfile } = this;
    for (let id = 0; id < this.count; id += 1) {
      const count = byProfile[id] ?? 0;
      if (count === 0) continue;
      byProfile[id] = 0;
      const end = starts[id + 1] ?? 0;
      for (let place = starts[id] ?? 0; place < end; place += 1) {
        const code = flat[place] ?? 0;
        counts[code] = (counts[code] ?? 0) + count;
      }
    }
  }

  /** The id of a combination, added if new. */
  private idFor({ codes, length }: CodeList): number {
    let slot = this.slots.first(this.hashOf(codes, 0, length));
    for (let id = this.slots.at(slot); id >= 0; id = this.slots.at(slot)) {
      if (this.isMadeOf(id, codes, length)) return id;
      slot = this.slots.next(slot);
    }
    return this.add(slot, codes, length);
  }

  private add(slot: number, codes: readonly number[], length: number): number {
    const id = this.count;
    const start = this.starts[id] ?? 0;
    this.starts = capacityFor(this.starts, id + 2);
    this.starts[id + 1] = start + length;
    this.flat = capacityFor(this.flat, start + length);
    for (let place = 0; place < length; place += 1) this.flat[start + place] = codes[place] ?? 0;
    this.count += 1;
    this.slots.fill(slot, id);
    return id;
  }

  private isMadeOf(id: number, codes: readonly number[], length: number): boolean {
    const start = this.starts[id] ?? 0;
    if ((this.starts[id + 1] ?? 0) - start !== length) return false;
    for (let place = 0; place < length; place += 1) if (this.flat[start + place] !== codes[place]) return false;
    return true;
  }

  private hashOf(codes: ArrayLike<number>, from: number, to: number): number {
    let sum = to - from;
    for (let place = from; place < to; place += 1) sum = (Math.imul(sum, 31) + (codes[place] ?? 0)) | 0;
    return mixed(sum);
  }
}

/** Adds the number of products per combination. */
function tally(ordinals: Uint32Array, ids: Uint16Array | Uint32Array, counts: Uint32Array): void {
  for (let at = 0; at < ordinals.length; at += 1) {
    const id = ids[ordinals[at] ?? 0] ?? 0;
    counts[id] = (counts[id] ?? 0) + 1;
  }
}

/** The same numbers with enough capacity; copied only when they do not fit. */
function capacityFor(numbers: Uint32Array<ArrayBuffer>, count: number): Uint32Array<ArrayBuffer> {
  if (count <= numbers.length) return numbers;
  const longer = new Uint32Array(Math.ceil(count * 1.5));
  longer.set(numbers);
  return longer;
}
