import type { CodeList } from '#server/search/index/codeList.ts';
import { IdColumn } from '#server/search/index/idColumn.ts';
import type { BitmapBuilder } from '#server/search/index/bitmapBuilder.ts';
import { mixed, HashTable } from '#server/search/index/hashTable.ts';

/**
 * What products have of a few fields, as combinations that many share: each product has the number of its combination, so that counting
 * looks at one number instead of all values.
 */
export class ValueCombinations {
  private readonly column: IdColumn;
  /** Combinations that were ever met. Number 0 is the one of no code. */
  count = 1;
  private readonly slots = new HashTable((id) => this.hashOf(this.flat, this.starts[id] ?? 0, this.starts[id + 1] ?? 0));
  /** Their codes one after the other, those of number n from `starts[n]` up to `starts[n + 1]`. */
  private flat = new Uint32Array(64);
  private starts = new Uint32Array(16);
  /** While products are counted: how many have each combination; else all 0. */
  private byProfile = new Uint32Array(16);
  /** Whether so few products are counted that each is looked at for itself. */
  private isSpread = false;

  /** There is room for so many combinations; so many products are expected. */
  constructor(
    private readonly most: number,
    expected: number,
  ) {
    this.column = new IdColumn(expected);
  }

  /** False when the combination is a new one for which there is no room: the product has the one of no code then. */
  set(ordinal: number, codes: CodeList): boolean {
    const id = codes.length === 0 ? 0 : this.idFor(codes);
    this.column.set(ordinal, Math.max(0, id));
    return id >= 0;
  }

  /** Gives back room beyond so many products. */
  trim(products: number): void {
    this.column.trim(products);
  }

  codesOf(ordinal: number): Uint32Array {
    return this.codesOfId(this.column.get(ordinal));
  }

  codesOfId(id: number): Uint32Array {
    return this.flat.subarray(this.starts[id] ?? 0, this.starts[id + 1] ?? 0);
  }

  /** The products by combination. */
  readonly byCombination = {
    countInto: (ordinals: Uint32Array, sizes: Uint32Array): void => {
      tally(ordinals, this.column.ids, sizes);
    },
    gatherInto: (ordinals: Uint32Array, gatherer: BitmapBuilder): void => {
      const { ids } = this.column;
      for (let at = 0; at < ordinals.length; at += 1) gatherer.add(ids[ordinals[at] ?? 0] ?? 0, ordinals[at] ?? 0);
    },
  };

  /** Adds how many of the products have each code. */
  countInto(ordinals: Uint32Array, counts: Uint32Array): void {
    this.beginCount(ordinals.length);
    this.countRun(ordinals, counts);
    this.endCount(counts);
  }

  /** Puts products into the sets of their codes. */
  gatherInto(ordinals: Uint32Array, gatherer: BitmapBuilder): void {
    const { flat, starts } = this;
    const { ids } = this.column;
    for (let at = 0; at < ordinals.length; at += 1) {
      const ordinal = ordinals[at] ?? 0;
      const id = ids[ordinal] ?? 0;
      const end = starts[id + 1] ?? 0;
      for (let place = starts[id] ?? 0; place < end; place += 1) gatherer.add(flat[place] ?? 0, ordinal);
    }
  }

  /** Before products are counted that come in runs, about so many in all. One count at a time. */
  beginCount(products: number): void {
    this.isSpread = products < this.count;
    if (!this.isSpread) this.byProfile = capacityFor(this.byProfile, this.count);
  }

  /** Counts a run of products: some by code at once, the others when the count ends. */
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

  /** After the last run. */
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

  /** The number of a combination, which may be new; −1 when there is no room for it. */
  private idFor({ codes, length }: CodeList): number {
    let slot = this.slots.first(this.hashOf(codes, 0, length));
    for (let id = this.slots.at(slot); id >= 0; id = this.slots.at(slot)) {
      if (this.isMadeOf(id, codes, length)) return id;
      slot = this.slots.next(slot);
    }
    return this.count < this.most ? this.add(slot, codes, length) : -1;
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

/** How many of the products have each combination, added to what is there. */
function tally(ordinals: Uint32Array, ids: Uint16Array | Uint32Array, counts: Uint32Array): void {
  for (let at = 0; at < ordinals.length; at += 1) {
    const id = ids[ordinals[at] ?? 0] ?? 0;
    counts[id] = (counts[id] ?? 0) + 1;
  }
}

/** The same numbers in front of room for more, where they do not fit. */
function capacityFor(numbers: Uint32Array<ArrayBuffer>, count: number): Uint32Array<ArrayBuffer> {
  if (count <= numbers.length) return numbers;
  const longer = new Uint32Array(Math.ceil(count * 1.5));
  longer.set(numbers);
  return longer;
}
