import { Bitset } from './bitset.ts';
import type { CatalogueEntry } from './catalogueEntry.ts';
import { CATALOGUE_SORTS } from './catalogueQuery.ts';
import type { CatalogueSort } from './catalogueQuery.ts';
import { foldText } from './foldText.ts';
import { NumberColumn } from './numberColumn.ts';
import { compareIds, SortedOrder } from './sortedOrder.ts';
import { TextIndex } from './textIndex.ts';
import { ValueTable } from './valueTable.ts';

/** Every sort but the one by relevance, which depends on the words asked for. */
export type StoredSort = Exclude<CatalogueSort, 'RELEVANCE'>;

interface Row {
  id: string;
  keys: Record<StoredSort, number | string>;
}

/** Sorts after every price and rank. */
const LAST = Number.MAX_SAFE_INTEGER;
const NO_RATING = -1;
const STORED_SORTS = CATALOGUE_SORTS.filter((sort): sort is StoredSort => sort !== 'RELEVANCE');

/** The products by ordinal, a small number that is used again when its product goes, in all the shapes queries need. */
export class ProductTable {
  readonly live = new Bitset();
  readonly values = new ValueTable();
  readonly text = new TextIndex();
  /** Counts the changes: what was computed under another epoch is stale. */
  epoch = 0;

  private readonly rows: Row[] = [];
  private readonly prices = new NumberColumn();
  private readonly ratings = new NumberColumn();
  private readonly ordinalById = new Map<string, number>();
  private readonly free: number[] = [];
  private readonly orders = new Map<StoredSort, SortedOrder>(STORED_SORTS.map((sort) => [sort, this.makeOrder(sort)]));

  /** Adds many products at once, much faster than one by one. */
  load(entries: Iterable<CatalogueEntry>): void {
    for (const entry of entries) {
      this.drop(entry.id, false);
      this.place(entry);
    }
    const ordinals = this.live.toArray().sort((left, right) => compareIds(this.idOf(left), this.idOf(right)));
    for (const order of this.orders.values()) order.fill(ordinals);
    this.epoch += 1;
  }

  /** Adds a product, or replaces it by id. */
  put(entry: CatalogueEntry): void {
    this.drop(entry.id, true);
    const ordinal = this.place(entry);
    for (const order of this.orders.values()) order.insert(ordinal);
    this.epoch += 1;
  }

  remove(id: string): void {
    this.drop(id, true);
    this.epoch += 1;
  }

  order(sort: StoredSort): SortedOrder {
    const order = this.orders.get(sort);
    if (order === undefined) throw new Error(`There is no order ${sort}`);
    return order;
  }

  idOf(ordinal: number): string {
    return this.rows[ordinal]?.id ?? '';
  }

  priceOf(ordinal: number): number {
    return this.prices.get(ordinal);
  }

  /** −1 for a product without reviews. */
  ratingOf(ordinal: number): number {
    return this.ratings.get(ordinal);
  }

  private place(entry: CatalogueEntry): number {
    const ordinal = this.free.pop() ?? this.rows.length;
    this.rows[ordinal] = rowOf(entry);
    this.prices.set(ordinal, entry.priceCents);
    this.ratings.set(ordinal, entry.ratingAverage ?? NO_RATING);
    this.ordinalById.set(entry.id, ordinal);
    this.live.add(ordinal);
    this.values.add(ordinal, entry);
    this.text.add(ordinal, entry);
    return ordinal;
  }

  private drop(id: string, fromOrders: boolean): void {
    const ordinal = this.ordinalById.get(id);
    if (ordinal === undefined) return;
    if (fromOrders) for (const order of this.orders.values()) order.remove(ordinal);
    this.ordinalById.delete(id);
    this.live.delete(ordinal);
    this.values.remove(ordinal);
    this.text.remove(ordinal);
    this.free.push(ordinal);
  }

  private makeOrder(sort: StoredSort): SortedOrder {
    return new SortedOrder({
      keyOf: (ordinal) => this.rows[ordinal]?.keys[sort] ?? LAST,
      idOf: (ordinal) => this.idOf(ordinal),
      direction: sort.endsWith('_DESC') || sort === 'NEWEST' || sort === 'RATING' || sort === 'DISCOUNT' ? -1 : 1,
    });
  }
}

function rowOf(entry: CatalogueEntry): Row {
  const titleEn = foldText(entry.titleEn);
  const titleMs = foldText(entry.titleMs);
  const rating = entry.ratingAverage ?? NO_RATING;
  return {
    id: entry.id,
    keys: {
      FEATURED: entry.featuredRank,
      NEWEST: entry.createdAtMs,
      PRICE_ASC: entry.priceCents,
      PRICE_DESC: entry.priceCents,
      UNIT_PRICE_ASC: entry.unitPriceRank ?? LAST,
      RATING: Math.round(rating * 1000) * 1e7 + Math.min(entry.ratingCount, 9_999_999),
      DISCOUNT: entry.discountPercent,
      TITLE_EN_ASC: titleEn,
      TITLE_EN_DESC: titleEn,
      TITLE_MS_ASC: titleMs,
      TITLE_MS_DESC: titleMs,
    },
  };
}
