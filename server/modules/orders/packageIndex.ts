import type { Store } from '#server/store/store.ts';
import { followCollection } from '../followCollection.ts';

/** Which order each package belongs to, by the package's id: read from the orders once, then kept up to date by each commit. */
export class PackageIndex {
  private readonly orders = new Map<string, string>();
  private stopFollowing: () => void = () => undefined;

  static async open(store: Store): Promise<PackageIndex> {
    const index = new PackageIndex();
    index.stopFollowing = await followCollection(store, 'orders', (_, order) => {
      for (const { id } of order?.packages ?? []) index.orders.set(id, order?.id ?? '');
    });
    return index;
  }

  /** The id of the order; null when there is no such package. */
  orderOf(packageId: string): string | null {
    return this.orders.get(packageId) ?? null;
  }

  close(): void {
    this.stopFollowing();
  }
}
