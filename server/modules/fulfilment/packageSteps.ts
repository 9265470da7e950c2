import type { OrderPackageDoc, PackageStatus } from '#server/store/documents/orders.ts';
import { packageStatus } from '#server/modules/orders/index.ts';
import { isFetched } from '#server/modules/cart/index.ts';

/** State machine of a package. A shipped package cannot be cancelled; returns are started by the buyer, not by a step. */
const NEXT_STEPS: Record<PackageStatus, readonly PackageStatus[]> = {
  PLACED: ['PACKED', 'CANCELLED'],
  PACKED: ['SHIPPED', 'CANCELLED'],
  SHIPPED: ['OUT_FOR_DELIVERY'],
  OUT_FOR_DELIVERY: ['DELIVERED'],
  DELIVERED: [],
  CANCELLED: [],
  RETURN_REQUESTED: [],
  RETURNED: [],
};

export const PACKAGE_STATUSES = Object.keys(NEXT_STEPS) as readonly PackageStatus[];

/** The steps possible from the current status. A package for pickup goes straight from PACKED to DELIVERED: no courier carries it. */
export function nextSteps(orderPackage: OrderPackageDoc): readonly PackageStatus[] {
  const status = packageStatus(orderPackage);
  return status === 'PACKED' && isFetched(orderPackage) ? ['DELIVERED', 'CANCELLED'] : NEXT_STEPS[status];
}

export function isPackageStatus(text: string): text is PackageStatus {
  return Object.hasOwn(NEXT_STEPS, text);
}
