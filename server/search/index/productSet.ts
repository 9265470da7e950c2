import { onesOf, onesOfBoth, paintList, siftByBits, writeMembers } from './bitmap.ts';
import { withRoom } from './columns.ts';
import { firstNotBelow, sift } from './sortedLists.ts';

/** Sets up to this size are sorted lists, regardless of the number of products. */
const ALWAYS_LISTED = 64;
/** A list of 32-bit ordinals and a bitmap are equally large if every 32nd ordinal is a member. */
const BITS_PER_LISTED = 32;
/** Costs of ANDing two bitmap words and of looking up a listed member in another set, relative to visiting a member's values. */
const COST_OF_WORD = 0.4;
const COST_OF_LISTED = 0.4;
/** Batch size for `inRuns`; the buffer has room for the members of one more word. */
const RUN_SIZE = 4096;
const RUN = new Uint32Array(RUN_SIZE + 32);
const NO_LIST = new Uint32Array(0);
const NO_BITS = new Int32Array(0);

/**
 * A set of product ordinals: a sorted list if sparse, a bitmap if dense, converted automatically as it grows. Getting its size is
 * O(1). Methods that modify the set say so; the others return read-only sets that may share its memory.
 */
export class ProductSet {
  /** Ascending, used up to `count`. Null if the set is a bitmap. */
  private list: Uint32Array | null = NO_LIST;
  private bits = NO_BITS;
  private count = 0;

  /** A set from ascending, distinct ordinals. */
  static ofSorted(ordinals: Uint32Array): ProductSet {
    const set = new ProductSet();
    set.list = ordinals;
    set.count = ordinals.length;
    if (set.isTooLongForList(ordinals[ordinals.length - 1] ?? 0)) set.toBitmap();
    return set;
  }

  /** A set from distinct ordinals in any order. */
  static of(ordinals: Uint32Array): ProductSet {
    if (ordinals.length <= ALWAYS_LISTED) return ProductSet.ofSorted(ordinals.slice().sort());
    let highest = 0;
    for (let at = 0; at < ordinals.length; at += 1) highest = Math.max(highest, ordinals[at] ?? 0);
    const bits = new Int32Array((highest >>> 5) + 1);
    paintList(bits, ordinals, ordinals.length);
    return ProductSet.ofBits(bits);
  }

  static union(all: readonly ProductSet[]): ProductSet {
    const sets = all.filter(({ size }) => size > 0);
    const [first, ...others] = sets;
    if (first === undefined) return new ProductSet();
    if (others.length === 0) return first;
    const listed = sets.reduce((sum, set) => sum + (set.list === null ? Infinity : set.count), 0);
    if (listed <= ALWAYS_LISTED) return ProductSet.ofSorted(Uint32Array.from(new Set(sets.flatMap((set) => [...set.ordinals()]))).sort());
    const words = sets.reduce((most, set) => Math.max(most, set.neededWords()), 0);
    const bits = new Int32Array(words);
    for (const set of sets) set.paintOn(bits);
    return ProductSet.ofBits(bits);
  }

