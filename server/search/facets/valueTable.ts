import { INDEXED_FIELDS, type IndexedField } from '#server/search/catalogueEntry.ts';
import { addCounts, FacetCounts } from './facetCounts.ts';
import type { ValueCount } from '#server/search/catalogueQuery.ts';
import { ProductSet } from '#server/search/index/productSet.ts';
import { ValueRows, type Walk } from './valueRows.ts';

const NONE = new ProductSet();
const NO_VALUES: readonly string[] = [];

/** Values with their counts, and the total number of values. */
export interface CountedValues {
  total: number;
  values: ValueCount[];
}

/** A product's values by field. */
export type FieldValues = Record<IndexedField, readonly string[]>;

/**
 * Inverted and forward index of all field values: each value has a code, each code a product set, and each product a row of
 * codes. A single scan of a result counts every facet.
 */
export class ValueTable {
  /** Code of each value, by field. */
  private readonly codes = Object.fromEntries(INDEXED_FIELDS.map((field) => [field, new Map<string, number>()])) as Record<
    IndexedField,
    Map<string, number>
  >;
  private readonly sets: ProductSet[] = [];
  private readonly rows: ValueRows;
  /** Fields for which at least one product has several values. */
  private readonly several = new Set<IndexedField>();
  /** Facet counts among the products with one value, by that value's code. Computed on first use, then updated incrementally. */
  private readonly countsByValue = new FacetCounts();

  /** Number of products from which stored counts are faster. */
  private storedCountsFrom = Infinity;

  /** `expected` is a number of products. */
  constructor(
    private readonly live: ProductSet,
    expected: number,
  ) {
    this.rows = new ValueRows(expected);
  }

  /**
   * Ends a bulk load: releases spare capacity, and stores the facet counts of values with at least `storedCountsFrom` products.
   * Yields between steps.
   */
  *endLoad(capacity: number, storedCountsFrom: number): Generator<void, void> {
    this.storedCountsFrom = storedCountsFrom;
    this.rows.trim(capacity);
    for (const [code, set] of this.sets.entries()) {
      set.trim();
      if (set.size >= storedCountsFrom) this.countsOfValue(code, set);
      yield;
    }
  }

  /** Replaces a product's values; null removes them. Returns false if they are unchanged. */
  set(ordinal: number, values: FieldValues | null): boolean {
    const before = this.rows.codesOf(ordinal);
    this.rows.set(ordinal, (fields) => fields.flatMap((field) => this.codesFor(field, values?.[field] ?? NO_VALUES)));
    const after = this.rows.codesOf(ordinal);
    if (before.length === after.length && before.every((code, place) => code === after[place])) return false;
    for (const code of before) if (!after.includes(code)) this.sets[code]?.delete(ordinal);
    for (const code of after) if (!before.includes(code)) this.sets[code]?.add(ordinal);
    this.countsByValue.add(before, before, -1);
    this.countsByValue.add(after, after, 1);
    return true;
  }

  codesOf(ordinal: number): number[] {
    return this.rows.codesOf(ordinal);
  }

  /** Products with the value; read-only. */
  having(field: IndexedField, value: string): ProductSet {
    return this.sets[this.codes[field].get(value) ?? -1] ?? NONE;
  }

  /** Every value that the field has ever had, with its code. */
  valuesOf(field: IndexedField): ReadonlyMap<string, number> {
    return this.codes[field];
  }

  /**
   * The field's values with a positive count, in no particular order: those with one of the `limit` highest counts, and those in
   * `kept`.
   */
  counted(field: IndexedField, counts: Uint32Array, limit = Infinity, kept?: ReadonlySet<string>): CountedValues {
    const codes = this.codes[field];
    const least = limit < codes.size ? (highestCounts(codes, counts, limit)[0] ?? 1) : 1;
    const counted: CountedValues = { total: 0, values: [] };
    // Unlike an iterator, `forEach` allocates nothing per value.
    codes.forEach((code, value) => {
      const count = counts[code] ?? 0;
      if (count === 0) return;
      counted.total += 1;
      if (count >= least || kept?.has(value) === true) counted.values.push({ value, count });
    });
    return counted;
  }

