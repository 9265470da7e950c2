import { IdColumn } from './idColumn.ts';

/** With so many times more profiles than products, counting goes product by product. */
const SPREAD_SHARE = 2;

/**
 * What products have of a few fields, as combinations that many share: each product has the number of its combination, so that counting
 * looks at one number instead of all values.
 */
export class Profiles {
  private readonly column = new IdColumn();
  /** By a hash of the codes. Number 0 is the combination of no code. */
  private readonly ids = new Map<number, number[]>([[0, [0]]]);
  private readonly codesById: (readonly number[])[] = [[]];

  /** Combinations that were ever met. */
  get count(): number {
    return this.codesById.length;
  }

  set(ordinal: number, codes: readonly number[]): void {
    this.column.set(ordinal, this.idOf(codes));
  }

  /** Gives back room beyond so many products. */
  trim(products: number): void {
    this.column.trim(products);
  }

  codesOf(ordinal: number): readonly number[] {
    return this.codesById[this.column.get(ordinal)] ?? [];
  }

  /** Adds to the counts by code what each of the products has. */
  countInto(products: Uint32Array, counts: Uint32Array): void {
    const { codesById } = this;
    const { ids } = this.column;
    if (products.length * SPREAD_SHARE < codesById.length) {
      for (let at = 0; at < products.length; at += 1) addTo(counts, codesById[ids[products[at] ?? 0] ?? 0] ?? [], 1);
      return;
    }
    const byProfile = new Uint32Array(codesById.length);
    for (let at = 0; at < products.length; at += 1) {
      const id = ids[products[at] ?? 0] ?? 0;
      byProfile[id] = (byProfile[id] ?? 0) + 1;
    }
    for (let id = 0; id < byProfile.length; id += 1) {
      const count = byProfile[id] ?? 0;
      if (count > 0) addTo(counts, codesById[id] ?? [], count);
    }
  }

  private idOf(codes: readonly number[]): number {
    let hash = codes.length;
    for (let at = 0; at < codes.length; at += 1) hash = (Math.imul(hash, 31) + (codes[at] ?? 0)) | 0;
    const alike = this.ids.get(hash);
    for (const id of alike ?? []) if (isSame(this.codesById[id] ?? [], codes)) return id;
    const id = this.codesById.push(codes) - 1;
    if (alike === undefined) this.ids.set(hash, [id]);
    else alike.push(id);
    return id;
  }
}

function addTo(counts: Uint32Array, codes: readonly number[], products: number): void {
  for (let at = 0; at < codes.length; at += 1) {
    const code = codes[at] ?? 0;
    counts[code] = (counts[code] ?? 0) + products;
  }
}

function isSame(left: readonly number[], right: readonly number[]): boolean {
  if (left.length !== right.length) return false;
  for (let at = 0; at < left.length; at += 1) if (left[at] !== right[at]) return false;
  return true;
}
