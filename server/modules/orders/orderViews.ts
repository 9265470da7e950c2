import { lostCents, NOTHING_LOST } from '#schema/rules/lostTerms.ts';
import type { OrderDoc, OrderPackageDoc, PackageStatus, TotalsDoc } from '#server/store/documents/orders.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { CatalogReader } from '#server/modules/catalog/index.ts';
import type { TotalsView } from '#server/modules/cart/index.ts';

/** An order, with its access token if the viewer may see it. */
export interface OrderView extends OrderDoc {
  accessToken?: string | null;
}

export type OrderStatus = 'PENDING' | 'COMPLETED' | 'CANCELLED';

/** Status of a package, which is that of its last event. */
export function packageStatus({ timeline }: OrderPackageDoc): PackageStatus {
  return timeline.at(-1)?.status ?? 'PLACED';
}

/** Cancelled if all packages are; completed if every other package was delivered or returned; else pending. Derived, never stored. */
export function orderStatus({ packages }: Pick<OrderDoc, 'packages'>): OrderStatus {
  const alive = packages.map(packageStatus).filter((status) => status !== 'CANCELLED');
  if (alive.length === 0) return 'CANCELLED';
  return alive.every((status) => status === 'DELIVERED' || status === 'RETURNED') ? 'COMPLETED' : 'PENDING';
}

/** VAT rate of orders that do not store theirs. */
const FIRST_VAT_PERCENT = 20;

/** Whether an online payment is still due; until then nothing is packed. An order cancelled for that reason stays unpaid. */
export function isUnpaid({ method, status }: OrderDoc['payment']): boolean {
  return method !== 'CASH_ON_DELIVERY' && (status === 'PENDING' || status === 'FAILED');
}

/**
 * Whether the order waits for its buyer to confirm the email, or was cancelled in that state: it has taken no stock, and its
 * vendors do not see it.
 */
export function isUnreserved({ unreserved }: OrderDoc): boolean {
  return unreserved !== undefined;
}

/** Deadline for confirming the email; null if the order does not wait for it. */
export function confirmByOf(order: OrderDoc): string | null {
  return order.unreserved === undefined || orderStatus(order) === 'CANCELLED' ? null : order.unreserved.confirmBy;
}

/** Statuses in which cash still has to be collected. */
const BEFORE_DELIVERY: ReadonlySet<PackageStatus> = new Set(['PLACED', 'PACKED', 'SHIPPED', 'OUT_FOR_DELIVERY']);

export function isBeforeDelivery(status: PackageStatus): boolean {
  return BEFORE_DELIVERY.has(status);
}

/** A package with its status, totals and data of its order. Includes the order only for those who may see it as a whole. */
export type PackageView = ReturnType<typeof packagesOf>[number] & { order?: OrderDoc };

/** A package of an order; null for an unknown id. */
export function packageOf(order: OrderDoc, id: string): PackageView | null {
  return packagesOf(order).find((orderPackage) => orderPackage.id === id) ?? null;
}

/** As `packageOf`, including the order, for its buyer. Vendors must not see the other packages. */
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
      /** Whether it awaits online payment. */
      waitsForBank: isWaiting && status !== 'CANCELLED',
      /** Whether the buyer may cancel it: until its vendor has packed it, and not while it awaits online payment. */
      canCancel: status === 'PLACED' && !isWaiting,
      /** To be paid in cash on delivery. */
      toCollectCents: isBefore ? cents : 0,
      /** Paid in cash on delivery. */
      collectedCents: isBefore ? 0 : cents,
    };
  });
}

/** Cash amount of a package: its totals with lost terms, except those charged against refunds after payment. */
function cashCents({ totals, lostTerms = NOTHING_LOST, returns = [] }: OrderPackageDoc): number {
  return totals.totalCents + lostCents(lostTerms) - returns.reduce((sum, { charge }) => sum + lostCents(charge ?? NOTHING_LOST), 0);
}

export type PaymentView = ReturnType<typeof paymentOf>;

/**
 * The payment of an order with its amounts. For cash on delivery, cancelled packages are not due and lost terms are; paid
 * packages are refunded.
 */
export function paymentOf(order: OrderDoc) {
  const { payment, totals, packages } = order;
  const inCash = packages.filter((orderPackage) => packageStatus(orderPackage) !== 'CANCELLED').map(cashCents);
  const isCash = payment.method === 'CASH_ON_DELIVERY';
  const amountCents = isCash ? inCash.reduce((sum, cents) => sum + cents, 0) : totals.totalCents;
  const dueCents = packages
    .flatMap((orderPackage) => orderPackage.returns ?? [])
    .reduce((sum, { status, refundBy, refundCents }) => sum + (status === 'RECEIVED' && refundBy === 'TRANSFER' ? refundCents : 0), 0);
  const toCollectCents = packagesOf(order).reduce((sum, orderPackage) => sum + orderPackage.toCollectCents, 0);
  return {
    ...payment,
    amountCents,
    failure: payment.status === 'FAILED' ? (payment.failure ?? 'DECLINED') : null,
    /** The step that the buyer has to take now; null for none. */
    nextAction: payment.action === undefined ? null : { ...payment.action, amountCents },
    refundedCents: payment.refundedCents ?? 0,
    /** Amount to be refunded by transfer: returned units that were paid in cash. */
    dueCents,
    /** Cash amount for packages that are not yet delivered. */
    toCollectCents,
    /** Time until which it can be paid by another method; null if it cannot. */
    retryUntil: payment.payBy ?? null,
  };
}

/** Totals of an order: free delivery is already decided. */
export function settledTotals(totals: TotalsDoc): TotalsView {
  return { taxPercent: FIRST_VAT_PERCENT, ...totals, freeShippingRemainingCents: null };
}

/** Vendors with orders are never deleted. Throws if one is missing. */
export function vendorOf({ vendorId }: OrderPackageDoc, catalog: CatalogReader): VendorDoc {
  const vendor = catalog.vendor(vendorId);
  if (vendor === null) throw new Error(`There is no vendor ${vendorId}, though an order names it`);
  return vendor;
}
