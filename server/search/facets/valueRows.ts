import { INDEXED_FIELDS, type IndexedField } from '#server/search/catalogueEntry.ts';
import type { ProductSet } from '#server/search/index/productSet.ts';
import { ValueCombinations } from './valueCombinations.ts';

/** Fields that are stored as one combination, because they have few distinct combinations: properties and appearance. */
const COMBINED: readonly (readonly IndexedField[])[] = [
  ['category', 'label', 'fulfilment', 'availability', 'halal', 'rating', 'section', 'onSale'],
  ['color', 'size', 'weight'],
];
/** Field groups; every other field is stored on its own. */
const GROUPS = [...COMBINED, ...INDEXED_FIELDS.filter((field) => !COMBINED.flat().includes(field)).map((field) => [field])];
/** What a scan excludes: values of fields other than `field`, and the products in `except`. */
export interface Walk {
  field?: IndexedField | null;
  except?: ProductSet | null;
}

/** Forward index: each product's value codes, stored as combinations of a few fields that many products share. */
export class ValueRows {
  private readonly groups: readonly { fields: readonly IndexedField[]; column: ValueCombinations }[];

  /** `expected` is a number of products. */
  constructor(expected: number) {
    this.groups = GROUPS.map((fields) => ({ fields, column: new ValueCombinations(expected) }));
  }

  /** Sets a product's codes; `codesFor` returns them for each group of fields. */
  set(ordinal: number, codesFor: (fields: readonly IndexedField[]) => readonly number[]): void {
    for (const { fields, column } of this.groups) column.set(ordinal, codesFor(fields));
  }

  codesOf(ordinal: number): number[] {
    const codes: number[] = [];
    for (const { column } of this.groups) for (const code of column.codesOf(ordinal)) codes.push(code);
    return codes;
  }

  /**
   * Facet counts by code (below `codes`) of the products not in `except`, computed by visiting each product; only for `field`, if
   * given.
   */
  count(products: ProductSet, codes: number, { field = null, except = null }: Walk = {}): Uint32Array {
    const counts = new Uint32Array(codes);
    const most = products.size - (except?.size ?? 0);
    const columns = this.groups.flatMap(({ fields, column }) => (field === null || fields.includes(field) ? [column] : []));
    for (const column of columns) column.beginCount(most);
    products.inRuns((run) => {
      for (const column of columns) column.countRun(run, counts);
    }, except);
    for (const column of columns) column.endCount(counts);
    return counts;
  }

  /** Releases capacity beyond this many products. */
  trim(products: number): void {
    for (const { column } of this.groups) column.trim(products);
  }
}
