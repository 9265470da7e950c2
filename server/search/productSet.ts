/** A set of this many members or fewer is a sorted list, however few products there are. */
const ALWAYS_LISTED = 64;
/** A list of 32-bit numbers and a bitmap take the same room when every 32nd number is a member. */
const BITS_PER_LISTED = 32;

/**
 * A set of products by ordinal. Few members are a sorted list, many are a bitmap; it changes its form by itself as it grows. It knows its
 * size. Methods that change the receiver say so; the others give sets that may share memory with it and are not to be changed.
 */
export class ProductSet {
  /** Ascending; used up to `count`. Null for a bitmap. */
  private list: Uint32Array | null = new Uint32Array(4);
  private bits = new Int32Array(0);
  private count = 0;

  /** A set of ascending ordinals without repeats. */
  static ofSorted(ordinals: Uint32Array): ProductSet {
    const set = new ProductSet();
    set.list = ordinals;
    set.count = ordinals.length;
    if (set.isTooLongForList(ordinals[ordinals.length - 1] ?? 0)) set.toBitmap();
    return set;
  }

  /** Whether so many members are a bitmap when every ordinal is below the capacity. */
  static isManyAmong(count: number, capacity: number): boolean {
    return count > ALWAYS_LISTED && count * BITS_PER_LISTED > capacity;
  }

  /** A set of ordinals in any order, without repeats. */
  static of(ordinals: Uint32Array): ProductSet {
    if (ordinals.length <= ALWAYS_LISTED) return ProductSet.ofSorted(ordinals.slice().sort());
    let highest = 0;
    for (let at = 0; at < ordinals.length; at += 1) highest = Math.max(highest, ordinals[at] ?? 0);
    const bits = new Int32Array((highest >>> 5) + 1);
    for (let at = 0; at < ordinals.length; at += 1) {
      const ordinal = ordinals[at] ?? 0;
      bits[ordinal >>> 5] = (bits[ordinal >>> 5] ?? 0) | (1 << (ordinal & 31));
    }
    return ProductSet.ofBits(bits);
  }

  /** The members of any of the sets. */
  static union(sets: readonly ProductSet[]): ProductSet {
    const [first, ...others] = sets;
    if (first === undefined) return new ProductSet();
    if (others.length === 0) return first;
    const listed = sets.reduce((sum, set) => sum + (set.list === null ? Infinity : set.count), 0);
    if (listed <= ALWAYS_LISTED) return ProductSet.ofSorted(mergedLists(sets.map((set) => set.ordinals())));
    const words = sets.reduce((most, set) => Math.max(most, set.neededWords()), 0);
    const bits = new Int32Array(words);
    for (const set of sets) set.paintOn(bits);
    return ProductSet.ofBits(bits);
  }

