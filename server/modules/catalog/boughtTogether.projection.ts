import { CollectionProjection } from '#server/platform/projections.ts';
import type { OrderDoc } from '#server/store/documents/orders.ts';

/** Upper bound of products counted per order: very large orders say little about affinity. */
const MAX_PRODUCTS_OF_ORDER = 30;

/** Co-occurrence counts of products in orders, built from all orders and updated with each new one. */
export class BoughtTogether extends CollectionProjection<'orders'> {
  protected readonly collection = 'orders';
  private readonly counts = new Map<string, Map<string, number>>();
  private readonly seen = new Set<string>();

  /** Ids of products bought together with this one, most frequent first, ties by id. */
  with(productId: string): string[] {
    const others = [...(this.counts.get(productId) ?? [])];
    others.sort(([leftId, left], [rightId, right]) => right - left || (leftId < rightId ? -1 : 1));
    return others.map(([id]) => id);
  }

  /** Counts each order once, however often it is written. */
  protected learnDocument(_id: string, order: OrderDoc | null): void {
    if (order === null || this.seen.has(order.id)) return;
    this.seen.add(order.id);
    const products = [...new Set(order.packages.flatMap((orderPackage) => orderPackage.lines.map((line) => line.productId)))];
    for (const product of products.slice(0, MAX_PRODUCTS_OF_ORDER)) {
      const others = this.counts.get(product) ?? new Map<string, number>();
      for (const other of products.slice(0, MAX_PRODUCTS_OF_ORDER)) {
        if (other !== product) others.set(other, (others.get(other) ?? 0) + 1);
      }
      this.counts.set(product, others);
    }
  }
}
