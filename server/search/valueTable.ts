import { INDEXED_FIELDS } from './catalogueEntry.ts';
import type { IndexedField } from './catalogueEntry.ts';
import { ProductSet } from './productSet.ts';
import { Profiles } from './profiles.ts';
import { Rows } from './rows.ts';

const NONE = new ProductSet();

/** What a product has of every field. */
export type FieldValues = Record<IndexedField, readonly string[]>;

/** Fields of few values are counted together: what a product is like, where it can go, what it costs. */
const TRAIT_FIELDS: readonly IndexedField[] = ['category', 'label', 'fulfilment', 'availability', 'halal', 'rating', 'section', 'onSale'];
const PROFILES: readonly (readonly IndexedField[])[] = [TRAIT_FIELDS, ['deliversTo'], ['priceFrom']];
const ROW_FIELDS = INDEXED_FIELDS.filter((field) => !PROFILES.some((fields) => fields.includes(field)));

/** The products of fewer are counted as fast as a kept sum is read. */
const SUMMED_FROM = 500;

/**
 * All values of all fields. Each value has a code, each code the set of the products that have it. Each product has a row: its profiles
 * and the codes that stand in none, so that one walk over a result counts every facet.
 */
export class ValueTable {
  private readonly codes = new Map<IndexedField, Map<string, number>>(INDEXED_FIELDS.map((field) => [field, new Map<string, number>()]));
  private readonly sets: ProductSet[] = [];
  private readonly rows = new Rows();
  private readonly profiles = PROFILES.map(() => new Profiles());
  /** Fields of which some product had several values. */
  private readonly several = new Set<IndexedField>();
  /** Counts of all values among the products that have one value, by its code: made when first asked for, then kept up to date. */
  private readonly together = new Map<number, Uint32Array>();

  constructor(private readonly live: ProductSet) {}

  /** Gives a product other values; null for none. */
  set(ordinal: number, values: FieldValues | null): void {
    const before = this.codesOf(ordinal);
    const row = values === null ? [] : this.rowOf(values);
    this.rows.set(ordinal, row);
    const after = this.codesOf(ordinal);
    if (before.length === after.length && before.every((code, place) => code === after[place])) return;
    for (const code of before) if (!after.includes(code)) this.sets[code]?.delete(ordinal);
    for (const code of after) if (!before.includes(code)) this.sets[code]?.add(ordinal);
    if (this.together.size === 0) return;
    this.addTogether(before, -1);
    this.addTogether(after, 1);
  }

  /** Forgets the sums that are kept, before many changes at once. */
  forgetSums(): void {
    this.together.clear();
  }

  /** Makes the sums of every value that many products have, so that no query has to. */
  sumUp(): void {
    for (const [code, set] of this.sets.entries()) if (set.size >= SUMMED_FROM) this.togetherWith(code, set);
  }

  /** The products that have the value; not to be changed. */
  having(field: IndexedField, value: string): ProductSet {
    return this.sets[this.codes.get(field)?.get(value) ?? -1] ?? NONE;
  }

  /** Every value of the field that some product has or had, with its code. */
  valuesOf(field: IndexedField): ReadonlyMap<string, number> {
    return this.codes.get(field) ?? new Map<string, number>();
  }

  /** How many products have each value, by code. */
  sizes(): Uint32Array {
    const sizes = new Uint32Array(this.sets.length);
    for (let code = 0; code < sizes.length; code += 1) sizes[code] = this.sets[code]?.size ?? 0;
    return sizes;
  }

  /** How many of the products have each value, by code, found by looking at each of them. */
  count(products: ProductSet): Uint32Array {
    const { flat, starts, lengths } = this.rows;
    const counts = new Uint32Array(this.sets.length);
    const [byTraits, byReach, byPrice] = this.profiles.map(({ count }) => new Uint32Array(count)) as [
      Uint32Array,
      Uint32Array,
      Uint32Array,
    ];
    const ordinals = products.ordinals();
    for (let at = 0; at < ordinals.length; at += 1) {
      const ordinal = ordinals[at] ?? 0;
      const start = starts[ordinal] ?? 0;
      const end = start + (lengths[ordinal] ?? 0);
      const traits = flat[start] ?? 0;
      const reach = flat[start + 1] ?? 0;
      const price = flat[start + 2] ?? 0;
      byTraits[traits] = (byTraits[traits] ?? 0) + 1;
      byReach[reach] = (byReach[reach] ?? 0) + 1;
      byPrice[price] = (byPrice[price] ?? 0) + 1;
      for (let place = start + 3; place < end; place += 1) {
        const code = flat[place] ?? 0;
        counts[code] = (counts[code] ?? 0) + 1;
      }
    }
    for (const [at, byProfile] of [byTraits, byReach, byPrice].entries()) this.profiles[at]?.spread(byProfile, counts);
    return counts;
  }

