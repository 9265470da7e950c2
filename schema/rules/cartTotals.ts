/**
 * Cart totals per package and overall; the single source of amounts for the drawer, cart, checkout, quote, order and printed
 * documents. Invariant: the packages' amounts add up to the cart's, to the cent.
 */
import { couponDiscounts, type CouponTerms } from './coupons.ts';
import {
  addUp,
  computeTotals,
  freeShippingRemainingCents,
  qualifiesForFreeShipping,
  splitByLargestRemainder,
  type Totals,
} from './totals.ts';

/** A package's chosen delivery: its regular fee, and whether it can be free. */
export interface ChosenDelivery {
  regularCents: number;
  canBeFree: boolean;
}

/** A vendor's package. */
export interface PackageToPrice {
  vendorId: string;
  lineTotalsCents: readonly number[];
  /** Null if unknown or not deliverable. */
  delivery: ChosenDelivery | null;
}

export interface CartTotals {
  totals: Totals;
  packages: Totals[];
  /** Cents still needed for free shipping; 0 once it is reached. */
  freeShippingRemainingCents: number;
}

/** Prices a cart. `coupon` must be valid for the cart, or null if there is none. */
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

/** The delivery fee after free shipping. */
function deliveryCents({ regularCents, canBeFree }: ChosenDelivery, isFree: boolean): number {
  return canBeFree && isFree ? 0 : regularCents;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, cents) => total + cents, 0);
}
