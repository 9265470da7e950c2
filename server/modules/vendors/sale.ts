import type { OrderDoc, OrderPackageDoc, PackageStatus } from '#server/store/documents/orders.ts';
import { packageStatus } from '../orders/orderStatus.ts';
import { refundedGoodsCents, unitsSold } from '../orders/returns.ts';
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
  return order.packages.map((parcel) => ({
    packageId: parcel.id,
    orderId: order.id,
    vendorId: parcel.vendorId,
    placedAt: order.placedAt,
    day,
    status: packageStatus(parcel),
    ...whatIsEarned(parcel),
  }));
}

function whatIsEarned(parcel: OrderPackageDoc): Pick<Sale, 'earnedCents' | 'lines'> {
  const status = packageStatus(parcel);
  // A package that came back before returns were written down came back whole.
  if (status === 'CANCELLED' || (status === 'RETURNED' && !parcel.returns?.length)) return { earnedCents: 0, lines: [] };
  const { subtotalCents, discountCents, shippingCents } = parcel.totals;
  const lines = parcel.lines.map((line) => {
    const quantity = unitsSold(parcel, line);
    return { productId: line.productId, quantity, revenueCents: Math.round((line.totalCents * quantity) / line.quantity) };
  });
  return {
    earnedCents: subtotalCents - discountCents + shippingCents - refundedGoodsCents(parcel),
    lines: lines.filter(({ quantity }) => quantity > 0),
  };
}
