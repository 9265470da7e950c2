/**
 * A set of small whole numbers, one bit each, that knows its size. It grows by itself; a set never shrinks.
 * Every method says whether it changes its receiver.
 */
export class Bitset {
  private words: Uint32Array;
  private count = 0;

  /** Room for numbers below `capacity` without growing. */
  constructor(capacity = 0) {
    this.words = new Uint32Array((capacity + 31) >>> 5);
  }

  /** How many numbers are in it. */
  get size(): number {
    return this.count;
  }

  /** How many words an operation on it walks. */
  get wordCount(): number {
    return this.words.length;
  }

  has(member: number): boolean {
    return (((this.words[member >>> 5] ?? 0) >>> (member & 31)) & 1) === 1;
  }

  /** Changes the receiver. */
  add(member: number): void {
    const index = member >>> 5;
    if (index >= this.words.length) this.grow(index + 1);
    const before = this.words[index] ?? 0;
    const after = (before | (1 << (member & 31))) >>> 0;
    if (after === before) return;
    this.words[index] = after;
    this.count += 1;
  }

  /** Changes the receiver. */
  delete(member: number): void {
    if (!this.has(member)) return;
    const index = member >>> 5;
    this.words[index] = ((this.words[index] ?? 0) & ~(1 << (member & 31))) >>> 0;
    this.count -= 1;
  }

  /** A new set with the same members. */
  clone(): Bitset {
    const copy = new Bitset();
    copy.words = this.words.slice();
    copy.count = this.count;
    return copy;
  }

  /** Changes the receiver: keeps what is in the other too. */
  intersect(other: Bitset): void {
    const { words } = this;
    let count = 0;
    for (let index = 0; index < words.length; index += 1) {
      const word = ((words[index] ?? 0) & (other.words[index] ?? 0)) >>> 0;
      words[index] = word;
      count += ones(word);
    }
    this.count = count;
  }

  /** A new set of those members that the other has not. */
  without(other: Bitset): Bitset {
    const difference = new Bitset();
    difference.words = this.words.map((word, index) => (word & ~(other.words[index] ?? 0)) >>> 0);
    difference.count = this.count - this.intersectionSize(other);
    return difference;
  }

  /** Changes the receiver: takes in all of the other. */
  unite(other: Bitset): void {
    if (other.words.length > this.words.length) this.grow(other.words.length);
    const { words } = this;
    let count = 0;
    for (let index = 0; index < words.length; index += 1) {
      const word = ((words[index] ?? 0) | (other.words[index] ?? 0)) >>> 0;
      words[index] = word;
      count += ones(word);
    }
    this.count = count;
  }

  /** The size of the intersection, without building it. */
  intersectionSize(other: Bitset): number {
    const length = Math.min(this.words.length, other.words.length);
    let count = 0;
    for (let index = 0; index < length; index += 1) count += ones((this.words[index] ?? 0) & (other.words[index] ?? 0));
    return count;
  }

  /** The members in ascending order. */
  toArray(): Uint32Array {
    const members = new Uint32Array(this.count);
    let next = 0;
    for (let index = 0; index < this.words.length; index += 1) {
      let word = this.words[index] ?? 0;
      while (word !== 0) {
        const lowest = word & -word;
        members[next] = (index << 5) + (31 - Math.clz32(lowest));
        next += 1;
        word ^= lowest;
      }
    }
    return members;
  }

  private grow(wordCount: number): void {
    const words = new Uint32Array(Math.max(wordCount, this.words.length * 2));
    words.set(this.words);
    this.words = words;
  }
}

/** The number of ones in a 32-bit word. */
function ones(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
