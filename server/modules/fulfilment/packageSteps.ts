import type { OrderPackageDoc, PackageStatus } from '#server/store/documents/orders.ts';
import { packageStatus } from '#server/modules/orders/orderStatus.ts';
import { isFetched } from '#server/modules/cart/shipping.ts';

/** Where a package may go from where it is. What has left cannot be cancelled; what comes back is the buyer's to say. */
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

/** Every state of a package. */
export const PACKAGE_STATUSES = Object.keys(NEXT_STEPS) as readonly PackageStatus[];

/** Where a package may go from where it is. What its buyer fetches is handed over as soon as it is packed: no courier has it. */
export function nextSteps(orderPackage: OrderPackageDoc): readonly PackageStatus[] {
  const status = packageStatus(orderPackage);
  return status === 'PACKED' && isFetched(orderPackage) ? ['DELIVERED', 'CANCELLED'] : NEXT_STEPS[status];
}

/** Whether a text names a state of a package. */
export function isPackageStatus(text: string): text is PackageStatus {
  return Object.hasOwn(NEXT_STEPS, text);
}
