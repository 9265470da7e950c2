/**
 * An order's terms, which are re-evaluated when its buyer cancels a package or returns products. The remaining products are
 * priced with the cart arithmetic, using the order's prices and coupon. If a minimum is no longer reached, the lost discount with
 * its VAT and the lost free delivery are charged against the refund. All amounts are integer cents.
 */
import { totalCart, type ChosenDelivery } from './cartTotals.ts';
import { couponMissingCents, type CouponTerms } from './coupons.ts';
import { splitByLargestRemainder } from './totals.ts';

/** Additional cost of a package whose order no longer meets the terms. */
export interface LostTerms {
  /** Lost discount, before VAT. */
  discountCents: number;
  /** VAT on the lost discount. */
  taxCents: number;
  /** Lost free delivery. */
  shippingCents: number;
}

export const NOTHING_LOST: LostTerms = { discountCents: 0, taxCents: 0, shippingCents: 0 };

/** A package in an order whose terms are re-evaluated. */
export interface PackageLeft {
  vendorId: string;
  /** Undiscounted price of the units that the buyer keeps, per line; empty if there are none. */
  lineTotalsCents: readonly number[];
  /** Agreed amounts for these units after the discount, and for their delivery. */
  agreed: { productsCents: number; taxCents: number; shippingCents: number };
  delivery: ChosenDelivery;
  /** Amounts charged so far. */
  lost: LostTerms;
  /**
   * Packages with the same account share refunds and charges; accounts are charged in ascending order. Null if the package's
   * charge does not change, because it is paid in cash and already with a courier or the buyer, or because its vendor cancelled
   * it. A package that its vendor cancelled still counts towards the terms.
   */
  account: number | null;
}

/**
 * Charge per package once `refundCents` are due to the buyer: the additional cost of the remaining units under the terms that
 * still apply, capped at the refund, so that no step increases the buyer's total.
 */
export function chargeLostTerms(packages: readonly PackageLeft[], coupon: CouponTerms | null, refundCents: number): LostTerms[] {
  const differences = differencesOf(packages, coupon);
  const charges = packages.map(({ lost, account }) => (account === null ? lost : NOTHING_LOST));
  const accounts = [...new Set(packages.flatMap(({ account }) => account ?? []))].sort((left, right) => left - right);
  const isGone = ({ lineTotalsCents }: PackageLeft) => lineTotalsCents.length === 0;
  let available = refundCents + sum(packages.filter((each) => each.account !== null && isGone(each)).map(({ lost }) => lostCents(lost)));
  for (const account of accounts) {
    const places = packages.flatMap((each, at) => (each.account === account && !isGone(each) ? [at] : []));
    available += sum(places.map((at) => lostCents(packages[at]?.lost ?? NOTHING_LOST)));
    const own = places.map((at) => differences[at] ?? NOTHING_LOST);
    const chargeCents = Math.min(Math.max(0, sum(own.map(lostCents))), available);
    available -= chargeCents;
    const shares = splitByLargestRemainder(chargeCents, own.map(lostCents));
    places.forEach((at, index) => {
      charges[at] = partsOf(shares[index] ?? 0, own[index] ?? NOTHING_LOST);
    });
  }
  return charges;
}

/** Sum of the parts. */
export function lostCents({ discountCents, taxCents, shippingCents }: LostTerms): number {
  return discountCents + taxCents + shippingCents;
}

/** Which terms were lost, for messages. */
export function lostReason({ discountCents, taxCents, shippingCents }: LostTerms): 'coupon' | 'delivery' | 'both' {
  if (shippingCents <= 0) return 'coupon';
  return discountCents + taxCents <= 0 ? 'delivery' : 'both';
}

/** Adds amounts by part. */
export function addLost(all: readonly LostTerms[]): LostTerms {
  return {
    discountCents: sum(all.map(({ discountCents }) => discountCents)),
    taxCents: sum(all.map(({ taxCents }) => taxCents)),
    shippingCents: sum(all.map(({ shippingCents }) => shippingCents)),
  };
}

/** The difference by part. */
export function lostSince(after: LostTerms, before: LostTerms): LostTerms {
  return {
    discountCents: after.discountCents - before.discountCents,
    taxCents: after.taxCents - before.taxCents,
    shippingCents: after.shippingCents - before.shippingCents,
  };
}

/** Additional cost of each package. It is zero while all terms are met, because rounding differences alone are not charged. */
function differencesOf(packages: readonly PackageLeft[], coupon: CouponTerms | null): LostTerms[] {
  const left = packages.filter(({ lineTotalsCents }) => lineTotalsCents.length > 0);
  const subtotals = left.map(({ vendorId, lineTotalsCents }) => ({ vendorId, subtotalCents: sum(lineTotalsCents) }));
  const isCouponLost = coupon !== null && couponMissingCents(coupon, subtotals) > 0;
  const priced = totalCart(left, isCouponLost ? null : coupon).packages;
  const differences = new Map<PackageLeft, LostTerms>();
  let isLost = false;
  left.forEach((each, at) => {
    const { subtotalCents = 0, discountCents = 0, taxCents = 0, shippingCents = 0 } = priced[at] ?? {};
    const { agreed, account } = each;
    if (account !== null && isCouponLost && agreed.productsCents < subtotalCents) isLost = true;
    if (account !== null && shippingCents > agreed.shippingCents) isLost = true;
    differences.set(each, {
      discountCents: subtotalCents - discountCents - agreed.productsCents,
      taxCents: taxCents - agreed.taxCents,
      shippingCents: shippingCents - agreed.shippingCents,
    });
  });
  return packages.map((each) => (isLost ? (differences.get(each) ?? NOTHING_LOST) : NOTHING_LOST));
}

/** Splits a charge over its parts. */
function partsOf(cents: number, { discountCents, taxCents, shippingCents }: LostTerms): LostTerms {
  if (cents === 0) return NOTHING_LOST;
  const [discount = 0, tax = 0, shipping = 0] = splitByLargestRemainder(cents, [discountCents, taxCents, shippingCents]);
  return { discountCents: discount, taxCents: tax, shippingCents: shipping };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, cents) => total + cents, 0);
}
