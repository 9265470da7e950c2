import { isPickup } from '#schema/rules/shipping.ts';
import type { PackageStatus } from '#client/graphql/schemaTypes.generated.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import type { ReturnRecord_ReturnFragment } from './Packages.generated.ts';

const PACKAGE_STATUS_LABEL: Record<PackageStatus, PlainMessageKey> = {
  PLACED: 'ord.placed',
  PACKED: 'ord.packed',
  SHIPPED: 'ord.shipped',
  OUT_FOR_DELIVERY: 'ord.out',
  DELIVERED: 'ord.delivered',
  CANCELLED: 'ord.cancelledPackage',
  RETURN_REQUESTED: 'ord.returnRequested',
  RETURNED: 'ord.returned',
};

/** Labels for pick-up packages that differ from those for deliveries. */
const PICKUP_LABEL: Partial<Record<PackageStatus, PlainMessageKey>> = { PACKED: 'ord.readyToCollect', DELIVERED: 'ord.collected' };

export function isPickupPackage({ shipping }: { shipping: { code: string } }): boolean {
  return isPickup(shipping.code);
}

/** Label for a package's status. */
export function packageStatusLabel(status: PackageStatus, isPickup: boolean): PlainMessageKey {
  return (isPickup ? PICKUP_LABEL[status] : undefined) ?? PACKAGE_STATUS_LABEL[status];
}

/**
 * Labels for order statuses. `UNPAID`, `UNCONFIRMED` and `UNANSWERED` are pending orders that wait for payment, for the email to be
 * confirmed or for an answer to a replacement.
 */
export const ORDER_STATUS_LABEL: Record<'UNPAID' | 'UNCONFIRMED' | 'UNANSWERED' | 'PENDING' | 'COMPLETED' | 'CANCELLED', PlainMessageKey> =
  {
    UNPAID: 'ord.unpaid',
    UNCONFIRMED: 'ord.unconfirmed',
    UNANSWERED: 'ord.unanswered',
    PENDING: 'ord.pending',
    COMPLETED: 'ord.completed',
    CANCELLED: 'ord.cancelled',
  };

/** Whether the vendor has received the returned products, in which case the refund is due or paid. */
export function isBack({ status }: Pick<ReturnRecord_ReturnFragment, 'status'>): boolean {
  return status === 'RECEIVED' || status === 'REFUNDED';
}

/** Whether the package is not shipped, so that its lines can change. */
export function isBeforeShipping(status: PackageStatus): boolean {
  return status === 'PLACED' || status === 'PACKED';
}
