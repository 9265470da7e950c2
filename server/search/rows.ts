import type { ProductSet } from './productSet.ts';
import { SetGatherer } from './setGatherer.ts';

/** Products that are looked at between two rests. */
const STEP = 8192;
/** Room that is kept for rows that grow. */
const SPARE = 1.02;

/** More numbers of a product. */
interface Column {
  codesOf(ordinal: number): readonly number[];
}

/**
 * A row of whole numbers per product, all in one flat array, so that walking many rows walks memory in order. Numbers take two bytes until
 * one needs four. A row that grows moves to the end; once half of the array is left behind, it is packed anew.
 */
export class Rows {
  /** Row of product n: from `starts[n]`, `lengths[n]` numbers. */
  private flat: Uint16Array | Uint32Array = new Uint16Array(1024);
  private starts = new Uint32Array(256);
  private lengths = new Uint16Array(256);
  private used = 0;
  private abandoned = 0;

  /** A copy of the row of a product. */
  get(ordinal: number): number[] {
    const start = this.starts[ordinal] ?? 0;
    return Array.from(this.flat.subarray(start, start + (this.lengths[ordinal] ?? 0)));
  }

  /** Whether every row is empty, and was. */
  get isUnused(): boolean {
    return this.used === 0;
  }

  /** Replaces the row of a product. */
  set(ordinal: number, row: readonly number[]): void {
    if (row.length === 0 && ordinal >= this.lengths.length) return;
    this.growRows(ordinal + 1);
    if (this.flat instanceof Uint16Array && row.some((number) => number > 0xffff)) this.flat = Uint32Array.from(this.flat);
    const before = this.lengths[ordinal] ?? 0;
    if (row.length > before) {
      this.abandoned += before;
      this.growFlat(row.length);
      this.starts[ordinal] = this.used;
      this.used += row.length;
    } else {
      this.abandoned += before - row.length;
    }
    this.flat.set(row, this.starts[ordinal] ?? 0);
    this.lengths[ordinal] = row.length;
  }

  /** Adds to the counts how often each number stands in the rows of the products. */
  countInto(ordinals: Uint32Array, counts: Uint32Array): void {
    const { flat, starts, lengths } = this;
    for (let at = 0; at < ordinals.length; at += 1) {
      const ordinal = ordinals[at] ?? 0;
      const start = starts[ordinal] ?? 0;
      const end = start + (lengths[ordinal] ?? 0);
      for (let place = start; place < end; place += 1) {
        const number = flat[place] ?? 0;
        counts[number] = (counts[number] ?? 0) + 1;
      }
    }
  }

  /** Gives back room that so many products do not use. */
  trim(products: number): void {
    this.flat = this.flat.slice(0, Math.ceil(this.used * SPARE));
    this.starts = this.starts.slice(0, products);
    this.lengths = this.lengths.slice(0, products);
  }

  /**
   * The set of the products of each of so many numbers, those in rows and those in columns; the products ascend and are below the
   * capacity. Rests now and then.
   */
  *setsOf(ordinals: Uint32Array, numbers: number, capacity: number, columns: readonly Column[] = []): Generator<void, ProductSet[]> {
    const gatherer = new SetGatherer(numbers, capacity);
    for (let from = 0; from < ordinals.length; from += STEP) {
      this.visit(ordinals.subarray(from, from + STEP), columns, (number) => {
        gatherer.count(number);
      });
      yield;
    }
    yield* gatherer.allocate();
    for (let from = 0; from < ordinals.length; from += STEP) {
      this.visit(ordinals.subarray(from, from + STEP), columns, (number, ordinal) => {
        gatherer.add(number, ordinal);
      });
      yield;
    }
    return yield* gatherer.sets();
  }

  private visit(ordinals: Uint32Array, columns: readonly Column[], visit: (number: number, ordinal: number) => void): void {
    const { flat, starts, lengths } = this;
    for (let at = 0; at < ordinals.length; at += 1) {
      const ordinal = ordinals[at] ?? 0;
      const start = starts[ordinal] ?? 0;
      const end = start + (lengths[ordinal] ?? 0);
      for (let place = start; place < end; place += 1) visit(flat[place] ?? 0, ordinal);
      for (const column of columns) {
        const codes = column.codesOf(ordinal);
        for (let each = 0; each < codes.length; each += 1) visit(codes[each] ?? 0, ordinal);
      }
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

  /** Makes room for so many more numbers at the end. */
  private growFlat(more: number): void {
    if (this.used + more <= this.flat.length) return;
    const isHalfAbandoned = this.abandoned * 2 > this.used;
    const size = Math.max(this.used + more, isHalfAbandoned ? this.flat.length : Math.ceil(this.flat.length * 1.5));
    const flat = this.flat instanceof Uint16Array ? new Uint16Array(size) : new Uint32Array(size);
    if (isHalfAbandoned) this.packInto(flat);
    else flat.set(this.flat);
    this.flat = flat;
  }

  private packInto(flat: Uint16Array | Uint32Array): void {
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
