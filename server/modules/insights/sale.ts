import type { OrderDoc, OrderPackageDoc, PackageStatus } from '#server/store/documents/orders.ts';
import { packageStatus } from '../orders/orderStatus.ts';
import { refundedProductsCents, unitsSold } from '../fulfilment/returns.ts';
import { dayOf } from './malaysianDays.ts';

/** One package as its seller counts it. */
export interface Sale {
  packageId: string;
  orderId: string;
  vendorId: string;
  /** ISO 8601. */
  placedAt: string;
  /** The day of the order in Malaysia, counted from 1970. */
  day: number;
  status: PackageStatus;
  /**
   * What the seller gets for it: goods after the discount without those that came back, and delivery. VAT is not the seller's. Nothing when
   * it was cancelled.
   */
  earnedCents: number;
  /** What of it stays sold. */
  lines: SoldLine[];
}

/** Units of one product in a package, and what they cost before discounts and VAT. */
interface SoldLine {
  productId: string;
  quantity: number;
  revenueCents: number;
}

/** The packages of an order as their sellers count them. */
export function salesOf(order: OrderDoc): Sale[] {
  const day = dayOf(order.placedAt);
  return order.packages.map((orderPackage) => ({
    packageId: orderPackage.id,
    orderId: order.id,
    vendorId: orderPackage.vendorId,
    placedAt: order.placedAt,
    day,
    status: packageStatus(orderPackage),
    ...whatIsEarned(orderPackage),
  }));
}

function whatIsEarned(orderPackage: OrderPackageDoc): Pick<Sale, 'earnedCents' | 'lines'> {
  const status = packageStatus(orderPackage);
  // A package that came back before returns were written down came back whole.
  if (status === 'CANCELLED' || (status === 'RETURNED' && !orderPackage.returns?.length)) return { earnedCents: 0, lines: [] };
  const { subtotalCents, discountCents, shippingCents } = orderPackage.totals;
  const lines = orderPackage.lines.map((line) => {
    const quantity = unitsSold(orderPackage, line);
    return { productId: line.productId, quantity, revenueCents: Math.round((line.totalCents * quantity) / line.quantity) };
  });
  return {
    earnedCents: subtotalCents - discountCents + shippingCents - refundedProductsCents(orderPackage),
    lines: lines.filter(({ quantity }) => quantity > 0),
  };
}
