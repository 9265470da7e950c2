import { Column, resized, withRoom } from './columns.ts';

/** Growth factor that leaves spare capacity for growing rows. */
const SPARE = 1.02;
/** Expected numbers per row in a bulk load; whatever is not used is released. */
const EXPECTED = 32;

/**
 * Rows of integers per product in one array. A row that grows is moved to the end, and its old place stays unused until the index
 * is rebuilt.
 */
export class PackedRows {
  private numbers: Uint32Array;
  private used = 0;
  private readonly starts: Column<Uint32Array>;
  private readonly lengths: Column<Uint32Array>;

  /** `expected` is a number of products. */
  constructor(expected = 0) {
    this.numbers = new Uint32Array(expected * EXPECTED);
    this.starts = Column.ofIds(expected);
    this.lengths = Column.ofIds(expected);
  }

  /** A product's row; valid until the next change. */
  get(ordinal: number): Uint32Array {
    const start = this.starts.get(ordinal);
    return this.numbers.subarray(start, start + this.lengths.get(ordinal));
  }

  set(ordinal: number, row: readonly number[]): void {
    if (row.length > this.lengths.get(ordinal)) {
      this.starts.set(ordinal, this.used);
      this.used += row.length;
      this.numbers = withRoom(this.numbers, this.used);
    }
    this.numbers.set(row, this.starts.get(ordinal));
    this.lengths.set(ordinal, row.length);
  }

  /** Releases capacity beyond this many products. */
  trim(products: number): void {
    this.numbers = resized(this.numbers, Math.ceil(this.used * SPARE));
    this.starts.trim(products);
    this.lengths.trim(products);
  }
}
