/** A deterministic pseudo-random number generator for reproducible catalogues. Not suitable for secrets. */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = (seed ^ 0x9e3779b9) >>> 0;
  }

  /** A uniformly distributed number in [0, 1). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = this.state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A uniformly distributed integer in [0, `end`). */
  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  }

  /** Like `pick`, but prefers the first elements, which become bestsellers. */
  pickEarly<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.next() ** 2 * items.length)];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  }

  /** A roughly normally distributed number with mean 0 and standard deviation 1, computed as the sum of twelve draws. */
  normal(): number {
    let sum = -6;
    for (let draw = 0; draw < 12; draw += 1) sum += this.next();
    return sum;
  }
}
