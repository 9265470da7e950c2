/**
 * Combinations of values that many products share, each with a number, so that counting looks at one number of a product instead of
 * all its values.
 */
export class Profiles {
  private readonly ids = new Map<string, number>();
  private readonly codesById: (readonly number[])[] = [];

  get count(): number {
    return this.codesById.length;
  }

  /** The number of a combination of codes, always the same for the same ones. */
  idOf(codes: readonly number[]): number {
    const key = codes.join(' ');
    const known = this.ids.get(key);
    if (known !== undefined) return known;
    const id = this.codesById.push(codes) - 1;
    this.ids.set(key, id);
    return id;
  }

  codesOf(id: number): readonly number[] {
    return this.codesById[id] ?? [];
  }

  /** Adds to the counts by code what so many products of each profile have. */
  spread(productsByProfile: Uint32Array, counts: Uint32Array): void {
    for (let id = 0; id < productsByProfile.length; id += 1) {
      const products = productsByProfile[id] ?? 0;
      if (products === 0) continue;
      for (const code of this.codesById[id] ?? []) counts[code] = (counts[code] ?? 0) + products;
    }
  }
}
