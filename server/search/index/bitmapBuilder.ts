import { ProductSet } from './productSet.ts';

/** Sets built, and products visited, between two yields. */
const STEP = 16;
const PRODUCTS = 2048;

/** A source of set memberships of products. */
interface Memberships {
  /** Adds the number of members per set. */
  countInto(ordinals: Uint32Array, sizes: Uint32Array): void;
  /** Adds the products to their sets. */
  gatherInto(ordinals: Uint32Array, gatherer: BitmapBuilder): void;
}

/** Builds `sets` sets from all memberships of the products; ordinals ascend and are below the capacity. Yields between steps. */
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

/** Builds many product sets in their final form in two passes: sizes first, then the members of each set, mostly ascending. */
export class BitmapBuilder {
  private readonly filled: Uint32Array;
  private readonly lists: Uint32Array[] = [];
  private readonly bitmaps: (Int32Array<ArrayBuffer> | null)[] = [];
  /** Lists with a member out of order. */
  private readonly unsorted = new Set<number>();

  /** One set per size; every ordinal is below `capacity`. */
  constructor(
    private readonly sizes: Uint32Array,
    private readonly capacity: number,
  ) {
    this.filled = new Uint32Array(sizes.length);
  }

  /** To be called before `add`. Yields between steps. */
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

  /** The finished sets, after all members were added. Yields between steps. */
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
