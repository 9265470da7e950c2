import type { IndexedField } from './catalogueEntry.ts';
import type { ProductSet } from './productSet.ts';
import { Profiles } from './profiles.ts';
import { Rows } from './rows.ts';

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

/** What a walk through products leaves out: values of other fields than one, and products of another set. */
export interface Walk {
  field?: IndexedField | null;
  except?: ProductSet | null;
}

const NO_CODES: readonly number[] = [];

/** The value codes of each product, as combinations of a few fields that many products share. */
export class ValueRows {
  private readonly profiles = TOGETHER.map((fields) => ({ fields, profiles: new Profiles(MOST_COMBINATIONS) }));
  private readonly columns = this.profiles.map(({ profiles }) => profiles);
  private readonly columnsOf = new Map(this.profiles.flatMap(({ fields, profiles }) => fields.map((field) => [field, [profiles]])));
  private readonly rows = new Rows();

  /** Combinations that were ever met. */
  get profileCount(): number {
    return this.profiles.reduce((sum, { profiles }) => sum + profiles.count, 0);
  }

  /** Gives a product the codes that a function tells for some fields; null for none. */
  set(ordinal: number, codesFor: ((fields: readonly IndexedField[]) => readonly number[]) | null): void {
    const own: number[] = [];
    for (const { fields, profiles } of this.profiles) {
      const codes = codesFor?.(fields) ?? NO_CODES;
      if (!profiles.set(ordinal, codes)) own.push(...codes);
    }
    this.rows.set(ordinal, own);
  }

  codesOf(ordinal: number): number[] {
    return [...this.profiles.flatMap(({ profiles }) => profiles.codesOf(ordinal)), ...this.rows.get(ordinal)];
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

  /** The set of the products of each of so many codes; the products ascend and are below the capacity. Rests now and then. */
  *setsOf(ordinals: Uint32Array, codes: number, capacity: number): Generator<void, ProductSet[]> {
    this.rows.trim(capacity);
    for (const column of this.columns) column.trim(capacity);
    return yield* this.rows.setsOf(ordinals, codes, capacity, this.columns);
  }
}
