import type { OrderDoc } from '#server/store/documents/orders.ts';
import type { Store } from '#server/store/store.ts';
import { followCollection } from '../../platform/followCollection.ts';

/** Whoever buys half the shop says little about what goes together. */
const MAX_PRODUCTS_OF_ORDER = 30;

/** How often products stood in one order, counted from all orders and each new one. */
export class BoughtTogether {
  private readonly counts = new Map<string, Map<string, number>>();
  private readonly seen = new Set<string>();
  private stopFollowing: () => void = () => undefined;

  static async open(store: Store): Promise<BoughtTogether> {
    const pairs = new BoughtTogether();
    pairs.stopFollowing = await followCollection(store, 'orders', (_id, order) => {
      if (order !== null) pairs.learn(order);
    });
    return pairs;
  }

  /** Ids of the products bought with this one, the most often first, equals by id. */
  with(productId: string): string[] {
    const others = [...(this.counts.get(productId) ?? [])];
    others.sort(([leftId, left], [rightId, right]) => right - left || (leftId < rightId ? -1 : 1));
    return others.map(([id]) => id);
  }

  close(): void {
    this.stopFollowing();
  }

  /** An order counts once, however often it is written. */
  private learn(order: OrderDoc): void {
    if (this.seen.has(order.id)) return;
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
