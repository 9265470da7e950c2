/** Slots in use before there are more of them, of all. */
const MAX_FILLED = 0.75;
const FEWEST = 256;

/**
 * A hash table (open addressing, linear probing) that holds numbers alone, four to eight bytes each: what a number stands for is kept, and
 * compared, by whoever uses it. A search walks from the first slot of a hash to the next one until what it wants is there, or nothing.
 */
export class HashTable {
  /** A number plus one; 0: free. As many as a power of two. */
  private slots: Int32Array;
  private count = 0;

  /** Tells the hash of what a number stands for. So many are expected. */
  constructor(
    private readonly hashOf: (number: number) => number,
    expected = 0,
  ) {
    this.slots = new Int32Array(Math.max(FEWEST, 2 ** Math.ceil(Math.log2((expected + 1) / MAX_FILLED))));
  }

  first(hash: number): number {
    return hash & (this.slots.length - 1);
  }

  next(slot: number): number {
    return (slot + 1) & (this.slots.length - 1);
  }

  /** The number in a slot; −1: the slot is free. */
  at(slot: number): number {
    return (this.slots[slot] ?? 0) - 1;
  }

  /** Puts a number, from 0 up, into the free slot at which a search for it has ended. */
  fill(slot: number, number: number): void {
    this.slots[slot] = number + 1;
    this.count += 1;
    if (this.count > this.slots.length * MAX_FILLED) this.grow();
  }

  /** Frees a slot. Numbers that were pushed on by the one that goes move back, so that no search ends before them. */
  free(slot: number): void {
    let gap = slot;
    for (let at = this.next(slot); this.slots[at] !== 0; at = this.next(at)) {
      const wanted = this.first(this.hashOf(this.at(at)));
      const mask = this.slots.length - 1;
      if (((at - wanted) & mask) < ((at - gap) & mask)) continue;
      this.slots[gap] = this.slots[at] ?? 0;
      gap = at;
    }
    this.slots[gap] = 0;
    this.count -= 1;
  }

  private grow(): void {
    const filled = this.slots;
    this.slots = new Int32Array(filled.length * 2);
    for (let from = 0; from < filled.length; from += 1) {
      const held = filled[from] ?? 0;
      if (held === 0) continue;
      let at = this.first(this.hashOf(held - 1));
      while (this.slots[at] !== 0) at = this.next(at);
      this.slots[at] = held;
    }
  }
}

/** The hash of a text, as `mixed` makes it of its code units. */
export function hashOfText(text: string): number {
  let hash = 0;
  for (let at = 0; at < text.length; at += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return mixed(hash);
}

/** A sum that is near for what is alike, spread over all numbers of 32 bits. */
export function mixed(sum: number): number {
  const half = Math.imul(sum ^ (sum >>> 16), 0x45d9f3b);
  return half ^ (half >>> 16);
}
