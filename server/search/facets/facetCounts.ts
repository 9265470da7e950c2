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

/**
 * Precomputed facet counts by value code for a set of products, such as those with a value or a term; updated incrementally. Sets are keyed
 * by number.
 */
export class FacetCounts {
  private readonly rows = new Map<number, CountRow>();

  get(of: number): CountRow | undefined {
    return this.rows.get(of);
  }

  set(of: number, counts: Uint32Array): CountRow {
    const row = new CountRow(counts);
    this.rows.set(of, row);
    return row;
  }

  clear(): void {
    this.rows.clear();
  }

  /** A product with these codes was added to the sets (1) or removed from them (−1). */
  add(has: readonly number[], codes: readonly number[], change: 1 | -1): void {
    if (this.rows.size === 0) return;
    for (const of of has) {
      const row = this.rows.get(of);
      if (row !== undefined) for (const code of codes) row.change(code, change);
    }
  }
}

/** Adds one array of counts to another, or subtracts it. */
export function addCounts(counts: Uint32Array, others: Uint32Array, change: 1 | -1): void {
  const length = Math.min(counts.length, others.length);
  for (let code = 0; code < length; code += 1) counts[code] = (counts[code] ?? 0) + change * (others[code] ?? 0);
}
