import type { LocalisedText } from '#schema/rules/localisedText.ts';
import type { Failure, InvalidInput, NotFound } from '#server/platform/input/parseInput.ts';
import { isPickupPackage } from '#server/modules/cart/index.ts';
import { isBeforeShipping, isUnpaid, isUnreserved, openReplacement, openRequest, packageStatus } from '#server/modules/orders/index.ts';
import { translations } from '#server/platform/messages.ts';
import type { OrderDoc, OrderPackageDoc, PackageStatus } from '#server/store/documents/orders.ts';

/** A package's state machine. A shipped package cannot be cancelled; returns are requested by the buyer and are not steps. */
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

/** Statuses in which the tracking can be corrected: handed to the courier and not yet delivered. */
export const WITH_COURIER: ReadonlySet<PackageStatus> = new Set(['SHIPPED', 'OUT_FOR_DELIVERY']);

export const PACKAGE_STATUSES = Object.keys(NEXT_STEPS) as readonly PackageStatus[];

/**
 * The steps possible from the current status. A package for pickup moves directly from PACKED to DELIVERED. While the buyer's
 * request to cancel it is open, the vendor has to answer that first; a replacement needs the buyer's consent before it is sent.
 */
export function nextSteps(orderPackage: OrderPackageDoc): readonly PackageStatus[] {
  const status = packageStatus(orderPackage);
  if (openRequest(orderPackage) !== null) return [];
  const steps = status === 'PACKED' && isPickupPackage(orderPackage) ? (['DELIVERED', 'CANCELLED'] as const) : NEXT_STEPS[status];
  return openReplacement(orderPackage) === null ? steps : steps.filter((step) => step !== 'SHIPPED' && step !== 'DELIVERED');
}

/** Whether lines can change: the package is not shipped, and its order is paid or paid in cash. */
export function canChangeLines(orderPackage: OrderPackageDoc, order?: OrderDoc): boolean {
  if (order !== undefined && (isUnpaid(order.payment) || isUnreserved(order))) return false;
  return isBeforeShipping(orderPackage);
}

export function isPackageStatus(text: string): text is PackageStatus {
  return Object.hasOwn(NEXT_STEPS, text);
}

/** Time of a package's next event: now, but never before its last event, in case the clock was set back. */
export function nextMoment({ timeline }: OrderPackageDoc, now: Date): string {
  const last = timeline.at(-1)?.at ?? '';
  const moment = now.toISOString();
  return moment < last ? last : moment;
}

/** The package cannot take this step from its current status. */
export interface IllegalTransition extends Failure {
  kind: 'IllegalTransition';
  code: 'ILLEGAL_TRANSITION';
  /** Current status. */
  from: PackageStatus;
  /** Steps available to the caller from that status. */
  allowed: readonly PackageStatus[];
}

/** Expected errors from a step on a package or its returns. */
export type PackageError = InvalidInput | NotFound | IllegalTransition;

/** Rejects a step that the package's current status does not allow, and lists the allowed steps. */
export function illegalTransition(
  orderPackage: OrderPackageDoc,
  allowed: readonly PackageStatus[],
  path: string[] | null,
  text: LocalisedText,
): IllegalTransition {
  return { kind: 'IllegalTransition', code: 'ILLEGAL_TRANSITION', path, text, from: packageStatus(orderPackage), allowed };
}

/** Messages for rejected package steps, which say how to proceed. */
export const PACKAGE_MESSAGES = {
  unknown: translations('packages.unknown'),
  unpaid: translations('packages.unpaid'),
  cancellationOpen: translations('cancellations.open'),
  replacementOpen: translations('substitutions.open'),
  trackingChanged: translations('packages.trackingChanged'),
  tooManyCorrections: translations('packages.tooManyCorrections'),
} as const satisfies Record<string, LocalisedText>;
