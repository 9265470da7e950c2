import { ProductSet } from './productSet.ts';

/** Sets that are made between two rests. */
const STEP = 64;

/**
 * Makes many sets in two walks over the products in ascending order: in the first each membership is counted, in the second it is put
 * in, so that every set is made at once in its final form.
 */
export class SetGatherer {
  private readonly counts: Uint32Array;
  private readonly filled: Uint32Array;
  private readonly lists: Uint32Array[] = [];
  private readonly bitmaps: (Int32Array<ArrayBuffer> | null)[] = [];

  /** Of so many sets; every ordinal is below `capacity`. */
  constructor(
    sets: number,
    private readonly capacity: number,
  ) {
    this.counts = new Uint32Array(sets);
    this.filled = new Uint32Array(sets);
  }

  /** First walk. */
  count(set: number): void {
    this.counts[set] = (this.counts[set] ?? 0) + 1;
  }

  /** Between the walks. Rests now and then. */
  *allocate(): Generator<void, void> {
    const none = new Uint32Array(0);
    for (const [set, count] of this.counts.entries()) {
      if (set % STEP === 0) yield;
      const isMany = ProductSet.isManyAmong(count, this.capacity);
      this.bitmaps.push(isMany ? new Int32Array((this.capacity + 31) >>> 5) : null);
      this.lists.push(isMany ? none : new Uint32Array(count));
    }
  }

  /** Second walk: the same memberships again, the products ascending. */
  add(set: number, ordinal: number): void {
    const bits = this.bitmaps[set];
    if (bits != null) {
      bits[ordinal >>> 5] = (bits[ordinal >>> 5] ?? 0) | (1 << (ordinal & 31));
      return;
    }
    const list = this.lists[set];
    const place = this.filled[set] ?? 0;
    if (list !== undefined) list[place] = ordinal;
    this.filled[set] = place + 1;
  }

  /** The sets, once all is put in. Rests now and then. */
  *sets(): Generator<void, ProductSet[]> {
    const sets: ProductSet[] = [];
    for (const [set, bits] of this.bitmaps.entries()) {
      const made = bits === null ? ProductSet.ofSorted(this.lists[set] ?? new Uint32Array(0)) : ProductSet.ofBits(bits, this.counts[set]);
      if (sets.push(made) % STEP === 0) yield;
    }
    return sets;
  }
}
