/**
 * Counts by value code among the products that have something, such as a value or a word; kept up to date while products change. What they
 * have is known by a number.
 */
export class Sums {
  private readonly rows = new Map<number, Uint32Array>();

  get(of: number): Uint32Array | undefined {
    return this.rows.get(of);
  }

  set(of: number, counts: Uint32Array): void {
    this.rows.set(of, counts);
  }

  clear(): void {
    this.rows.clear();
  }

  /** A product with these codes came to what it has (1), or went (−1). */
  add(has: readonly number[], codes: readonly number[], change: 1 | -1): void {
    if (this.rows.size === 0) return;
    for (const of of has) {
      const row = this.rows.get(of);
      if (row !== undefined) addCodes(this.longEnough(of, row, codes), codes, change);
    }
  }

  private longEnough(of: number, row: Uint32Array, codes: readonly number[]): Uint32Array {
    let highest = 0;
    for (const code of codes) if (code > highest) highest = code;
    if (highest < row.length) return row;
    const longer = new Uint32Array(Math.ceil((highest + 1) * 1.1));
    longer.set(row);
    this.rows.set(of, longer);
    return longer;
  }
}

function addCodes(row: Uint32Array, codes: readonly number[], change: 1 | -1): void {
  for (const code of codes) row[code] = (row[code] ?? 0) + change;
}

/** Adds one list of counts to another, or takes it away. */
export function addCounts(counts: Uint32Array, others: Uint32Array, change: 1 | -1): void {
  const length = Math.min(counts.length, others.length);
  for (let code = 0; code < length; code += 1) counts[code] = (counts[code] ?? 0) + change * (others[code] ?? 0);
}
