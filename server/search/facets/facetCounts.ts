import { CountRow } from './countRow.ts';

/**
 * Counts by value code among the products that have something, such as a value or a word; kept up to date while products change. What they
 * have is known by a number.
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

  /** A product with these codes came to what it has (1), or went (−1). */
  add(has: readonly number[], codes: readonly number[], change: 1 | -1): void {
    if (this.rows.size === 0) return;
    for (const of of has) {
      const row = this.rows.get(of);
      if (row !== undefined) for (const code of codes) row.change(code, change);
    }
  }
}

/** Adds one list of counts to another, or takes it away. */
export function addCounts(counts: Uint32Array, others: Uint32Array, change: 1 | -1): void {
  const length = Math.min(counts.length, others.length);
  for (let code = 0; code < length; code += 1) counts[code] = (counts[code] ?? 0) + change * (others[code] ?? 0);
}
