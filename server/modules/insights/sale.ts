import type { OrderDoc, OrderPackageDoc, PackageStatus } from '#server/store/documents/orders.ts';
import { packageStatus } from '#server/modules/orders/index.ts';
import { refundedProductsCents, unitsSold } from '#server/modules/fulfilment/index.ts';
import { dayOf } from '#server/platform/malaysianDays.ts';

/** A package in sales statistics. */
export interface Sale {
  packageId: string;
  orderId: string;
  vendorId: string;
  /** ISO 8601. */
  placedAt: string;
  /** Day of the order in Malaysia, in days since 1970. */
  day: number;
  status: PackageStatus;
  /** Vendor's revenue: products after the discount without returned ones, plus delivery, without VAT. Zero for a cancelled package. */
  earnedCents: number;
  /** Lines without returned units. */
  lines: SoldLine[];
}

/** Units of one product in a package, and their price before discounts and VAT. */
interface SoldLine {
  productId: string;
  quantity: number;
  revenueCents: number;
}

/** The packages of an order as sales. */
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
  // A RETURNED package without recorded returns predates them and was returned as a whole.
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
