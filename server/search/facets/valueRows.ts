import type { IndexedField } from '#server/search/catalogueEntry.ts';
import { CodeList } from '#server/search/index/codeList.ts';
import { PackedRows } from '#server/search/index/packedRows.ts';
import { ProductSet } from '#server/search/index/productSet.ts';
import { ValueCombinations } from './valueCombinations.ts';
import { setsOf } from '#server/search/index/bitmapBuilder.ts';

/** Fields that are kept together: what a product is like, looks like, where it can go, costs, who made it, who sells it, how it is described. */
const TOGETHER: readonly (readonly IndexedField[])[] = [
  ['category', 'label', 'fulfilment', 'availability', 'halal', 'rating', 'section', 'onSale'],
  ['color', 'size', 'weight'],
  ['deliversTo'],
  ['priceFrom'],
  ['brand'],
  ['vendor'],
  ['tag'],
];
/** So many combinations of each are kept: a product with one beyond them has a row of its own. */
const MOST_COMBINATIONS = 0x10000;

/** Codes that products have together of some fields. */
export interface Combination {
  codes: Uint32Array;
  products: ProductSet;
}

/** Of a field with so few of them the products of each are found first, then those of a code put together. */
const FEW_COMBINATIONS = 64;

const NONE = new ProductSet();

/** What a walk through products leaves out: values of other fields than one, and products of another set. */
export interface Walk {
  field?: IndexedField | null;
  except?: ProductSet | null;
}

/** The value codes of each product, as combinations of a few fields that many products share. */
export class ValueRows {
  private readonly profiles: readonly { fields: readonly IndexedField[]; profiles: ValueCombinations }[];
  private readonly columns: readonly ValueCombinations[];
  private readonly columnsOf: ReadonlyMap<IndexedField, readonly ValueCombinations[]>;
  private readonly rows = new PackedRows();
  /** Of the product at hand: the codes of some fields, and those for which there is no combination. */
  private readonly list = new CodeList();
  private readonly own = new CodeList();

  /** So many products are expected. */
  constructor(expected: number) {
    this.profiles = TOGETHER.map((fields) => ({ fields, profiles: new ValueCombinations(MOST_COMBINATIONS, expected) }));
    this.columns = this.profiles.map(({ profiles }) => profiles);
    this.columnsOf = new Map(this.profiles.flatMap(({ fields, profiles }) => fields.map((field) => [field, [profiles]])));
  }

  /** Combinations that were ever met. */
  get profileCount(): number {
    return this.profiles.reduce((sum, { profiles }) => sum + profiles.count, 0);
  }

  /** Gives a product the codes that a function adds to a list for some fields; null for none. */
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

  /**
   * How many of the products, but those of another set, have each of so many codes, found by looking at each of them; of one field alone when it
   * is given.
   */
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
   * The set of the products of each of so many codes, and the combinations of the fields that have but few; the products ascend and are below the
   * capacity. Rests now and then.
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
      // With an empty one it is always a new set: each code's changes for itself.
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
