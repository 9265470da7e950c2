import { withRoom } from '#server/search/index/columns.ts';

/**
 * Stored facet counts by value code for sets of products, such as all products with a value or a term. Updated incrementally.
 * Sets are identified by number.
 */
export class FacetCounts {
  private readonly rows = new Map<number, Uint32Array>();

  get(set: number): Uint32Array | undefined {
    return this.rows.get(set);
  }

  /** Takes ownership of the counts. */
  set(set: number, counts: Uint32Array): void {
    this.rows.set(set, counts);
  }

  /** Records that a product with these codes was added to the sets (1) or removed from them (−1). */
  add(sets: readonly number[], codes: readonly number[], change: 1 | -1): void {
    if (this.rows.size === 0) return;
    const length = codes.reduce((highest, code) => Math.max(highest, code), -1) + 1;
    for (const set of sets) {
      const known = this.rows.get(set);
      if (known === undefined) continue;
      const row = withRoom(known, length);
      if (row !== known) this.rows.set(set, row);
      for (const code of codes) row[code] = (row[code] ?? 0) + change;
    }
  }
}

/** Adds one array of counts to another, or subtracts it. */
export function addCounts(counts: Uint32Array, others: Uint32Array, change: 1 | -1): void {
  const length = Math.min(counts.length, others.length);
  for (let code = 0; code < length; code += 1) counts[code] = (counts[code] ?? 0) + change * (others[code] ?? 0);
}
