import { CountRow } from './countRow.ts';

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
