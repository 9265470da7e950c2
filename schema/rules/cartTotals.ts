/**
 * What a cart costs, parcel by parcel and in all. Drawer, cart, checkout, quote, order and everything that is printed of it take their
 * amounts from here: the parts of the parcels add up to those of the whole, to the cent.
 */
import { couponDiscounts } from './coupons.ts';
import type { CouponTerms } from './coupons.ts';
import { addUp, computeTotals, freeShippingRemainingCents, qualifiesForFreeShipping, splitByLargestRemainder } from './totals.ts';
import type { Totals } from './totals.ts';

/** How a parcel travels: what that costs by itself, and whether it is a delivery that a large order makes free. */
export interface ChosenDelivery {
  regularCents: number;
  canBeFree: boolean;
}

/** What comes from one vendor. */
export interface PackageToPrice {
  vendorId: string;
  lineTotalsCents: readonly number[];
  /** null: not known, or no way to go. */
  delivery: ChosenDelivery | null;
}

export interface CartTotals {
  totals: Totals;
  packages: Totals[];
  /** Goods that are missing for free delivery, in cents; 0 once it is earned. */
  freeShippingRemainingCents: number;
}

/** Prices a cart. `coupon` is one that counts; null without any. */
export function totalCart(packages: readonly PackageToPrice[], coupon: CouponTerms | null): CartTotals {
  const products = packages.map(({ vendorId, lineTotalsCents }) => ({ vendorId, subtotalCents: sum(lineTotalsCents) }));
  const discounts = coupon === null ? products.map(() => 0) : couponDiscounts(coupon, products);
  const taxed = products.map(({ subtotalCents }, at) => subtotalCents - (discounts[at] ?? 0));
  const afterDiscountCents = sum(taxed);
  const isFree = qualifiesForFreeShipping(afterDiscountCents);
  const fees = packages.map(({ delivery }) => (delivery === null ? 0 : deliveryCents(delivery, isFree)));
  const totals = computeTotals({
    lineTotalsCents: products.map(({ subtotalCents }) => subtotalCents),
    discountCents: sum(discounts),
    shippingCents: sum(fees),
  });
  const taxes = splitByLargestRemainder(totals.taxCents, taxed);
  return {
    totals,
    packages: products.map(({ subtotalCents }, at) =>
      addUp({ subtotalCents, discountCents: discounts[at] ?? 0, shippingCents: fees[at] ?? 0, taxCents: taxes[at] ?? 0 }),
    ),
    freeShippingRemainingCents: freeShippingRemainingCents(afterDiscountCents),
  };
}

/** What a delivery costs in the end. */
export function deliveryCents({ regularCents, canBeFree }: ChosenDelivery, isFree: boolean): number {
  return canBeFree && isFree ? 0 : regularCents;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, cents) => total + cents, 0);
}