  sizes(): Uint32Array {
    const sizes = new Uint32Array(this.sets.length);
    for (let code = 0; code < sizes.length; code += 1) sizes[code] = this.sets[code]?.size ?? 0;
    return sizes;
  }

  /** Facet counts by code, computed by visiting each product. */
  count(products: ProductSet, walk?: Walk): Uint32Array {
    return this.rows.count(products, this.sets.length, walk);
  }

  /** One field's facet counts, computed by intersecting the product sets of its values. */
  countEach(products: ProductSet, field: IndexedField): Uint32Array {
    const counts = new Uint32Array(this.sets.length);
    for (const code of this.codes[field].values()) counts[code] = ProductSet.common(products, this.sets[code] ?? NONE);
    return counts;
  }

  /** Cost of `countEach`, as a number of products visited by a scan. */
  costOfEach(products: ProductSet, field: IndexedField): number {
    let cost = 0;
    for (const code of this.codes[field].values()) cost += ProductSet.costOfCommon(products, this.sets[code] ?? NONE);
    return cost;
  }

  /**
   * Facet counts of the products with any of the values, from stored counts. Returns null if a value has too few products for
   * stored counts, or if products may have several of the values.
   */
  countHaving(field: IndexedField, values: readonly string[]): Uint32Array | null {
    if (values.length > 1 && this.several.has(field)) return null;
    const rows: Uint32Array[] = [];
    for (const value of new Set(values)) {
      const code = this.codes[field].get(value);
      if (code === undefined) continue;
      const set = this.sets[code] ?? NONE;
      if (set.size < this.storedCountsFrom) return null;
      rows.push(this.countsOfValue(code, set));
    }
    return this.sumOf(rows);
  }

  /** Like `countHaving`, for products with `value` but not `other`. Requires that every product with `other` also has `value`. */
  countBetween(field: IndexedField, value: string, other: string): Uint32Array {
    const counts = new Uint32Array(this.sets.length);
    for (const [end, change] of [[value, 1] as const, [other, -1] as const]) {
      const code = this.codes[field].get(end);
      if (code !== undefined) addCounts(counts, this.countsOfValue(code, this.sets[code] ?? NONE), change);
    }
    return counts;
  }

  /** The sum of stored counts, in a new array. */
  sumOf(rows: readonly Uint32Array[]): Uint32Array {
    const counts = new Uint32Array(this.sets.length);
    for (const row of rows) addCounts(counts, row, 1);
    return counts;
  }

  private countsOfValue(code: number, set: ProductSet): Uint32Array {
    const known = this.countsByValue.get(code);
    if (known !== undefined) return known;
    const counts = this.countLarge(set);
    this.countsByValue.set(code, counts);
    return counts;
  }

  /** Facet counts of a set that may contain most products, in which case those outside it are subtracted. */
  private countLarge(products: ProductSet): Uint32Array {
    if (this.live.size - products.size >= products.size) return this.count(products);
    const counts = this.sizes();
    addCounts(counts, this.count(this.live, { except: products }), -1);
    return counts;
  }

  /** The codes of a product's values in one field. */
  private codesFor(field: IndexedField, values: readonly string[]): number[] {
    const codes = [...new Set(values)].map((value) => this.codeOf(field, value));
    if (codes.length > 1) this.several.add(field);
    return codes;
  }

  private codeOf(field: IndexedField, value: string): number {
    const codes = this.codes[field];
    const known = codes.get(value);
    if (known !== undefined) return known;
    const code = this.sets.push(new ProductSet()) - 1;
    codes.set(value, code);
    return code;
  }
}

/** The `limit` highest counts, ascending. */
function highestCounts(codes: ReadonlyMap<string, number>, counts: Uint32Array, limit: number): Uint32Array {
  const highest = new Uint32Array(limit);
  codes.forEach((code) => {
    const count = counts[code] ?? 0;
    if (count <= (highest[0] ?? 0)) return;
    let place = 0;
    for (; (highest[place + 1] ?? Infinity) < count; place += 1) highest[place] = highest[place + 1] ?? 0;
    highest[place] = count;
  });
  return highest;
}
