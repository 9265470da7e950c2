import { lostCents, NOTHING_LOST } from '#schema/rules/lostTerms.ts';
import type { CancellationRequestDoc, OrderDoc, OrderPackageDoc, PackageStatus, TotalsDoc } from '#server/store/documents/orders.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { CatalogReader } from '#server/modules/catalog/index.ts';
import type { TotalsView } from '#server/modules/cart/index.ts';
import { placedTotalCents } from './lineChanges.ts';
import { packageStatus } from './packageStatus.ts';

/** An order, with its access token if the viewer may see it. */
export interface OrderView extends OrderDoc {
  accessToken?: string | null;
  /** Whether the reader is not certain to be the guest who placed it, and private data is left out. */
  isRedacted?: boolean;
}

export type OrderStatus = 'PENDING' | 'COMPLETED' | 'CANCELLED';

/**
 * Cancelled if all packages are cancelled; completed if every other package was delivered or returned; otherwise pending.
 * Derived, never stored.
 */
export function orderStatus({ packages }: Pick<OrderDoc, 'packages'>): OrderStatus {
  const alive = packages.map(packageStatus).filter((status) => status !== 'CANCELLED');
  if (alive.length === 0) return 'CANCELLED';
  return alive.every((status) => status === 'DELIVERED' || status === 'RETURNED') ? 'COMPLETED' : 'PENDING';
}

/** VAT rate for orders that do not store theirs. */
const FIRST_VAT_PERCENT = 20;

/** Whether an online payment is still due; until then nothing is packed. An order cancelled for that reason stays unpaid. */
export function isUnpaid({ method, status }: OrderDoc['payment']): boolean {
  return method !== 'CASH_ON_DELIVERY' && (status === 'PENDING' || status === 'FAILED');
}

/** Whether the buyer may cancel the whole order: while it awaits online payment. */
export function canCancelOrder(order: OrderDoc): boolean {
  return isUnpaid(order.payment) && orderStatus(order) !== 'CANCELLED';
}

/**
 * Whether the order waits for its buyer to confirm the email address, or was cancelled while waiting: it has taken no stock, and
 * its vendors do not see it.
 */
export function isUnreserved({ unreserved }: OrderDoc): boolean {
  return unreserved !== undefined;
}

/** Deadline for confirming the email address; null if the order is not waiting for that. */
export function confirmByOf(order: OrderDoc): string | null {
  return order.unreserved === undefined || orderStatus(order) === 'CANCELLED' ? null : order.unreserved.confirmBy;
}

/** The request to cancel a package that its vendor has not answered; null if none. */
export function openRequest({ cancellationRequest: request }: Pick<OrderPackageDoc, 'cancellationRequest'>): CancellationRequestDoc | null {
  return request?.state === 'REQUESTED' ? request : null;
}

/** Statuses in which cash still has to be collected. */
const BEFORE_DELIVERY: ReadonlySet<PackageStatus> = new Set(['PLACED', 'PACKED', 'SHIPPED', 'OUT_FOR_DELIVERY']);

export function isBeforeDelivery(status: PackageStatus): boolean {
  return BEFORE_DELIVERY.has(status);
}

/** A package with its status, totals and data from its order. Includes the order only for viewers who may see all of it. */
export type PackageView = ReturnType<typeof packagesOf>[number] & { order?: OrderDoc };

/** One of an order's packages; null for an unknown id. */
export function packageOf(order: OrderDoc, id: string): PackageView | null {
  return packagesOf(order).find((orderPackage) => orderPackage.id === id) ?? null;
}

/** Like `packageOf`, but including the order, for its buyer. Vendors must not see the other packages. */
export function buyersPackageOf(order: OrderDoc, id: string): PackageView | null {
  return buyersPackagesOf(order).find((orderPackage) => orderPackage.id === id) ?? null;
}

export function buyersPackagesOf(order: OrderDoc): PackageView[] {
  return packagesOf(order).map((orderPackage) => ({ ...orderPackage, order }));
}

export function packagesOf({ packages, shippingAddress, payment }: OrderDoc) {
  const isWaiting = isUnpaid(payment);
  const isCash = payment.method === 'CASH_ON_DELIVERY';
  return packages.map((orderPackage) => {
    const status = packageStatus(orderPackage);
    const cents = isCash && status !== 'CANCELLED' ? cashCents(orderPackage) : 0;
    const isBefore = isBeforeDelivery(status);
    return {
      ...orderPackage,
      status,
      totals: settledTotals(orderPackage.totals),
      state: shippingAddress.state,
      /** Whether the package awaits online payment. */
      waitsForBank: isWaiting && status !== 'CANCELLED',
      /** Amount still to be paid in cash on delivery. */
      toCollectCents: isBefore ? cents : 0,
      /** Amount paid in cash on delivery. */
      collectedCents: isBefore ? 0 : cents,
    };
  });
}

/** A package's cash amount: its totals including lost terms, except those charged against refunds after payment. */
function cashCents({ totals, lostTerms = NOTHING_LOST, returns = [] }: OrderPackageDoc): number {
  return totals.totalCents + lostCents(lostTerms) - returns.reduce((sum, { charge }) => sum + lostCents(charge ?? NOTHING_LOST), 0);
}

export type PaymentView = ReturnType<typeof paymentOf>;

/**
 * An order's payment with its amounts. With cash on delivery, nothing is due for cancelled packages, whereas lost terms are due;
 * paid packages are refunded.
 */
export function paymentOf(order: OrderDoc) {
  const { payment, packages } = order;
  const inCash = packages.filter((orderPackage) => packageStatus(orderPackage) !== 'CANCELLED').map(cashCents);
  const isCash = payment.method === 'CASH_ON_DELIVERY';
  const amountCents = isCash ? inCash.reduce((sum, cents) => sum + cents, 0) : placedTotalCents(order);
  const dueCents = packages
    .flatMap((orderPackage) => orderPackage.returns ?? [])
    .reduce((sum, { status, refundBy, refundCents }) => sum + (status === 'RECEIVED' && refundBy === 'TRANSFER' ? refundCents : 0), 0);
  const toCollectCents = packagesOf(order).reduce((sum, orderPackage) => sum + orderPackage.toCollectCents, 0);
  return {
    ...payment,
    amountCents,
    failure: payment.status === 'FAILED' ? (payment.failure ?? 'DECLINED') : null,
    /** The step that the buyer has to take now; null if none. */
    nextAction: payment.action === undefined ? null : { ...payment.action, amountCents },
    refundedCents: payment.refundedCents ?? 0,
    /** Amount to be refunded by transfer, for returned units that were paid in cash. */
    dueCents,
    /** Cash amount for packages that have not been delivered yet. */
    toCollectCents,
    /** Time until which the order can be paid with a different method; null if it cannot. */
    retryUntil: payment.payBy ?? null,
  };
}

/** Totals of an order, for which free delivery has already been decided. */
export function settledTotals(totals: TotalsDoc): TotalsView {
  return { taxPercent: FIRST_VAT_PERCENT, ...totals, freeShippingRemainingCents: null };
}

/** Vendors with orders are never deleted. Throws if the vendor is missing. */
export function vendorOf({ vendorId }: OrderPackageDoc, catalog: CatalogReader): VendorDoc {
  const vendor = catalog.vendor(vendorId);
  if (vendor === null) throw new Error(`There is no vendor ${vendorId}, though an order names it`);
  return vendor;
}
