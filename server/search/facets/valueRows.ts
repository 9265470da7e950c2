import { INDEXED_FIELDS } from '#server/search/catalogueEntry.ts';
import type { IndexedField } from '#server/search/catalogueEntry.ts';
import { CodeList } from '#server/search/index/columns.ts';
import { PackedRows } from '#server/search/index/packedRows.ts';
import { ProductSet } from '#server/search/index/productSet.ts';
import { ValueCombinations } from './valueCombinations.ts';
import { setsOf } from '#server/search/index/bitmapBuilder.ts';

/** Fields stored as one combination, because together they have few: properties and looks. */
const COMBINED: readonly (readonly IndexedField[])[] = [
  ['category', 'label', 'fulfilment', 'availability', 'halal', 'rating', 'section', 'onSale'],
  ['color', 'size', 'weight'],
];
/** Field groups; each other field is stored alone. */
const GROUPS = [...COMBINED, ...INDEXED_FIELDS.filter((field) => !COMBINED.flat().includes(field)).map((field) => [field])];
/** Upper bound of combinations per group; a product with one beyond it has a row of its own. */
const MOST_COMBINATIONS = 0x10000;

/** Codes that products share in a group of fields. */
export interface Combination {
  codes: Uint32Array;
  products: ProductSet;
}

/** A group with at most this many combinations builds the set of each combination first, then unites those per code. */
const FEW_COMBINATIONS = 64;

const NONE = new ProductSet();

/** What a scan leaves out: values of fields other than `field`, and the products in `except`. */
export interface Walk {
  field?: IndexedField | null;
  except?: ProductSet | null;
}

/** Forward index: the value codes of each product, stored as combinations of a few fields that many products share. */
export class ValueRows {
  private readonly profiles: readonly { fields: readonly IndexedField[]; profiles: ValueCombinations }[];
  private readonly columns: readonly ValueCombinations[];
  private readonly columnsOf: ReadonlyMap<IndexedField, readonly ValueCombinations[]>;
  private readonly rows = new PackedRows();
  /** Scratch lists of the current product: codes of one group, and codes without a combination. */
  private readonly list = new CodeList();
  private readonly own = new CodeList();

  /** `expected` is a number of products. */
  constructor(expected: number) {
    this.profiles = GROUPS.map((fields) => ({ fields, profiles: new ValueCombinations(MOST_COMBINATIONS, expected) }));
    this.columns = this.profiles.map(({ profiles }) => profiles);
    this.columnsOf = new Map(this.profiles.flatMap(({ fields, profiles }) => fields.map((field) => [field, [profiles]])));
  }

  /** Combinations ever seen. */
  get profileCount(): number {
    return this.profiles.reduce((sum, { profiles }) => sum + profiles.count, 0);
  }

  /** Sets a product's codes, which `addCodes` appends per group of fields; null for none. */
  set(ordinal: number, addCodes: ((fields: readonly IndexedField[], list: CodeList) => void) | null): void {
    const { list, own } = this;
    own.clear();
    for (const { fields, profiles } of this.profiles) {
      list.clear();
      addCodes?.(fields, list);
      if (!profiles.set(ordinal, list)) own.addAll(list);
    }
    this.rows.set(ordinal, own.length === 0 ? own.codes : own.ascending(), own.length);
  }

  codesOf(ordinal: number): number[] {
    return [...this.columns.flatMap((column) => [...column.codesOf(ordinal)]), ...this.rows.get(ordinal)];
  }

  /** Facet counts by code (below `codes`) of the products not in `except`, by visiting each of them; of a single `field` when given. */
  count(products: ProductSet, codes: number, { field = null, except = null }: Walk = {}): Uint32Array {
    const counts = new Uint32Array(codes);
    const most = products.size - (except?.size ?? 0);
    const wanted = field === null ? this.columns : (this.columnsOf.get(field) ?? []);
    for (const column of wanted) column.beginCount(most);
    products.inRuns((run) => {
      for (const column of wanted) column.countRun(run, counts);
      if (!this.rows.isUnused) this.rows.countInto(run, counts);
    }, except);
    for (const column of wanted) column.endCount(counts);
    return counts;
  }

  /**
   * The product set of each code, and the combinations of groups that have few. Ordinals ascend and are below the capacity. Yields between
   * steps.
   */
  *setsOf(
    ordinals: Uint32Array,
    codes: number,
    capacity: number,
  ): Generator<void, { sets: ProductSet[]; combinations: readonly Combination[] }> {
    yield* this.rows.trim(capacity);
    for (const column of this.columns) {
      column.trim(capacity);
      yield;
    }
    const few = this.columns.filter(({ count }) => this.rows.isUnused && count <= FEW_COMBINATIONS);
    const parts = [...this.columns.filter((column) => !few.includes(column)), ...(this.rows.isUnused ? [] : [this.rows])];
    const sets = yield* setsOf(parts, ordinals, { sets: codes, capacity });
    const combinations: Combination[] = [];
    for (const column of few) combinations.push(...(yield* combinationsOf(column, ordinals, capacity)));
    const byCode = new Map<number, ProductSet[]>();
    for (const { codes: having, products } of combinations) {
      for (const code of having) byCode.set(code, [...(byCode.get(code) ?? []), products]);
    }
    for (const [code, of] of byCode) {
      // With an empty set the union is always a copy: each code's set is modified independently.
      sets[code] = ProductSet.union([NONE, ...of]);
      yield;
    }
    return { sets, combinations };
  }
}

function* combinationsOf(column: ValueCombinations, ordinals: Uint32Array, capacity: number): Generator<void, Combination[]> {
  const sets = yield* setsOf([column.byCombination], ordinals, { sets: column.count, capacity });
  return sets.map((products, id) => ({ codes: column.codesOfId(id), products }));
}
