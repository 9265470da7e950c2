import { Column, withRoom } from '#server/search/index/columns.ts';

/**
 * Dictionary-encoded column with value combinations of a few fields. Products store the id of a shared combination, so that
 * counting reads one number per product instead of all values.
 */
export class ValueCombinations {
  private readonly column: Column<Uint32Array>;
  /** Number of combinations that have ever occurred. Id 0 is the empty combination. */
  private count = 1;
  /** Ids by the joined codes. */
  private readonly ids = new Map<string, number>();
  /** Codes of all combinations, concatenated; those of id n are between `starts[n]` and `starts[n + 1]`. */
  private flat = new Uint32Array(64);
  private starts = new Uint32Array(16);
  /** During a count, the number of products per combination; otherwise all 0. */
  private byCombination = new Uint32Array(16);
  /** Whether few enough products are counted to visit each one's codes directly. */
  private isSpread = false;

  /** `expected` is a number of products. */
  constructor(expected: number) {
    this.column = Column.ofIds(expected);
  }

  set(ordinal: number, codes: readonly number[]): void {
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

  /** Starts a count of about `products` products in batches. Only one count can run at a time. */
  beginCount(products: number): void {
    this.isSpread = products < this.count;
    if (!this.isSpread) this.byCombination = withRoom(this.byCombination, this.count);
  }

  /** Counts a batch: directly by code, or by combination until the count ends. */
  countRun(run: Uint32Array, counts: Uint32Array): void {
    if (!this.isSpread) {
      tally(run, this.column.numbers, this.byCombination);
      return;
    }
    const { flat, starts } = this;
    const { numbers: ids } = this.column;
    for (let at = 0; at < run.length; at += 1) {
      const id = ids[run[at] ?? 0] ?? 0;
      const end = starts[id + 1] ?? 0;
      for (let place = starts[id] ?? 0; place < end; place += 1) {
        const code = flat[place] ?? 0;
        counts[code] = (counts[code] ?? 0) + 1;
      }
    }
  }

  /** Call it after the last batch. */
  endCount(counts: Uint32Array): void {
    if (this.isSpread) return;
    const { flat, starts, byCombination } = this;
    for (let id = 0; id < this.count; id += 1) {
      const count = byCombination[id] ?? 0;
      if (count === 0) continue;
      byCombination[id] = 0;
      const end = starts[id + 1] ?? 0;
      for (let place = starts[id] ?? 0; place < end; place += 1) {
        const code = flat[place] ?? 0;
        counts[code] = (counts[code] ?? 0) + count;
      }
    }
  }

  /** The id of a combination, which is added if it is new. */
  private idFor(codes: readonly number[]): number {
    const key = codes.join();
    const known = this.ids.get(key);
    if (known !== undefined) return known;
    const id = this.count;
    const start = this.starts[id] ?? 0;
    this.starts = withRoom(this.starts, id + 2);
    this.starts[id + 1] = start + codes.length;
    this.flat = withRoom(this.flat, start + codes.length);
    this.flat.set(codes, start);
    this.count += 1;
    this.ids.set(key, id);
    return id;
  }
}

/** Adds the number of products per combination. */
function tally(ordinals: Uint32Array, ids: Uint32Array, counts: Uint32Array): void {
  for (let at = 0; at < ordinals.length; at += 1) {
    const id = ids[ordinals[at] ?? 0] ?? 0;
    counts[id] = (counts[id] ?? 0) + 1;
  }
}
