import { addLost, chargeLostTerms, lostCents, lostSince, NOTHING_LOST, type LostTerms, type PackageLeft } from '#schema/rules/lostTerms.ts';
import { canBeFree } from '#schema/rules/shipping.ts';
import type { OrderDoc, OrderPackageDoc, ReturnDoc, ReturnLineDoc, TotalsDoc } from '#server/store/documents/orders.ts';
import { addPackageEvent, changePackage } from './packageEvents.ts';
import { isBeforeDelivery, packageStatus } from './orderViews.ts';

/** The refund of a cancelled package or of a return. For a package to be paid in cash: what is no longer to be paid. */
export interface PackageRefund {
  /** What was agreed for what is cancelled or returned. */
  grossCents: number;
  /** Lost terms charged against it; negative where an earlier charge is given back. null: nothing. */
  charge: LostTerms | null;
  refundCents: number;
}

/** Lines of a package that are back with its vendor. */
export function receivedLines({ returns = [] }: OrderPackageDoc): ReturnLineDoc[] {
  return returns.filter(({ status }) => status === 'RECEIVED' || status === 'REFUNDED').flatMap(({ lines }) => lines);
}

/** The order with a package that was just cancelled: terms are judged again if its buyer has cancelled it, else kept. */
export function withCancellation<Order extends OrderDoc>(order: Order, packageId: string): Order {
  const orderPackage = order.packages.find(({ id }) => id === packageId);
  if (orderPackage === undefined) return order;
  const isByBuyer = orderPackage.timeline.at(-1)?.by === 'BUYER';
  const { order: judged, charge } = isByBuyer
    ? judgeAgain(order, packageId, orderPackage.totals.totalCents)
    : { order: withLost(order, packageId, NOTHING_LOST), charge: lostSince(NOTHING_LOST, orderPackage.lostTerms ?? NOTHING_LOST) };
  return hasAny(charge) ? changePackage(judged, packageId, { charge }) : judged;
}

/** The order with a return that was just received: terms are judged again, and a charge reduces its refund. */
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

/** The refund of a cancelled package; of another one, what its buyer would get for cancelling it now. null for an unknown id. */
export function cancellationRefund(order: OrderDoc, packageId: string): PackageRefund | null {
  const cancelled = order.packages.find(({ id }) => id === packageId);
  if (cancelled !== undefined && packageStatus(cancelled) !== 'CANCELLED') {
    const event = { at: '', status: 'CANCELLED', by: 'BUYER', place: null, note: null } as const;
    return cancellationRefund(withCancellation(addPackageEvent(order, packageId, event), packageId), packageId);
  }
  return cancelled === undefined ? null : cancelledRefund(cancelled);
}

/** The refund of a cancelled package. */
export function cancelledRefund({
  totals,
  charge,
}: {
  totals: Pick<TotalsDoc, 'totalCents'>;
  charge?: LostTerms | undefined;
}): PackageRefund {
  return refundOf(totals.totalCents, charge);
}

/** The returns of a package; of an open one the refund is what its buyer would get if it were received now. */
export function expectedReturns(order: OrderDoc, { id, returns = [] }: OrderPackageDoc): ReturnDoc[] {
  return returns.map((each) => {
    if (each.status !== 'REQUESTED' && each.status !== 'ACCEPTED') return each;
    const refund = returnRefund(order, id, each.lines);
    return refund?.charge == null ? each : { ...each, charge: refund.charge, refundCents: refund.refundCents };
  });
}

/** What the buyer would get for a return of these lines if they were received now. null for an unknown package. */
export function returnRefund(order: OrderDoc, packageId: string, lines: readonly ReturnLineDoc[]): PackageRefund | null {
  const { returns = [] } = order.packages.find(({ id }) => id === packageId) ?? {};
  const expected = { id: '', status: 'RECEIVED', lines: [...lines] } as Partial<ReturnDoc> as ReturnDoc;
  const after = withReturn(changePackage(order, packageId, { returns: [...returns, expected] }), packageId, '');
  const received = after.packages.find(({ id }) => id === packageId)?.returns?.at(-1);
  return received === undefined ? null : refundOf(linesCents(lines), received.charge);
}

function refundOf(grossCents: number, charge: LostTerms | undefined): PackageRefund {
  return { grossCents, charge: charge ?? null, refundCents: grossCents - lostCents(charge ?? NOTHING_LOST) };
}

/** Judges the terms after a step of the buyer on a package. Older orders, which do not store what is needed, keep theirs. */
function judgeAgain<Order extends OrderDoc>(order: Order, packageId: string, grossCents: number): { order: Order; charge: LostTerms } {
  const { packages, couponTerms = null } = order;
  if (packages.some(({ regularShippingCents }) => regularShippingCents === undefined)) return { order, charge: NOTHING_LOST };
  const charges = chargeLostTerms(
    packages.map((each) => packageLeft(each, accountOf(order, each, packageId))),
    couponTerms,
    grossCents,
  );
  const judged = packages.reduce((changed, { id }, at) => withLost(changed, id, charges[at] ?? NOTHING_LOST), order);
  // A refund in cash comes from the vendor of the package; what others have to collect is stated there.
  const isPaidBack = isCash(order) && isCollected(packages.find(({ id }) => id === packageId));
  const settled = packages.map(({ id, lostTerms = NOTHING_LOST }, at) =>
    !isPaidBack || id === packageId ? lostSince(charges[at] ?? NOTHING_LOST, lostTerms) : NOTHING_LOST,
  );
  return { order: judged, charge: addLost(settled) };
}

function packageLeft(orderPackage: OrderPackageDoc, account: number | null): PackageLeft {
  const { vendorId, lines, totals, shippingOption, regularShippingCents, lostTerms = NOTHING_LOST } = orderPackage;
  const received = receivedLines(orderPackage);
  const isCancelledByBuyer = packageStatus(orderPackage) === 'CANCELLED' && orderPackage.timeline.at(-1)?.by === 'BUYER';
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

/** What is paid online is one account. In cash each vendor refunds its own package, and what is not collected yet can change. */
function accountOf(order: OrderDoc, orderPackage: OrderPackageDoc, packageId: string): number | null {
  const isStepped = orderPackage.id === packageId;
  if (packageStatus(orderPackage) === 'CANCELLED' && !isStepped) return null;
  if (!isCash(order)) return 0;
  if (!isCollected(orderPackage)) return 1;
  return isStepped ? 0 : null;
}

function isCash({ payment }: OrderDoc): boolean {
  return payment.method === 'CASH_ON_DELIVERY';
}

function isCollected(orderPackage: OrderPackageDoc | undefined): boolean {
  if (orderPackage === undefined) return false;
  const status = packageStatus(orderPackage);
  return status !== 'CANCELLED' && !isBeforeDelivery(status);
}

/** Sets what a package costs more than its totals. */
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
