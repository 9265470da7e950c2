import { addLost, chargeLostTerms, lostCents, lostSince, NOTHING_LOST, type LostTerms, type PackageLeft } from '#schema/rules/lostTerms.ts';
import { canBeFree } from '#schema/rules/shipping.ts';
import type { OrderDoc, OrderEventDoc, OrderPackageDoc, ReturnDoc, ReturnLineDoc, TotalsDoc } from '#server/store/documents/orders.ts';
import { addPackageEvent, changePackage } from './packageEvents.ts';
import { isBeforeDelivery } from './orderViews.ts';
import { packageStatus } from './packageStatus.ts';

/** The refund for a cancelled package or for a return; for a cash package, the amount that is no longer due. */
export interface PackageRefund {
  /** Amount agreed for what is cancelled or returned; for a cash package, its current amount including lost terms. */
  grossCents: number;
  /** Lost terms charged against the refund; negative if earlier charges are returned. Null if none. */
  charge: LostTerms | null;
  refundCents: number;
}

/** A package's lines that its vendor has received back. */
export function receivedLines({ returns = [] }: OrderPackageDoc): ReturnLineDoc[] {
  return returns.filter(({ status }) => status === 'RECEIVED' || status === 'REFUNDED').flatMap(({ lines }) => lines);
}

/** The order after a package was cancelled. Terms are re-evaluated if the buyer cancelled it; otherwise they are kept. */
export function withCancellation<Order extends OrderDoc>(order: Order, packageId: string): Order {
  const orderPackage = order.packages.find(({ id }) => id === packageId);
  if (orderPackage === undefined) return order;
  const { lostTerms = NOTHING_LOST, timeline, totals } = orderPackage;
  const isByBuyer = isBuyersChoice(timeline.at(-1));
  const { order: judged, charge } = isByBuyer
    ? judgeAgain(order, packageId, totals.totalCents)
    : { order: withLost(order, packageId, NOTHING_LOST), charge: isCash(order) ? NOTHING_LOST : lostSince(NOTHING_LOST, lostTerms) };
  return changePackage(judged, packageId, {
    ...(hasAny(charge) && { charge }),
    ...(isCash(order) && hasAny(lostTerms) && { unpaidLostTerms: lostTerms }),
  });
}

/** The order after a return was received. Terms are re-evaluated, and a charge reduces the refund. */
export function withReturn<Order extends OrderDoc>(order: Order, packageId: string, returnId: string): Order {
  const { returns = [] } = order.packages.find(({ id }) => id === packageId) ?? {};
  const received = returns.find(({ id }) => id === returnId);
  if (received === undefined) return order;
  const { order: judged, charge } = judgeAgain(order, packageId, linesCents(received.lines));
  if (!hasAny(charge)) return judged;
  const refundCents = linesCents(received.lines) - lostCents(charge);
  return changePackage(judged, packageId, {
    returns: returns.map((each) => (each.id === returnId ? { ...each, charge, refundCents } : each)),
  });
}

/** Whether the buyer cancelled without being forced to by a late package, which would lose no terms. */
function isBuyersChoice(event: OrderEventDoc | undefined): boolean {
  return event?.status === 'CANCELLED' && event.by === 'BUYER' && event.isLate !== true;
}

/**
 * The refund for a cancelled package, or the refund that would be due if the buyer cancelled it now, perhaps because it is late.
 * Null for an unknown id.
 */
export function cancellationRefund(order: OrderDoc, packageId: string, isLate = false): PackageRefund | null {
  const cancelled = order.packages.find(({ id }) => id === packageId);
  if (cancelled !== undefined && packageStatus(cancelled) !== 'CANCELLED') {
    const event = { at: '', status: 'CANCELLED', by: 'BUYER', isLate, place: null, note: null } as const;
    return cancellationRefund(withCancellation(addPackageEvent(order, packageId, event), packageId), packageId);
  }
  return cancelled === undefined ? null : cancelledRefund(cancelled);
}

/** The refund for a cancelled package. */
export function cancelledRefund({ totals, charge, unpaidLostTerms = NOTHING_LOST }: CancelledPackage): PackageRefund {
  return refundOf(totals.totalCents + lostCents(unpaidLostTerms), charge ?? NOTHING_LOST);
}

type CancelledPackage = Pick<OrderPackageDoc, 'charge' | 'unpaidLostTerms'> & { totals: Pick<TotalsDoc, 'totalCents'> };

/** A package's returns. For an open one, the refund is the amount that would be due if it were received now. */
export function expectedReturns(order: OrderDoc, { id, returns = [] }: OrderPackageDoc): ReturnDoc[] {
  return returns.map((each) => {
    if (each.status !== 'REQUESTED' && each.status !== 'ACCEPTED') return each;
    const refund = returnRefund(order, id, each.lines);
    return refund?.charge == null ? each : { ...each, charge: refund.charge, refundCents: refund.refundCents };
  });
}

/** The refund for these lines if their return were received now. Null for an unknown package. */
export function returnRefund(order: OrderDoc, packageId: string, lines: readonly ReturnLineDoc[]): PackageRefund | null {
  if (!order.packages.some(({ id }) => id === packageId)) return null;
  const grossCents = linesCents(lines);
  return refundOf(grossCents, judgeAgain(order, packageId, grossCents, lines).charge);
}

function refundOf(grossCents: number, charge: LostTerms): PackageRefund {
  return { grossCents, charge: hasAny(charge) ? charge : null, refundCents: grossCents - lostCents(charge) };
}

/**
 * Re-evaluates the terms after a buyer's step on a package, as if the expected lines had been returned as well. Older orders,
 * which lack the required data, keep their terms.
 */
