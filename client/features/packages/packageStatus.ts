import { isPickup } from '#schema/rules/shipping.ts';
import type { PackageStatus } from '#client/graphql/schemaTypes.generated.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import type { ReturnRecord_ReturnFragment } from './Packages.generated.ts';

/** What each state of a package is called. */
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

/** What the states of a package are called that its buyer fetches, where they differ. */
const FETCHED_LABEL: Partial<Record<PackageStatus, PlainMessageKey>> = { PACKED: 'ord.readyToCollect', DELIVERED: 'ord.collected' };

/** Whether the buyer of a package fetches it. */
export function isPickupPackage({ shipping }: { shipping: { code: string } }): boolean {
  return isPickup(shipping.code);
}

/** What a state of a package is called, for one that is brought or one that is fetched. */
export function packageStatusLabel(status: PackageStatus, isFetched: boolean): PlainMessageKey {
  return (isFetched ? FETCHED_LABEL[status] : undefined) ?? PACKAGE_STATUS_LABEL[status];
}

/** What each state of an order is called; `UNPAID` waits to be paid. */
export const ORDER_STATUS_LABEL: Record<'UNPAID' | 'PENDING' | 'COMPLETED' | 'CANCELLED', PlainMessageKey> = {
  UNPAID: 'ord.unpaid',
  PENDING: 'ord.pending',
  COMPLETED: 'ord.completed',
  CANCELLED: 'ord.cancelled',
};

/** Whether the lines of a return are back with their vendor, so that what was paid for them is given back, or was. */
export function isBack({ status }: Pick<ReturnRecord_ReturnFragment, 'status'>): boolean {
  return status === 'RECEIVED' || status === 'REFUNDED';
}
