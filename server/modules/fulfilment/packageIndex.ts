import type { PackageStatus } from '#server/store/documents/orders.ts';
import type { Store } from '#server/store/store.ts';
import { followCollection } from '#server/platform/followCollection.ts';
import { packageStatus } from '#server/modules/orders/index.ts';

/** The fields of a package that are needed to find it. */
export interface IndexedPackage {
  packageId: string;
  orderId: string;
  vendorId: string;
  number: string;
  /** ISO 8601. */
  placedAt: string;
  status: PackageStatus;
}

/** Projection of all packages by id: built from the orders once, then updated by each commit. */
export class PackageIndex {
  private readonly packages = new Map<string, IndexedPackage>();
  private readonly byVendor = new Map<string, Map<string, IndexedPackage>>();
  private stopFollowing: () => void = () => undefined;

  static async open(store: Store): Promise<PackageIndex> {
    const index = new PackageIndex();
    index.stopFollowing = await followCollection(store, 'orders', (orderId, order) => {
      for (const orderPackage of order?.packages ?? []) {
        const { id: packageId, vendorId, number } = orderPackage;
        const placedAt = order?.placedAt ?? '';
        index.learn({ packageId, orderId, vendorId, number, placedAt, status: packageStatus(orderPackage) });
      }
    });
    return index;
  }

  /** The id of the order; null for an unknown package. */
  orderOf(packageId: string): string | null {
    return this.packages.get(packageId)?.orderId ?? null;
  }

  /** The packages of a vendor whose number contains this text, ignoring case. */
  withNumber(vendorId: string, text: string): IndexedPackage[] {
    const wanted = text.trim().toUpperCase();
    return [...(this.byVendor.get(vendorId)?.values() ?? [])].filter(({ number }) => number.includes(wanted));
  }

  close(): void {
    this.stopFollowing();
  }

  private learn(orderPackage: IndexedPackage): void {
    this.packages.set(orderPackage.packageId, orderPackage);
    const ofVendor = this.byVendor.get(orderPackage.vendorId);
    if (ofVendor) ofVendor.set(orderPackage.packageId, orderPackage);
    else this.byVendor.set(orderPackage.vendorId, new Map([[orderPackage.packageId, orderPackage]]));
  }
}
