/** Load factor at which the table grows. */
const MAX_FILLED = 0.75;
const FEWEST = 256;

/**
 * Hash table (open addressing, linear probing) of integers only, four to eight bytes each; callers hold and compare the keys that the
 * integers stand for. A lookup probes from the hash's first slot until it finds a match or a free slot.
 */
export class HashTable {
  /** Number plus one; 0: free. Its length is a power of two. */
  private slots: Int32Array;
  private count = 0;

  /** `hashOf` gives the hash of the key that a number stands for; `expected` is a number of entries. */
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

  /** The number in a slot; −1 if it is free. */
  at(slot: number): number {
    return (this.slots[slot] ?? 0) - 1;
  }

  /** Stores a number (≥ 0) in the free slot at which its lookup ended. */
  fill(slot: number, number: number): void {
    this.slots[slot] = number + 1;
    this.count += 1;
    if (this.count > this.slots.length * MAX_FILLED) this.grow();
  }

  /** Frees a slot and shifts displaced entries back (backward-shift deletion), so that no lookup ends early. */
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

/** Hash of a string: `mixed` over a polynomial of its code units. */
export function hashOfText(text: string): number {
  let hash = 0;
  for (let at = 0; at < text.length; at += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return mixed(hash);
}

/** Finaliser: spreads similar sums over all 32 bits. */
export function mixed(sum: number): number {
  const half = Math.imul(sum ^ (sum >>> 16), 0x45d9f3b);
  return half ^ (half >>> 16);
}
