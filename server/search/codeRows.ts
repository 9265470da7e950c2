import type { Bitset } from './bitset.ts';

/**
 * A row of codes per product, all in one flat array, so that counting walks memory in order. A row that grows moves to the end;
 * once half of the array is left behind, it is packed anew.
 */
export class CodeRows {
  private flat = new Uint32Array(1024);
  private used = 0;
  private abandoned = 0;
  private starts = new Uint32Array(256);
  private lengths = new Uint16Array(256);
  /** Codes in all rows. */
  private total = 0;

  /** Replaces the row of a product. */
  set(ordinal: number, codes: readonly number[]): void {
    this.growRows(ordinal + 1);
    const before = this.lengths[ordinal] ?? 0;
    if (codes.length > before) {
      this.abandoned += before;
      this.growFlat(codes.length);
      this.starts[ordinal] = this.used;
      this.used += codes.length;
    } else {
      this.abandoned += before - codes.length;
    }
    this.flat.set(codes, this.starts[ordinal] ?? 0);
    this.lengths[ordinal] = codes.length;
    this.total += codes.length - before;
  }

  /** Codes in an average row of so many products. */
  averageLength(products: number): number {
    return this.total / Math.max(1, products);
  }

  /** How many of the given products have each of the codes below `codes`. */
  count(products: Bitset, codes: number): Uint32Array {
    const { flat, starts, lengths } = this;
    const counts = new Uint32Array(codes);
    for (const ordinal of products.toArray()) {
      const start = starts[ordinal] ?? 0;
      const end = start + (lengths[ordinal] ?? 0);
      for (let place = start; place < end; place += 1) {
        const code = flat[place] ?? 0;
        counts[code] = (counts[code] ?? 0) + 1;
      }
    }
    return counts;
  }

  private growRows(count: number): void {
    if (count <= this.starts.length) return;
    const size = Math.max(count, this.starts.length * 2);
    const starts = new Uint32Array(size);
    starts.set(this.starts);
    const lengths = new Uint16Array(size);
    lengths.set(this.lengths);
    this.starts = starts;
    this.lengths = lengths;
  }

  /** Makes room for so many more codes at the end. */
  private growFlat(more: number): void {
    if (this.used + more <= this.flat.length) return;
    const isHalfAbandoned = this.abandoned * 2 > this.used;
    const flat = new Uint32Array(Math.max(this.used + more, isHalfAbandoned ? this.flat.length : this.flat.length * 2));
    if (isHalfAbandoned) this.packInto(flat);
    else flat.set(this.flat);
    this.flat = flat;
  }

  private packInto(flat: Uint32Array): void {
    let next = 0;
    this.lengths.forEach((length, ordinal) => {
      const start = this.starts[ordinal] ?? 0;
      flat.set(this.flat.subarray(start, start + length), next);
      this.starts[ordinal] = next;
      next += length;
    });
    this.used = next;
    this.abandoned = 0;
  }
}