function judgeAgain<Order extends OrderDoc>(
  order: Order,
  packageId: string,
  grossCents: number,
  expected: readonly ReturnLineDoc[] = [],
): { order: Order; charge: LostTerms } {
  const { packages, couponTerms = null } = order;
  if (packages.some(({ regularShippingCents }) => regularShippingCents === undefined)) return { order, charge: NOTHING_LOST };
  const charges = chargeLostTerms(
    [
      ...packages.map((each) => {
        const isStepped = each.id === packageId;
        const back = [...receivedLines(each), ...(isStepped ? expected : [])];
        return packageLeft(each, back, accountOf(order, each, isStepped));
      }),
      ...packages.flatMap(changedLines),
    ],
    couponTerms,
    grossCents,
  );
  const judged = packages.reduce((changed, { id }, at) => withLost(changed, id, charges[at] ?? NOTHING_LOST), order);
  // A cash refund is paid by the package's vendor, so it covers only this package; a cancellation only changes what other vendors collect.
  const isPaidBack = isCollected(packages.find(({ id }) => id === packageId));
  const settled = packages.map(({ id, lostTerms = NOTHING_LOST }, at) =>
    !isCash(order) || isPaidBack === (id === packageId) ? lostSince(charges[at] ?? NOTHING_LOST, lostTerms) : NOTHING_LOST,
  );
  return { order: judged, charge: addLost(settled) };
}

function packageLeft(orderPackage: OrderPackageDoc, received: readonly ReturnLineDoc[], account: number | null): PackageLeft {
  const { vendorId, lines, totals, shippingOption, regularShippingCents, lostTerms = NOTHING_LOST } = orderPackage;
  const isCancelledByBuyer = isBuyersChoice(orderPackage.timeline.at(-1));
  const unitsBack = (lineId: string) => sum(received.map((line) => (line.lineId === lineId ? line.quantity : 0)));
  const left = lines.map((line) => ({ ...line, quantity: isCancelledByBuyer ? 0 : line.quantity - unitsBack(line.id) }));
  return {
    vendorId,
    lineTotalsCents: left.filter(({ quantity }) => quantity > 0).map(({ quantity, unitPriceCents }) => quantity * unitPriceCents),
    agreed: {
      productsCents: totals.subtotalCents - totals.discountCents - sum(received.map(({ productsCents }) => productsCents)),
      taxCents: totals.taxCents - sum(received.map(({ taxCents }) => taxCents)),
      shippingCents: totals.shippingCents,
    },
    delivery: { regularCents: regularShippingCents ?? totals.shippingCents, canBeFree: canBeFree(shippingOption) },
    lost: lostTerms,
    account,
  };
}

/**
 * What a vendor did not send still counts towards the terms, like a package that its vendor cancelled. All of it is one package,
 * because the cart arithmetic splits discounts and VAT by package.
 */
function changedLines({ vendorId, lineChanges = [] }: OrderPackageDoc): PackageLeft[] {
  const gone = lineChanges.filter(({ subtotalCents }) => subtotalCents > 0);
  if (gone.length === 0) return [];
  return [
    {
      vendorId,
      lineTotalsCents: gone.map(({ subtotalCents }) => subtotalCents),
      agreed: {
        productsCents: sum(gone.map(({ subtotalCents, discountCents }) => subtotalCents - discountCents)),
        taxCents: sum(gone.map(({ taxCents }) => taxCents)),
        shippingCents: 0,
      },
      delivery: { regularCents: 0, canBeFree: true },
      lost: NOTHING_LOST,
      account: UNCHANGEABLE,
    },
  ];
}

/** Accounts that share refunds and charges, in the order in which they are charged. */
const PAID_ONLINE = 0;
/** The package for whose return its vendor refunds cash. */
const REFUNDED_IN_CASH = 1;
const TO_BE_COLLECTED = 2;
const UNCHANGEABLE = null;

/** With cash, each vendor refunds its own package, and a package's amount is final once a courier has it. */
function accountOf(order: OrderDoc, orderPackage: OrderPackageDoc, isStepped: boolean): number | null {
  const status = packageStatus(orderPackage);
  if (status === 'CANCELLED' && !isStepped) return UNCHANGEABLE;
  if (!isCash(order)) return PAID_ONLINE;
  if (status === 'PLACED' || status === 'PACKED' || status === 'CANCELLED') return TO_BE_COLLECTED;
  return isStepped ? REFUNDED_IN_CASH : UNCHANGEABLE;
}

function isCash({ payment }: OrderDoc): boolean {
  return payment.method === 'CASH_ON_DELIVERY';
}

function isCollected(orderPackage: OrderPackageDoc | undefined): boolean {
  if (orderPackage === undefined) return false;
  const status = packageStatus(orderPackage);
  return status !== 'CANCELLED' && !isBeforeDelivery(status);
}

/** Sets a package's additional cost. */
function withLost<Order extends OrderDoc>(order: Order, packageId: string, lost: LostTerms): Order {
  const packages = order.packages.map((each) => {
    if (each.id !== packageId) return each;
    const { lostTerms: _, ...others } = each;
    return hasAny(lost) ? { ...others, lostTerms: lost } : others;
  });
  return { ...order, packages };
}

function hasAny({ discountCents, taxCents, shippingCents }: LostTerms): boolean {
  return discountCents !== 0 || taxCents !== 0 || shippingCents !== 0;
}

function linesCents(lines: readonly ReturnLineDoc[]): number {
  return sum(lines.map(({ productsCents, taxCents }) => productsCents + taxCents));
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, cents) => total + cents, 0);
}
