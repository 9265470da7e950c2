const BITS = 16;
const LIMIT = 2 ** BITS;
/** Room that is kept for codes that come. */
const SPARE = 1.1;

/** A count for each code, two bytes each; of the few larger ones what does not fit is kept beside. */
export class CountRow {
  private low: Uint16Array;
  /** How often 65,536 the count of a code is to be added to what stands in the row. */
  private readonly high = new Map<number, number>();

  constructor(counts: Uint32Array) {
    this.low = Uint16Array.from(counts);
    for (let code = 0; code < counts.length; code += 1) {
      const high = (counts[code] ?? 0) >>> BITS;
      if (high > 0) this.high.set(code, high);
    }
  }

  /** Changes one count, which never falls below 0. */
  change(code: number, change: 1 | -1): void {
    if (code >= this.low.length) this.growTo(code + 1);
    const count = (this.low[code] ?? 0) + change;
    this.low[code] = count;
    if (count >= LIMIT || count < 0) this.high.set(code, (this.high.get(code) ?? 0) + change);
  }

  /** Adds the counts to others, or takes them away. */
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
