import { ProductSet } from './productSet.ts';

/** Sets that are made, and products that are looked at, between two rests. */
const STEP = 16;
const PRODUCTS = 2048;

/** Something that knows in which sets products are. */
interface Memberships {
  /** Adds how many sets' members the products are, by set. */
  countInto(ordinals: Uint32Array, sizes: Uint32Array): void;
  /** Puts the products into their sets. */
  gatherInto(ordinals: Uint32Array, gatherer: BitmapBuilder): void;
}

/** So many sets by all memberships that there are of the products; these ascend and are below the capacity. Rests now and then. */
export function* setsOf(
  memberships: readonly Memberships[],
  ordinals: Uint32Array,
  { sets, capacity }: { sets: number; capacity: number },
): Generator<void, ProductSet[]> {
  const sizes = new Uint32Array(sets);
  for (const part of memberships) {
    for (let from = 0; from < ordinals.length; from += PRODUCTS) {
      part.countInto(ordinals.subarray(from, from + PRODUCTS), sizes);
      yield;
    }
  }
  const gatherer = new BitmapBuilder(sizes, capacity);
  yield* gatherer.allocate();
  for (const part of memberships) {
    for (let from = 0; from < ordinals.length; from += PRODUCTS) {
      part.gatherInto(ordinals.subarray(from, from + PRODUCTS), gatherer);
      yield;
    }
  }
  return yield* gatherer.sets();
}

/**
 * Makes many sets at once in their final form: first it is told how many members each has, then it is given these, those of a set
 * mostly ascending.
 */
export class BitmapBuilder {
  private readonly filled: Uint32Array;
  private readonly lists: Uint32Array[] = [];
  private readonly bitmaps: (Int32Array<ArrayBuffer> | null)[] = [];
  /** Lists to which something was added behind a higher ordinal. */
  private readonly unsorted = new Set<number>();

  /** Of as many sets as there are sizes; every ordinal is below `capacity`. */
  constructor(
    private readonly sizes: Uint32Array,
    private readonly capacity: number,
  ) {
    this.filled = new Uint32Array(sizes.length);
  }

  /** To be done before anything is added. Rests now and then. */
  *allocate(): Generator<void, void> {
    const none = new Uint32Array(0);
    for (const [set, count] of this.sizes.entries()) {
      if (set % STEP === 0) yield;
      const isMany = ProductSet.isManyAmong(count, this.capacity);
      this.bitmaps.push(isMany ? new Int32Array((this.capacity + 31) >>> 5) : null);
      this.lists.push(isMany ? none : new Uint32Array(count));
    }
  }

  add(set: number, ordinal: number): void {
    const bits = this.bitmaps[set];
    if (bits != null) {
      bits[ordinal >>> 5] = (bits[ordinal >>> 5] ?? 0) | (1 << (ordinal & 31));
      return;
    }
    const list = this.lists[set];
    if (list === undefined) return;
    const place = this.filled[set] ?? 0;
    if (place > 0 && (list[place - 1] ?? 0) > ordinal) this.unsorted.add(set);
    list[place] = ordinal;
    this.filled[set] = place + 1;
  }

  /** The sets, once all is put in. Rests now and then. */
  *sets(): Generator<void, ProductSet[]> {
    for (const set of this.unsorted) {
      this.lists[set]?.sort();
      yield;
    }
    const sets: ProductSet[] = [];
    for (const [set, bits] of this.bitmaps.entries()) {
      const made = bits === null ? ProductSet.ofSorted(this.lists[set] ?? new Uint32Array(0)) : ProductSet.ofBits(bits, this.sizes[set]);
      if (sets.push(made) % STEP === 0) yield;
    }
    return sets;
  }
}