  /** The members of all of the sets; there must be one at least. */
  static intersection(sets: readonly ProductSet[]): ProductSet {
    const [smallest, ...others] = [...sets].sort((left, right) => left.count - right.count);
    if (smallest === undefined) throw new Error('An intersection needs a set');
    if (others.length === 0) return smallest;
    if (smallest.list !== null || others.some((set) => set.list !== null)) return smallest.filtered(others);
    const bits = smallest.bits.slice(0, Math.min(...sets.map((set) => set.bits.length)));
    for (const { bits: mask } of others) for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) & (mask[at] ?? 0);
    return ProductSet.ofBits(bits);
  }

  /** A set with these bits; it keeps the array. The number of its members is counted unless it is given. */
  static ofBits(bits: Int32Array<ArrayBuffer>, known?: number): ProductSet {
    const set = new ProductSet();
    set.bits = bits;
    set.list = null;
    set.count = known ?? onesOf(bits);
    // A few members in a long bitmap are found again sooner in a list.
    if (set.count * 2 < bits.length) set.toList();
    return set;
  }

  get size(): number {
    return this.count;
  }

  /** Whether it is kept as a bitmap: so many members that sums about it are worth keeping. */
  get isMany(): boolean {
    return this.list === null;
  }

  has(ordinal: number): boolean {
    if (this.list === null) return (((this.bits[ordinal >>> 5] ?? 0) >>> (ordinal & 31)) & 1) === 1;
    const place = firstNotBelow(this.list, this.count, ordinal);
    return place < this.count && this.list[place] === ordinal;
  }

  /** The same members as a bitmap, in which each is looked up at once. */
  asBitmap(): ProductSet {
    if (this.list === null) return this;
    const set = new ProductSet();
    set.bits = new Int32Array(this.neededWords());
    this.paintOn(set.bits);
    set.list = null;
    set.count = this.count;
    return set;
  }

  /** Changes the receiver. */
  add(ordinal: number): void {
    if (this.list === null) {
      if (this.has(ordinal)) return;
      this.growBits((ordinal >>> 5) + 1);
      this.bits[ordinal >>> 5] = (this.bits[ordinal >>> 5] ?? 0) | (1 << (ordinal & 31));
      this.count += 1;
      return;
    }
    const last = this.list[this.count - 1];
    const place = last === undefined || last < ordinal ? this.count : firstNotBelow(this.list, this.count, ordinal);
    if (place < this.count && this.list[place] === ordinal) return;
    if (this.count === this.list.length) this.growList();
    this.list.copyWithin(place + 1, place, this.count);
    this.list[place] = ordinal;
    this.count += 1;
    if (this.isTooLongForList(this.list[this.count - 1] ?? 0)) this.toBitmap();
  }

  /** Changes the receiver. */
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

  /** The members that the other has not. */
  without(other: ProductSet): ProductSet {
    if (this.list !== null) return ProductSet.ofSorted(this.ordinals().filter((ordinal) => !other.has(ordinal)));
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

  /** The members, ascending; not to be changed. */
  ordinals(): Uint32Array {
    if (this.list !== null) return this.list.subarray(0, this.count);
    const { bits } = this;
    const members = new Uint32Array(this.count);
    let next = 0;
    for (let at = 0; at < bits.length; at += 1) {
      let word = bits[at] ?? 0;
      while (word !== 0) {
        const lowest = word & -word;
        members[next] = (at << 5) + (31 - Math.clz32(lowest));
        next += 1;
        word ^= lowest;
      }
    }
    return members;
  }

  private filtered(others: readonly ProductSet[]): ProductSet {
    let members = this.ordinals();
    for (const other of others) members = other.keep(members);
    return ProductSet.ofSorted(members);
  }

  /** Those of ascending ordinals that are members. */
  private keep(ordinals: Uint32Array): Uint32Array {
    const kept = new Uint32Array(ordinals.length);
    let next = 0;
    if (this.list === null) {
      const { bits } = this;
      for (let at = 0; at < ordinals.length; at += 1) {
        const ordinal = ordinals[at] ?? 0;
        kept[next] = ordinal;
        next += ((bits[ordinal >>> 5] ?? 0) >>> (ordinal & 31)) & 1;
      }
    } else if (ordinals.length * 16 < this.count) {
      for (const ordinal of ordinals) if (this.has(ordinal)) kept[next++] = ordinal;
    } else {
      const { list, count } = this;
      let place = 0;
      for (let at = 0; at < ordinals.length; at += 1) {
        const ordinal = ordinals[at] ?? 0;
        while (place < count && (list[place] ?? 0) < ordinal) place += 1;
        if (place === count) break;
        if (list[place] === ordinal) kept[next++] = ordinal;
      }
    }
    return kept.subarray(0, next);
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
    for (let at = 0; at < this.count; at += 1) {
      const ordinal = this.list[at] ?? 0;
      bits[ordinal >>> 5] = (bits[ordinal >>> 5] ?? 0) | (1 << (ordinal & 31));
    }
  }

  private isTooLongForList(last: number): boolean {
    return ProductSet.isManyAmong(this.count, last);
  }

  private toBitmap(): void {
    const bits = new Int32Array(this.neededWords());
    this.paintOn(bits);
    this.bits = bits;
    this.list = null;
  }

  private toList(): void {
    this.list = this.ordinals();
    this.bits = new Int32Array(0);
  }

  private growList(): void {
    const longer = new Uint32Array(Math.max(4, Math.ceil(this.count * 1.5)));
    if (this.list !== null) longer.set(this.list);
    this.list = longer;
  }

  private growBits(words: number): void {
    if (words <= this.bits.length) return;
    const longer = new Int32Array(Math.max(words, Math.ceil(this.bits.length * 1.25)));
    longer.set(this.bits);
    this.bits = longer;
  }
}

/** The first place of an ascending list whose number is not below the given one; `length` when there is none. */
function firstNotBelow(list: Uint32Array, length: number, number: number): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle] ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}

function mergedLists(lists: readonly Uint32Array[]): Uint32Array {
  const all = new Uint32Array(lists.reduce((sum, list) => sum + list.length, 0));
  let next = 0;
  for (const list of lists) {
    all.set(list, next);
    next += list.length;
  }
  all.sort();
  return all.filter((ordinal, place) => place === 0 || ordinal !== all[place - 1]);
}

function onesOf(bits: Int32Array): number {
  let count = 0;
  for (let at = 0; at < bits.length; at += 1) count += ones(bits[at] ?? 0);
  return count;
}

/** The number of ones in a 32-bit word. */
function ones(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
