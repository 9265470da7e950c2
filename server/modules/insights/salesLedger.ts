import type { PackageStatus } from '#server/store/documents/orders.ts';
import { SortedList } from '#server/platform/sortedList.ts';
import { newestFirst } from '#server/platform/sortedPage.ts';
import type { Ordering } from '#server/platform/sortedPage.ts';
import type { Sale } from './sale.ts';

/** Order of a vendor's packages: newest first. */
export const SALES_ORDER: Ordering<Sale> = {
  name: 'OWN_PACKAGES',
  placeOf: ({ placedAt, packageId }) => ({ key: placedAt, id: packageId }),
  compare: newestFirst,
};

/** Sales of one product. */
export interface ProductSales {
  units: number;
  revenueCents: number;
}

/** Sales of one day. */
export interface SalesDay {
  revenueCents: number;
  orders: number;
  units: number;
  /** By product id; fully returned products are omitted. */
  products: Map<string, ProductSales>;
}

/** Incremental sums of one vendor: one package is added or removed at a time. */
export class SalesLedger {
  private readonly byDay = new Map<number, SalesDay>();
  private readonly byStatus = new Map<PackageStatus, SortedList<Sale>>();

  add(sale: Sale): void {
    this.listOf(sale.status).add(sale);
    this.count(sale, 1);
  }

  remove(sale: Sale): void {
    this.listOf(sale.status).remove(sale);
    this.count(sale, -1);
  }

  /** Sales of a day; null without any. */
  day(day: number): SalesDay | null {
    return this.byDay.get(day) ?? null;
  }

  /** Number of packages in the given statuses. */
  countOf(...statuses: PackageStatus[]): number {
    return statuses.reduce((sum, status) => sum + (this.byStatus.get(status)?.size ?? 0), 0);
  }

  /** Packages in the given statuses, or all, as one sorted list per status. */
  lists(statuses: readonly PackageStatus[] | null): SortedList<Sale>[] {
    return statuses === null ? [...this.byStatus.values()] : [...new Set(statuses)].map((status) => this.listOf(status));
  }

  /** Sorts all lists, so that the first reader does not wait for it. */
  settle(): void {
    for (const list of this.byStatus.values()) list.settle();
  }

  private listOf(status: PackageStatus): SortedList<Sale> {
    const known = this.byStatus.get(status);
    if (known) return known;
    const list = new SortedList<Sale>(SALES_ORDER);
    this.byStatus.set(status, list);
    return list;
  }

  private count({ day, status, earnedCents, lines }: Sale, sign: 1 | -1): void {
    if (status === 'CANCELLED') return;
    const sums = this.byDay.get(day) ?? { revenueCents: 0, orders: 0, units: 0, products: new Map<string, ProductSales>() };
    sums.revenueCents += sign * earnedCents;
    sums.orders += sign;
    for (const { productId, quantity, revenueCents } of lines) {
      sums.units += sign * quantity;
      const known = sums.products.get(productId) ?? { units: 0, revenueCents: 0 };
      const product = { units: known.units + sign * quantity, revenueCents: known.revenueCents + sign * revenueCents };
      if (product.units === 0) sums.products.delete(productId);
      else sums.products.set(productId, product);
    }
    if (sums.orders === 0) this.byDay.delete(day);
    else this.byDay.set(day, sums);
  }
}
