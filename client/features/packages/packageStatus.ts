import { stageOf } from '#schema/rules/orderStages.ts';
import { isPickup } from '#schema/rules/shipping.ts';
import type { CancellationState, PackageStatus } from '#client/graphql/schemaTypes.generated.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import type { ReturnRecord_ReturnFragment } from './Packages.generated.ts';

type ReturnStatus = ReturnRecord_ReturnFragment['status'];

/** The stages of an order in the order of their tabs. */
const STAGES = ['TO_SHIP', 'TO_RECEIVE', 'RETURNS'] as const;

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
 * What an order waits for, or how it ended. `UNPAID`, `UNCONFIRMED` and `UNANSWERED` wait for payment, for the email to be confirmed or
 * for an answer to a replacement; `CANCELLING` for the vendor's answer to a request to cancel a package.
 */
export type ShownStatus =
  'UNPAID' | 'UNCONFIRMED' | 'UNANSWERED' | 'CANCELLING' | 'TO_SHIP' | 'TO_RECEIVE' | 'RETURNS' | 'DELIVERED' | 'RETURNED' | 'CANCELLED';

/** Labels for order statuses; those of a stage are the ones of its tab in the order list. */
export const ORDER_STATUS_LABEL: Record<ShownStatus, PlainMessageKey> = {
  UNPAID: 'ords.toPay',
  UNCONFIRMED: 'ord.unconfirmed',
  UNANSWERED: 'ord.unanswered',
  CANCELLING: 'ord.cancelling',
  TO_SHIP: 'ords.toShip',
  TO_RECEIVE: 'ords.toReceive',
  RETURNS: 'ord.returning',
  DELIVERED: 'ord.delivered',
  RETURNED: 'ord.returned',
  CANCELLED: 'ord.cancelled',
};

interface StagedPackage {
  status: PackageStatus;
  returns?: readonly { status: ReturnStatus }[];
  cancellationRequest?: { state: CancellationState } | null;
}

/** Whether the buyer's request to cancel the package is open. */
export function isCancelling({ cancellationRequest }: Pick<StagedPackage, 'cancellationRequest'>): boolean {
  return cancellationRequest?.state === 'REQUESTED';
}

/** The statuses of an order that waits for nothing else, from those of its packages. The last step of a package decides. */
export function shownStages(all: readonly StagedPackage[]): ShownStatus[] {
  const packages = all.filter((each) => !isCancelling(each));
  if (packages.length < all.length) return ['CANCELLING', ...(packages.some(({ status }) => stageOf(status)) ? shownStages(packages) : [])];
  const open = packages.flatMap(({ status }) => stageOf(status) ?? []);
  if (open.length > 0) return STAGES.filter((stage) => open.includes(stage));
  const isDelivered = packages.some(({ status }) => status === 'DELIVERED');
  const isReturned = packages.some(({ status, returns = [] }) => status === 'RETURNED' || returns.some(isBack));
  if (!isDelivered && !isReturned) return ['CANCELLED'];
  return [...(isDelivered ? (['DELIVERED'] as const) : []), ...(isReturned ? (['RETURNED'] as const) : [])];
}

/** Whether the vendor has received the returned products, in which case the refund is due or paid. */
export function isBack({ status }: Pick<ReturnRecord_ReturnFragment, 'status'>): boolean {
  return status === 'RECEIVED' || status === 'REFUNDED';
}

/** Whether the package is not shipped, so that its lines can change. */
export function isBeforeShipping(status: PackageStatus): boolean {
  return status === 'PLACED' || status === 'PACKED';
}
