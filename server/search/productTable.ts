import type { CatalogueEntry } from './catalogueEntry.ts';
import { CATALOGUE_SORTS } from './catalogueQuery.ts';
import type { CatalogueSort } from './catalogueQuery.ts';
import { KeyColumns, SORT_KEYS } from './keyColumns.ts';
import type { SortKey } from './keyColumns.ts';
import { priceStepsUpTo } from './priceSteps.ts';
import { ProductSet } from './productSet.ts';
import { SortedOrder } from './sortedOrder.ts';
import { TextIndex } from './textIndex.ts';
import { ValueTable } from './valueTable.ts';

/** Every sort but the one by relevance, which depends on the words asked for. */
export type StoredSort = Exclude<CatalogueSort, 'RELEVANCE'>;

/** What each sort compares, and whether the highest comes first. */
const SORTS: Record<StoredSort, { key: SortKey; isDescending: boolean }> = {
  FEATURED: { key: 'FEATURED', isDescending: false },
  NEWEST: { key: 'NEWEST', isDescending: true },
  PRICE_ASC: { key: 'PRICE', isDescending: false },
  PRICE_DESC: { key: 'PRICE', isDescending: true },
  UNIT_PRICE_ASC: { key: 'UNIT_PRICE', isDescending: false },
  RATING: { key: 'RATING', isDescending: true },
  DISCOUNT: { key: 'DISCOUNT', isDescending: true },
  TITLE_EN_ASC: { key: 'TITLE_EN', isDescending: false },
  TITLE_EN_DESC: { key: 'TITLE_EN', isDescending: true },
  TITLE_MS_ASC: { key: 'TITLE_MS', isDescending: false },
  TITLE_MS_DESC: { key: 'TITLE_MS', isDescending: true },
};
const STORED_SORTS = CATALOGUE_SORTS.filter((sort): sort is StoredSort => sort !== 'RELEVANCE');

/** The products by ordinal, a small number that is used again when its product goes, in all the shapes queries need. */
export class ProductTable {
  readonly live = new ProductSet();
  readonly values = new ValueTable(this.live);
  readonly text = new TextIndex();
  readonly keys = new KeyColumns();
  /** Counts the changes: what was computed under another epoch is stale. */
  epoch = 0;

  private readonly ids: string[] = [];
  private readonly ordinalById = new Map<string, number>();
  private readonly free: number[] = [];
  private readonly orders = new Map<StoredSort, SortedOrder>(STORED_SORTS.map((sort) => [sort, this.makeOrder(sort)]));

  /** Adds many products at once, much faster than one by one. */
  load(entries: Iterable<CatalogueEntry>): void {
    this.values.forgetSums();
    for (const entry of entries) this.write(this.ordinalById.get(entry.id) ?? this.newOrdinal(entry.id), entry);
    this.values.sumUp();
    const byId = this.sortedById();
    for (const key of SORT_KEYS) {
      const { ascending, descending } = this.keys.sorted(key, byId);
      for (const [sort, order] of this.orders) {
        if (SORTS[sort].key === key) order.fill(SORTS[sort].isDescending ? descending : ascending);
      }
    }
    this.epoch += 1;
  }

  /** Adds a product, or replaces it by id. */
  put(entry: CatalogueEntry): void {
    const known = this.ordinalById.get(entry.id);
    const ordinal = known ?? this.newOrdinal(entry.id);
    const moved = [...this.orders].filter(([sort]) => known === undefined || !this.keys.isSame(SORTS[sort].key, ordinal, entry));
    if (known !== undefined) for (const [, order] of moved) order.remove(ordinal);
    this.write(ordinal, entry);
    for (const [, order] of moved) order.insert(ordinal);
    this.epoch += 1;
  }

  remove(id: string): void {
    const ordinal = this.ordinalById.get(id);
    if (ordinal === undefined) return;
    for (const order of this.orders.values()) order.remove(ordinal);
    this.ordinalById.delete(id);
    this.live.delete(ordinal);
    this.values.set(ordinal, null);
    this.text.set(ordinal, null);
    this.free.push(ordinal);
    this.epoch += 1;
  }

  /** Every ordinal is below it. */
  get capacity(): number {
    return this.ids.length;
  }

  order(sort: StoredSort): SortedOrder {
    const order = this.orders.get(sort);
    if (order === undefined) throw new Error(`There is no order ${sort}`);
    return order;
  }

  /** What products compare in a sort, as numbers that ascend along it; null where texts are compared. */
  sortNumbers(sort: StoredSort, ordinals: Uint32Array): Float64Array | null {
    const { key, isDescending } = SORTS[sort];
    if (key === 'TITLE_EN' || key === 'TITLE_MS') return null;
    const numbers = new Float64Array(ordinals.length);
    for (let place = 0; place < numbers.length; place += 1) {
      const number = this.keys.number(key, ordinals[place] ?? 0);
      numbers[place] = isDescending ? -number : number;
    }
    return numbers;
  }

  /** Null for a product that is not there. */
  ordinalOf(id: string): number | null {
    return this.ordinalById.get(id) ?? null;
  }

  idOf(ordinal: number): string {
    return this.ids[ordinal] ?? '';
  }

  priceOf(ordinal: number): number {
    return this.keys.number('PRICE', ordinal);
  }

  private write(ordinal: number, entry: CatalogueEntry): void {
    this.keys.set(ordinal, entry);
    this.values.set(ordinal, { ...entry.values, priceFrom: priceStepsUpTo(entry.priceCents) });
    this.text.set(ordinal, entry.texts);
  }

  private newOrdinal(id: string): number {
    const ordinal = this.free.pop() ?? this.ids.length;
    this.ids[ordinal] = id;
    this.ordinalById.set(id, ordinal);
    this.live.add(ordinal);
    return ordinal;
  }

  private sortedById(): Uint32Array {
    return Uint32Array.from([...this.ordinalById.keys()].sort(), (id) => this.ordinalById.get(id) ?? 0);
  }

  private makeOrder(sort: StoredSort): SortedOrder {
    const { key, isDescending } = SORTS[sort];
    return new SortedOrder({
      keyOf: (ordinal) => this.keys.get(key, ordinal),
      idOf: (ordinal) => this.idOf(ordinal),
      direction: isDescending ? -1 : 1,
    });
  }
}
