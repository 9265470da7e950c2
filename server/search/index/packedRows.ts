import { isWasteful, capacityFor } from './columns.ts';
import type { BitmapBuilder } from './bitmapBuilder.ts';

/** Growth factor, spare capacity for rows that grow. */
const SPARE = 1.02;
/** Upper bound of bytes per number. */
const MOST_BYTES = 5;
/** Expected bytes per row in a bulk load; the unused rest is released. */
const BYTES_EXPECTED = 48;
/** Bytes copied between two yields. */
const STEP = 1 << 20;

/**
 * Rows of ascending integers by product, delta-encoded as variable-length bytes (seven bits each, the eighth set when more follow) in one
 * array. A row that grows moves to the end; the array is compacted when half of it is dead.
 */
export class PackedRows {
  /** Row of product n: `lengths[n]` bytes from `starts[n]`. */
  private bytes: Uint8Array;
  private starts: Uint32Array;
  private lengths: Uint16Array;
  private used = 0;
  private abandoned = 0;

  /** `expected` is a number of products. */
  constructor(expected = 0) {
    this.bytes = new Uint8Array(expected * BYTES_EXPECTED);
    this.starts = new Uint32Array(expected === 0 ? 0 : capacityFor(expected));
    this.lengths = new Uint16Array(this.starts.length);
  }

  /** Whether every row is empty and always was. */
  get isUnused(): boolean {
    return this.used === 0;
  }

  /** A copy of a product's row. */
  get(ordinal: number): number[] {
    const row: number[] = [];
    this.visit(ordinal, (number) => row.push(number));
    return row;
  }

  /** Replaces a product's row by the first `count` numbers of an ascending list. */
  set(ordinal: number, row: readonly number[], count = row.length): void {
    if (count === 0 && ordinal >= this.lengths.length) return;
    this.growRows(ordinal + 1);
    this.growBytes(count * MOST_BYTES);
    const { bytes, used: start } = this;
    let next = start;
    let before = 0;
    for (let place = 0; place < count; place += 1) {
      const number = row[place] ?? 0;
      let step = number - before;
      before = number;
      for (; step > 0x7f; step >>>= 7) bytes[next++] = (step & 0x7f) | 0x80;
      bytes[next++] = step;
    }
    const length = next - start;
    const held = this.lengths[ordinal] ?? 0;
    this.lengths[ordinal] = length;
    if (length > held) {
      this.abandoned += held;
      this.starts[ordinal] = start;
      this.used = next;
    } else {
      this.abandoned += held - length;
      bytes.copyWithin(this.starts[ordinal] ?? 0, start, next);
    }
  }

  /** Releases capacity beyond this many products. Yields between steps. */
  *trim(products: number): Generator<void, void> {
    const bytes = new Uint8Array(Math.ceil(this.used * SPARE));
    for (let from = 0; from < this.used; from += STEP) {
      bytes.set(this.bytes.subarray(from, Math.min(this.used, from + STEP)), from);
      yield;
    }
    this.bytes = bytes;
    if (!isWasteful(this.starts.length, products)) return;
    this.starts = this.starts.slice(0, products);
    this.lengths = this.lengths.slice(0, products);
  }

  /** Adds how often each number occurs in the rows of the products. */
  countInto(ordinals: Uint32Array, counts: Uint32Array): void {
    const count = (number: number) => {
      counts[number] = (counts[number] ?? 0) + 1;
    };
    for (let at = 0; at < ordinals.length; at += 1) this.visit(ordinals[at] ?? 0, count);
  }

  /** Adds the products to the sets of their numbers. */
  gatherInto(ordinals: Uint32Array, gatherer: BitmapBuilder): void {
    let ordinal = 0;
    const add = (number: number) => {
      gatherer.add(number, ordinal);
    };
    for (let at = 0; at < ordinals.length; at += 1) {
      ordinal = ordinals[at] ?? 0;
      this.visit(ordinal, add);
    }
  }

  private visit(ordinal: number, visit: (number: number) => void): void {
    const { bytes } = this;
    let next = this.starts[ordinal] ?? 0;
    const end = next + (this.lengths[ordinal] ?? 0);
    let number = 0;
    while (next < end) {
      let byte = bytes[next++] ?? 0;
      let step = byte & 0x7f;
      for (let shift = 7; byte > 0x7f; shift += 7) {
        byte = bytes[next++] ?? 0;
        step |= (byte & 0x7f) << shift;
      }
      number += step;
      visit(number);
    }
  }

  private growRows(count: number): void {
    if (count <= this.starts.length) return;
    const size = Math.max(count, Math.ceil(this.starts.length * 1.5));
    const starts = new Uint32Array(size);
    starts.set(this.starts);
    const lengths = new Uint16Array(size);
    lengths.set(this.lengths);
    this.starts = starts;
    this.lengths = lengths;
  }

  /** Ensures capacity for this many more bytes at the end. */
  private growBytes(more: number): void {
    if (this.used + more <= this.bytes.length) return;
    const isHalfAbandoned = this.abandoned * 2 > this.used;
    const size = Math.max(this.used + more, isHalfAbandoned ? this.bytes.length : Math.ceil(this.bytes.length * 1.5));
    const bytes = new Uint8Array(size);
    if (isHalfAbandoned) this.packInto(bytes);
    else bytes.set(this.bytes);
    this.bytes = bytes;
  }

  private packInto(bytes: Uint8Array): void {
    let next = 0;
    this.lengths.forEach((length, ordinal) => {
      const start = this.starts[ordinal] ?? 0;
      bytes.set(this.bytes.subarray(start, start + length), next);
      this.starts[ordinal] = next;
      next += length;
    });
    this.used = next;
    this.abandoned = 0;
  }
}