  /**
   * How many of the products with any of the values have each value, by code, from sums that are kept; null where none are: of values that few
   * products have, and of several values that one product may have together.
   */
  countHaving(field: IndexedField, values: readonly string[]): Uint32Array | null {
    if (values.length > 1 && this.several.has(field)) return null;
    const rows: Uint32Array[] = [];
    for (const value of new Set(values)) {
      const code = this.codes.get(field)?.get(value);
      if (code === undefined) continue;
      const set = this.sets[code] ?? NONE;
      if (set.size < SUMMED_FROM) return null;
      rows.push(this.togetherWith(code, set));
    }
    const counts = new Uint32Array(this.sets.length);
    for (const row of rows) addTo(counts, row, 1);
    return counts;
  }

  /** The same for products that have the one value and not the other, when all that have the other have the one. */
  countBetween(field: IndexedField, value: string, other: string | undefined): Uint32Array {
    const counts = new Uint32Array(this.sets.length);
    for (const [end, change] of [[value, 1] as const, [other, -1] as const]) {
      const code = this.codes.get(field)?.get(end ?? '');
      if (code !== undefined) addTo(counts, this.togetherWith(code, this.sets[code] ?? NONE), change);
    }
    return counts;
  }

  private togetherWith(code: number, set: ProductSet): Uint32Array {
    let row = this.together.get(code);
    if (row === undefined) {
      const rest = this.live.size - set.size;
      if (rest < set.size) {
        row = this.sizes();
        addTo(row, this.count(this.live.without(set)), -1);
      } else {
        row = this.count(set);
      }
      this.together.set(code, row);
    }
    return row;
  }

  private addTogether(codes: readonly number[], change: 1 | -1): void {
    for (const code of codes) {
      let row = this.together.get(code);
      if (row === undefined) continue;
      if (row.length < this.sets.length) {
        const longer = new Uint32Array(this.sets.length);
        longer.set(row);
        this.together.set(code, longer);
        row = longer;
      }
      for (const other of codes) row[other] = (row[other] ?? 0) + change;
    }
  }

  private codesOf(ordinal: number): number[] {
    const row = this.rows.get(ordinal);
    if (row.length === 0) return [];
    return [...this.profiles.flatMap((profiles, at) => profiles.codesOf(row[at] ?? 0)), ...row.slice(this.profiles.length)];
  }

  private rowOf(values: FieldValues): number[] {
    const profiles = PROFILES.map((fields, at) => this.profiles[at]?.idOf(this.codesFor(fields, values)) ?? 0);
    return [...profiles, ...this.codesFor(ROW_FIELDS, values)];
  }

  private codesFor(fields: readonly IndexedField[], values: FieldValues): number[] {
    const codes: number[] = [];
    for (const field of fields) {
      const before = codes.length;
      for (const value of values[field]) {
        const code = this.codeOf(field, value);
        if (!codes.includes(code, before)) codes.push(code);
      }
      if (codes.length > before + 1) this.several.add(field);
    }
    return codes;
  }

  private codeOf(field: IndexedField, value: string): number {
    const codes = this.codes.get(field);
    const known = codes?.get(value);
    if (known !== undefined) return known;
    const code = this.sets.push(new ProductSet()) - 1;
    codes?.set(value, code);
    return code;
  }
}

function addTo(counts: Uint32Array, row: Uint32Array, change: 1 | -1): void {
  for (let code = 0; code < row.length; code += 1) counts[code] = (counts[code] ?? 0) + change * (row[code] ?? 0);
}
