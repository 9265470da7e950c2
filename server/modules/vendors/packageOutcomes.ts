import type { PackageStatus } from '#server/store/documents/orders.ts';
import type { Store } from '#server/store/store.ts';
import { followCollection } from '../followCollection.ts';
import { packageStatus } from '../orders/orderStatus.ts';

/** How many packages of a seller came to which end. */
export interface Outcome {
  delivered: number;
  /** Cancelled, or on the way back or back. */
  failed: number;
}

type End = keyof Outcome;

const ENDS: Partial<Record<PackageStatus, End>> = {
  DELIVERED: 'delivered',
  CANCELLED: 'failed',
  RETURN_REQUESTED: 'failed',
  RETURNED: 'failed',
};

/** How the packages of each seller ended, counted from all orders once and corrected by each commit. */
export class PackageOutcomes {
  private readonly counts = new Map<string, Outcome>();
  /** What each order added. */
  private readonly counted = new Map<string, [vendorId: string, end: End][]>();
  private stopFollowing: () => void = () => undefined;

  static async open(store: Store): Promise<PackageOutcomes> {
    const outcomes = new PackageOutcomes();
    outcomes.stopFollowing = await followCollection(store, 'orders', (id, order) => {
      outcomes.learn(
        id,
        (order?.packages ?? []).flatMap((parcel) => {
          const end = ENDS[packageStatus(parcel)];
          return end === undefined ? [] : [[parcel.vendorId, end]];
        }),
      );
    });
    return outcomes;
  }

  of(vendorId: string): Outcome {
    return this.counts.get(vendorId) ?? { delivered: 0, failed: 0 };
  }

  close(): void {
    this.stopFollowing();
  }

  private learn(orderId: string, ends: [string, End][]): void {
    for (const [vendorId, end] of this.counted.get(orderId) ?? []) this.add(vendorId, end, -1);
    for (const [vendorId, end] of ends) this.add(vendorId, end, 1);
    if (ends.length > 0) this.counted.set(orderId, ends);
    else this.counted.delete(orderId);
  }

  private add(vendorId: string, end: End, by: 1 | -1): void {
    const before = this.of(vendorId);
    this.counts.set(vendorId, { ...before, [end]: before[end] + by });
  }
}
