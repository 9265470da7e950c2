import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import type { OrderDoc, OrderPackageDoc, TotalsDoc, VendorDoc } from '#server/store/documents.ts';
import type { CatalogReader } from '#server/modules/catalog/catalogReader.ts';
import { packageStatus } from './orderStatus.ts';
import type { TotalsView } from './quote.ts';

/** A package together with where it goes. */
export interface PackageView extends OrderPackageDoc {
  state: MalaysianState;
}

/** A payment together with its amount in cents. */
export type PaymentView = OrderDoc['payment'] & { amountCents: number; refundedCents: number };

/** The packages of an order, each with the state it goes to. */
export function packagesOf({ packages, shippingAddress }: OrderDoc): PackageView[] {
  return packages.map((parcel) => ({ ...parcel, state: shippingAddress.state }));
}

/** How an order is paid. A cancelled package is not paid at the door; what was paid for it before is given back. */
export function paymentOf({ payment, totals, packages }: OrderDoc): PaymentView {
  const isCash = payment.method === 'CASH_ON_DELIVERY';
  const cancelled = packages.filter((parcel) => isCash && packageStatus(parcel) === 'CANCELLED');
  const amountCents = totals.totalCents - cancelled.reduce((sum, parcel) => sum + parcel.totals.totalCents, 0);
  return { ...payment, amountCents, refundedCents: payment.refundedCents ?? 0 };
}

/** Totals of what was ordered: the question of free delivery is settled. */
export function settledTotals(totals: TotalsDoc): TotalsView {
  return { ...totals, freeShippingRemainingCents: null };
}

/** Units of all lines. */
export function totalItems({ packages }: OrderDoc): number {
  return packages.flatMap((parcel) => parcel.lines).reduce((sum, line) => sum + line.quantity, 0);
}

/** Vendors of orders are never removed from the store. Throws when one is missing all the same. */
export function vendorOf({ vendorId }: OrderPackageDoc, catalog: CatalogReader): VendorDoc {
  const vendor = catalog.vendor(vendorId);
  if (vendor === null) throw new Error(`There is no vendor ${vendorId}, though an order names it`);
  return vendor;
}
