import { isWasteful, capacityFor } from './columns.ts';

/** Growth factor, spare capacity for rows that grow. */
const SPARE = 1.02;
/** Upper bound of bytes per number. */
const MOST_BYTES = 5;
/** Expected bytes per row in a bulk load; the unused rest is released. */
const BYTES_EXPECTED = 48;

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

  /** A copy of a product's row. */
  get(ordinal: number): number[] {
    const row: number[] = [];
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
      row.push(number);
    }
    return row;
  }

  /** Replaces a product's row by ascending numbers. */
  set(ordinal: number, row: readonly number[]): void {
    if (row.length === 0 && ordinal >= this.lengths.length) return;
    this.growRows(ordinal + 1);
    this.growBytes(row.length * MOST_BYTES);
    const { bytes, used: start } = this;
    let next = start;
    let before = 0;
    for (const number of row) {
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

  /** Releases capacity beyond this many products. */
  trim(products: number): void {
    this.bytes = this.bytes.slice(0, Math.ceil(this.used * SPARE));
    if (!isWasteful(this.starts.length, products)) return;
    this.starts = this.starts.slice(0, products);
    this.lengths = this.lengths.slice(0, products);
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
