import type { OrderDoc, OrderPackageDoc, PackageStatus } from '#server/store/documents/orders.ts';
import { packageStatus } from '../orders/orderStatus.ts';
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
  /** What the seller gets for it: goods after the discount, and delivery. VAT is not the seller's. Nothing when it was cancelled or came back. */
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
  if (status === 'CANCELLED' || status === 'RETURNED') return { earnedCents: 0, lines: [] };
  const { subtotalCents, discountCents, shippingCents } = parcel.totals;
  return {
    earnedCents: subtotalCents - discountCents + shippingCents,
    lines: parcel.lines.map(({ productId, quantity, totalCents }) => ({ productId, quantity, revenueCents: totalCents })),
  };
}
