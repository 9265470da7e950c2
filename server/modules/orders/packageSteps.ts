import type { PackageStatus } from '#server/store/documents/orders.ts';

/** Where a package may go from where it is. What has left cannot be cancelled; what comes back is the buyer's to say. */
export const NEXT_STEPS: Record<PackageStatus, readonly PackageStatus[]> = {
  PLACED: ['PACKED', 'CANCELLED'],
  PACKED: ['SHIPPED', 'CANCELLED'],
  SHIPPED: ['OUT_FOR_DELIVERY'],
  OUT_FOR_DELIVERY: ['DELIVERED'],
  DELIVERED: [],
  CANCELLED: [],
  RETURN_REQUESTED: [],
  RETURNED: [],
};

/** Whether a text names a state of a package. */
export function isPackageStatus(text: string): text is PackageStatus {
  return Object.hasOwn(NEXT_STEPS, text);
}
