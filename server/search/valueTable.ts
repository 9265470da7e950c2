import { Bitset } from './bitset.ts';
import { COUNTED_FIELDS, FILTER_ONLY_FIELDS } from './catalogueEntry.ts';
import type { CatalogueEntry, CountedField, ValueField } from './catalogueEntry.ts';
import { CodeRows } from './codeRows.ts';

const NONE = new Bitset();

/**
 * All values of all fields. Each value has a code; each code a bitset of the products that have it. Each product has a
 * row with the codes of its counted fields, so that one walk over a result counts every facet.
 */
export class ValueTable {
  private readonly codes = new Map<ValueField, Map<string, number>>(
    [...COUNTED_FIELDS, ...FILTER_ONLY_FIELDS].map((field) => [field, new Map<string, number>()]),
  );
  private readonly bitsets: Bitset[] = [];
  private readonly rows = new CodeRows();

  add(ordinal: number, entry: CatalogueEntry): void {
    const row = COUNTED_FIELDS.flatMap((field) => this.addValues(ordinal, field, entry.values[field]));
    for (const field of FILTER_ONLY_FIELDS) this.addValues(ordinal, field, entry.values[field]);
    this.rows.set(ordinal, row);
  }

  remove(ordinal: number): void {
    for (const bitset of this.bitsets) bitset.delete(ordinal);
    this.rows.set(ordinal, []);
  }

  /** The products that have the value; not to be changed. */
  having(field: ValueField, value: string): Bitset {
    const code = this.codes.get(field)?.get(value);
    return code === undefined ? NONE : (this.bitsets[code] ?? NONE);
  }

  /** The products that have any of the values; not to be changed. */
  havingAny(field: ValueField, values: readonly string[]): Bitset {
    const [first, ...others] = values;
    if (first === undefined) return NONE;
    if (others.length === 0) return this.having(field, first);
    const union = this.having(field, first).clone();
    for (const value of others) union.unite(this.having(field, value));
    return union;
  }

  /** Every value of the field that some product has or had, with its code. */
  valuesOf(field: CountedField): ReadonlyMap<string, number> {
    return this.codes.get(field) ?? new Map<string, number>();
  }

  /** How many of the given products have each value, by code; `all` is how many products there are. */
  count(products: Bitset, all: number): Uint32Array {
    const costOfRows = products.size * this.rows.averageLength(all);
    const costOfBitsets = this.bitsets.length * products.wordCount;
    if (costOfRows <= costOfBitsets) return this.rows.count(products, this.bitsets.length);
    return Uint32Array.from(this.bitsets, (bitset) => bitset.intersectionSize(products));
  }

  /** How many products have each value, by code. */
  sizes(): Uint32Array {
    return Uint32Array.from(this.bitsets, (bitset) => bitset.size);
  }

  private addValues(ordinal: number, field: ValueField, values: readonly string[]): number[] {
    return [...new Set(values)].map((value) => {
      const code = this.codeOf(field, value);
      this.bitsets[code]?.add(ordinal);
      return code;
    });
  }

  private codeOf(field: ValueField, value: string): number {
    const codes = this.codes.get(field);
    const known = codes?.get(value);
    if (known !== undefined) return known;
    const code = this.bitsets.push(new Bitset()) - 1;
    codes?.set(value, code);
    return code;
  }
}
