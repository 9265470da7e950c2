import { CollectionProjection } from '#server/platform/projections.ts';
import type { OrderDoc } from '#server/store/documents/orders.ts';

/** Upper bound of products counted per order: very large orders say little about affinity. */
const MAX_PRODUCTS_OF_ORDER = 30;

/**
 * How often two products were ordered together: the number of orders, or, as long as all of them are one person's, that buyer. One person's
 * order says what that person wanted, and is shown to nobody.
 */
type Together = number | string;

/** Co-occurrence counts of products in orders, built from all orders and updated with each new one. */
export class BoughtTogether extends CollectionProjection<'orders'> {
  protected readonly collection = 'orders';
  private readonly counts = new Map<string, Map<string, Together>>();
  private readonly seen = new Set<string>();

  /** Ids of products that at least two buyers ordered together with this one, most frequent first, ties by id. */
  with(productId: string): string[] {
    const others = [...(this.counts.get(productId) ?? [])].flatMap(([id, count]) => (typeof count === 'number' ? [{ id, count }] : []));
    others.sort((left, right) => right.count - left.count || (left.id < right.id ? -1 : 1));
    return others.map(({ id }) => id);
  }

  /** Counts each order once, however often it is written. */
  protected learnDocument(_id: string, order: OrderDoc | null): void {
    if (order === null || this.seen.has(order.id)) return;
    this.seen.add(order.id);
    const products = [...new Set(order.packages.flatMap((orderPackage) => orderPackage.lines.map((line) => line.productId)))];
    const buyer = order.userId ?? order.email.toLowerCase();
    for (const product of products.slice(0, MAX_PRODUCTS_OF_ORDER)) {
      const others = this.counts.get(product) ?? new Map<string, Together>();
      for (const other of products.slice(0, MAX_PRODUCTS_OF_ORDER)) {
        if (other !== product) others.set(other, counted(others.get(other), buyer));
      }
      this.counts.set(product, others);
    }
  }
}

/** One order of a buyer more. */
function counted(before: Together | undefined, buyer: string): Together {
  if (typeof before === 'number') return before + 1;
  return before === undefined || before === buyer ? buyer : 2;
}
