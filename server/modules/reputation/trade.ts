import { inboxOf } from '#schema/rules/emails.ts';
import { unitsSold } from '#server/modules/fulfilment/index.ts';
import { isUnpaid, packageStatus } from '#server/modules/orders/index.ts';
import { dayOf } from '#server/platform/malaysianDays.ts';
import type { OrderDoc, OrderPackageDoc, PackageStatus } from '#server/store/documents/orders.ts';

/** DELIVERED and kept by the buyer; FAILED: cancelled by the vendor, or returned; null: neither, or still open. */
export type TradeResult = 'DELIVERED' | 'FAILED' | null;

/** A package as counted for reputation. */
export interface TradedPackage {
  vendorId: string;
  result: TradeResult;
  /** Units paid or delivered, excluding returned ones. */
  lines: readonly { productId: string; units: number }[];
}

/** An order as counted for reputation. */
export interface Trade {
  orderId: string;
  /** Day in Malaysia on which the order was placed. */
  day: number;
  /** Null for a guest. */
  userId: string | null;
  inbox: string;
  isEmailConfirmed: boolean;
  packages: readonly TradedPackage[];
}

/** The part of an order that can be counted; null while none of it is paid, delivered or failed. */
export function tradeOf(order: OrderDoc): Trade | null {
  const packages = order.packages.map((orderPackage): TradedPackage => ({
    vendorId: orderPackage.vendorId,
    result: resultOf(orderPackage),
    lines: soldLines(orderPackage, order.payment),
  }));
  if (packages.every(({ result, lines }) => result === null && lines.length === 0)) return null;
  const { id: orderId, placedAt, userId, email, emailConfirmedAt } = order;
  return { orderId, day: dayOf(placedAt), userId, inbox: inboxOf(email), isEmailConfirmed: emailConfirmedAt != null, packages };
}

const RETURNED: ReadonlySet<PackageStatus> = new Set(['RETURN_REQUESTED', 'RETURNED']);

/** A cancellation by the buyer, an operator or an expired payment says nothing about the vendor. */
function resultOf(orderPackage: OrderPackageDoc): TradeResult {
  const status = packageStatus(orderPackage);
  if (status === 'DELIVERED') return 'DELIVERED';
  const isVendors = status === 'CANCELLED' && orderPackage.timeline.at(-1)?.by === 'VENDOR';
  return isVendors || RETURNED.has(status) ? 'FAILED' : null;
}

function soldLines(orderPackage: OrderPackageDoc, payment: OrderDoc['payment']): TradedPackage['lines'] {
  const status = packageStatus(orderPackage);
  const isPaidOnline = payment.method !== 'CASH_ON_DELIVERY' && !isUnpaid(payment);
  if (status === 'CANCELLED' || !(isPaidOnline || status === 'DELIVERED' || RETURNED.has(status))) return [];
  // A RETURNED package without recorded returns is from an earlier version and was returned in full.
  if (status === 'RETURNED' && !orderPackage.returns?.length) return [];
  return orderPackage.lines
    .map((line) => ({ productId: line.productId, units: unitsSold(orderPackage, line) }))
    .filter(({ units }) => units > 0);
}
