import { INDEXED_FIELDS } from './catalogueEntry.ts';
import type { IndexedField } from './catalogueEntry.ts';
import type { ProductSet } from './productSet.ts';
import { Profiles } from './profiles.ts';
import { Rows } from './rows.ts';

/** Fields of few values together, and those of many that products have one of: what it is like, looks like, costs, where it can go. */
const PROFILED: readonly (readonly IndexedField[])[] = [
  ['category', 'label', 'fulfilment', 'availability', 'halal', 'rating', 'section', 'onSale'],
  ['color', 'size', 'weight'],
  ['deliversTo'],
  ['priceFrom'],
  ['brand'],
  ['vendor'],
];
/** The others: several of very many. */
const LISTED = INDEXED_FIELDS.filter((field) => !PROFILED.some((fields) => fields.includes(field)));

const NO_CODES: readonly number[] = [];

/** The value codes of each product: for some fields as combinations that many products share, for the others by themselves. */
export class ValueRows {
  private readonly profiles = PROFILED.map((fields) => ({ fields, profiles: new Profiles() }));
  private readonly rows = new Rows();

  /** Combinations that were ever met. */
  get profileCount(): number {
    return this.profiles.reduce((sum, { profiles }) => sum + profiles.count, 0);
  }

  /** Gives a product the codes that a function tells for some fields; null for none. */
  set(ordinal: number, codesFor: ((fields: readonly IndexedField[]) => readonly number[]) | null): void {
    for (const { fields, profiles } of this.profiles) profiles.set(ordinal, codesFor?.(fields) ?? NO_CODES);
    this.rows.set(ordinal, codesFor?.(LISTED) ?? NO_CODES);
  }

  codesOf(ordinal: number): number[] {
    return [...this.profiles.flatMap(({ profiles }) => profiles.codesOf(ordinal)), ...this.rows.get(ordinal)];
  }

  /** How many of the products have each of so many codes, found by looking at each of them; of one field alone when it is given. */
  count(products: ProductSet, codes: number, field: IndexedField | null = null): Uint32Array {
    const counts = new Uint32Array(codes);
    const ordinals = products.ordinals();
    for (const { fields, profiles } of this.profiles) {
      if (field === null || fields.includes(field)) profiles.countInto(ordinals, counts);
    }
    if (field === null || LISTED.includes(field)) this.rows.countInto(ordinals, counts);
    return counts;
  }

  /** The set of the products of each of so many codes; the products ascend and are below the capacity. Rests now and then. */
  *setsOf(ordinals: Uint32Array, codes: number, capacity: number): Generator<void, ProductSet[]> {
    this.rows.trim(capacity);
    const columns = this.profiles.map(({ profiles }) => profiles);
    for (const column of columns) column.trim(capacity);
    return yield* this.rows.setsOf(ordinals, codes, capacity, columns);
  }
}
