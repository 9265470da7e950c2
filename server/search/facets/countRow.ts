const BITS = 16;
const LIMIT = 2 ** BITS;
/** Growth factor, spare capacity for new codes. */
const SPARE = 1.1;

/** Facet counts by code, 16 bits each; the overflow of the few larger counts is stored separately. */
export class CountRow {
  private low: Uint16Array;
  /** Overflow by code, in units of 65,536, to be added to the 16-bit count. */
  private readonly high = new Map<number, number>();

  constructor(counts: Uint32Array) {
    this.low = Uint16Array.from(counts);
    for (let code = 0; code < counts.length; code += 1) {
      const high = (counts[code] ?? 0) >>> BITS;
      if (high > 0) this.high.set(code, high);
    }
  }

  /** Adjusts one count, which never falls below 0. */
  change(code: number, change: 1 | -1): void {
    if (code >= this.low.length) this.growTo(code + 1);
    const count = (this.low[code] ?? 0) + change;
    this.low[code] = count;
    if (count >= LIMIT || count < 0) this.high.set(code, (this.high.get(code) ?? 0) + change);
  }

  /** Adds the counts to others, or subtracts them. */
  addTo(counts: Uint32Array, change: 1 | -1): void {
    const { low } = this;
    const length = Math.min(counts.length, low.length);
    for (let code = 0; code < length; code += 1) counts[code] = (counts[code] ?? 0) + change * (low[code] ?? 0);
    for (const [code, high] of this.high) counts[code] = (counts[code] ?? 0) + change * high * LIMIT;
  }

  private growTo(codes: number): void {
    const longer = new Uint16Array(Math.ceil(codes * SPARE));
    longer.set(this.low);
    this.low = longer;
  }
}