  /** The intersection of at least one set. */
  static intersection(sets: readonly ProductSet[]): ProductSet {
    const [smallest, ...others] = [...sets].sort((left, right) => left.count - right.count);
    if (smallest === undefined) throw new Error('An intersection needs a set');
    if (others.length === 0) return smallest;
    if (smallest.list !== null || others.some((set) => set.list !== null)) return smallest.filtered(others);
    const bits = smallest.bits.slice(0, Math.min(...sets.map((set) => set.bits.length)));
    for (const { bits: mask } of others) for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) & (mask[at] ?? 0);
    return ProductSet.ofBits(bits);
  }

  static common(left: ProductSet, right: ProductSet): number {
    if (left.list === null && right.list === null) return onesOfBoth(left.bits, right.bits);
    const [shorter, other] = right.list === null || (left.list !== null && left.count < right.count) ? [left, right] : [right, left];
    return other.keep(shorter.ordinals()).length;
  }

  /** The cost of `common`, relative to a full scan's visit of one member. */
  static costOfCommon(left: ProductSet, right: ProductSet): number {
    if (left.list === null && right.list === null) return Math.min(left.bits.length, right.bits.length) * COST_OF_WORD;
    return Math.min(left.list === null ? Infinity : left.count, right.list === null ? Infinity : right.count) * COST_OF_LISTED;
  }

  /** A set backed by a bitmap; takes ownership of the array. `known` is its size, if it has already been counted. */
  static ofBits(bits: Int32Array<ArrayBuffer>, known?: number): ProductSet {
    const set = new ProductSet();
    set.bits = bits;
    set.list = null;
    set.count = known ?? onesOf(bits);
    if (set.isTooShortForBitmap()) set.toList();
    return set;
  }

  get size(): number {
    return this.count;
  }

  /** Whether the set is a bitmap, which is large enough for cached counts to pay off. */
  get isMany(): boolean {
    return this.list === null;
  }

  has(ordinal: number): boolean {
    if (this.list === null) return (((this.bits[ordinal >>> 5] ?? 0) >>> (ordinal & 31)) & 1) === 1;
    const place = firstNotBelow(this.list, this.count, ordinal);
    return place < this.count && this.list[place] === ordinal;
  }

  /** The same members as a bitmap, with O(1) lookup. */
  asBitmap(): ProductSet {
    if (this.list === null) return this;
    const set = new ProductSet();
    set.bits = new Int32Array(this.neededWords());
    this.paintOn(set.bits);
    set.list = null;
    set.count = this.count;
    return set;
  }

  /** Modifies the set. */
  add(ordinal: number): void {
    if (this.list === null) {
      if (this.has(ordinal)) return;
      this.bits = withRoom(this.bits, (ordinal >>> 5) + 1);
      this.bits[ordinal >>> 5] = (this.bits[ordinal >>> 5] ?? 0) | (1 << (ordinal & 31));
      this.count += 1;
      return;
    }
    const last = this.list[this.count - 1];
    const place = last === undefined || last < ordinal ? this.count : firstNotBelow(this.list, this.count, ordinal);
    if (place < this.count && this.list[place] === ordinal) return;
    this.list = withRoom(this.list, this.count + 1);
    this.list.copyWithin(place + 1, place, this.count);
    this.list[place] = ordinal;
    this.count += 1;
    if (this.isTooLongForList(this.list[this.count - 1] ?? 0)) this.toBitmap();
  }

  /** Modifies the set. */
  delete(ordinal: number): void {
    if (!this.has(ordinal)) return;
    if (this.list === null) {
      this.bits[ordinal >>> 5] = (this.bits[ordinal >>> 5] ?? 0) & ~(1 << (ordinal & 31));
    } else {
      const place = firstNotBelow(this.list, this.count, ordinal);
      this.list.copyWithin(place, place + 1, this.count);
    }
    this.count -= 1;
  }

  /** Releases spare capacity. Modifies the set. */
  trim(): void {
    if (this.list !== null) this.list = this.list.slice(0, this.count);
    else if (this.isTooShortForBitmap()) this.toList();
  }

  /** The set difference. */
  without(other: ProductSet): ProductSet {
    if (this.list !== null) return ProductSet.ofSorted(other.keep(this.ordinals(), false));
    const bits = this.bits.slice();
    if (other.list === null) {
      const { bits: mask } = other;
      const length = Math.min(bits.length, mask.length);
      for (let at = 0; at < length; at += 1) bits[at] = (bits[at] ?? 0) & ~(mask[at] ?? 0);
    } else {
      for (const ordinal of other.ordinals())
        if (ordinal >>> 5 < bits.length) bits[ordinal >>> 5] = (bits[ordinal >>> 5] ?? 0) & ~(1 << (ordinal & 31));
    }
    return ProductSet.ofBits(bits);
  }

  /** The members, ascending; read-only. */
  ordinals(): Uint32Array {
    if (this.list !== null) return this.list.subarray(0, this.count);
    const { bits } = this;
    const members = new Uint32Array(this.count);
    let next = 0;
    for (let at = 0; at < bits.length; at += 1) next = writeMembers(bits[at] ?? 0, at << 5, members, next);
    return members;
  }

  /** Passes the members that are not in `except` to `look`, ascending, in batches of a few thousand in a reused buffer. */
  inRuns(look: (ordinals: Uint32Array) => void, except: ProductSet | null = null): void {
    if (this.list !== null || (except !== null && except.list !== null)) {
      look((except === null ? this : this.without(except)).ordinals());
      return;
    }
    const { bits } = this;
    const taken = except?.bits ?? NO_BITS;
    let next = 0;
    for (let at = 0; at < bits.length; at += 1) {
      const word = bits[at] ?? 0;
      next = writeMembers(at < taken.length ? word & ~(taken[at] ?? 0) : word, at << 5, RUN, next);
      if (next < RUN_SIZE) continue;
      look(RUN.subarray(0, next));
      next = 0;
    }
    if (next > 0) look(RUN.subarray(0, next));
  }

  private filtered(others: readonly ProductSet[]): ProductSet {
    let members = this.ordinals();
    for (const other of others) members = other.keep(members);
    return ProductSet.ofSorted(members);
  }

  /** Those of the given ascending ordinals that are members (or that are not). */
  private keep(ordinals: Uint32Array, isIn = true): Uint32Array {
    const kept = new Uint32Array(ordinals.length);
    const { list, count, bits } = this;
    const length = list === null ? siftByBits(ordinals, bits, isIn, kept) : sift(ordinals, list.subarray(0, count), isIn, kept);
    return kept.subarray(0, length);
  }

  private neededWords(): number {
    if (this.list === null) return this.bits.length;
    return this.count === 0 ? 0 : ((this.list[this.count - 1] ?? 0) >>> 5) + 1;
  }

  private paintOn(bits: Int32Array): void {
    if (this.list === null) {
      const own = this.bits;
      for (let at = 0; at < own.length; at += 1) bits[at] = (bits[at] ?? 0) | (own[at] ?? 0);
      return;
    }
    paintList(bits, this.list, this.count);
  }

  private isTooLongForList(last: number): boolean {
    return this.count > ALWAYS_LISTED && this.count * BITS_PER_LISTED > last;
  }

  /** Whether a list would find members faster, because only a few are in a long bitmap. */
  private isTooShortForBitmap(): boolean {
    return this.count * 2 < this.bits.length;
  }

  private toBitmap(): void {
    const bits = new Int32Array(this.neededWords());
    this.paintOn(bits);
    this.bits = bits;
    this.list = null;
  }

  private toList(): void {
    this.list = this.ordinals();
    this.bits = NO_BITS;
  }
}
