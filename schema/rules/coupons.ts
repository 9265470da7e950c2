/** What a coupon takes off a cart, in integer cents. Both sides reckon with it: the server decides whether a coupon counts at all. */
import { COUPON_CODE_LENGTH } from './limits.ts';
import { splitByLargestRemainder } from './totals.ts';

/** A percentage, or an amount of money that is never more than the goods cost. */
export type CouponDiscount = { kind: 'PERCENT'; percent: number } | { kind: 'AMOUNT'; cents: number };

export interface CouponTerms {
  discount: CouponDiscount;
  /** The one vendor whose goods it is for; null: all of the cart. */
  vendorId: string | null;
  /** What the goods that it is for have to cost at least, before the discount. */
  minimumCents: number;
}

/** The goods of one vendor in a cart. */
export interface VendorSubtotal {
  vendorId: string;
  subtotalCents: number;
}

/** What goods that a coupon is for cost. */
export function couponSubtotalCents(terms: Pick<CouponTerms, 'vendorId'>, subtotals: readonly VendorSubtotal[]): number {
  return subtotals.reduce((sum, { vendorId, subtotalCents }) => (isFor(terms, vendorId) ? sum + subtotalCents : sum), 0);
}

/** How many cents of goods are missing before a coupon counts; 0 when it does. */
export function couponMissingCents(terms: CouponTerms, subtotals: readonly VendorSubtotal[]): number {
  return Math.max(0, terms.minimumCents - couponSubtotalCents(terms, subtotals));
}

/**
 * What is taken off the goods of each vendor. A percentage is taken once of all goods that the coupon is for and rounded half up; what comes
 * off is split over the vendors by the largest remainder, in proportion to their goods.
 */
export function couponDiscounts(terms: CouponTerms, subtotals: readonly VendorSubtotal[]): number[] {
  const weights = subtotals.map(({ vendorId, subtotalCents }) => (isFor(terms, vendorId) ? subtotalCents : 0));
  const productsCents = couponSubtotalCents(terms, subtotals);
  if (productsCents === 0) return subtotals.map(() => 0);
  const { discount } = terms;
  const cents = discount.kind === 'PERCENT' ? percentOf(productsCents, discount.percent) : discount.cents;
  return splitByLargestRemainder(Math.min(Math.max(cents, 0), productsCents), weights);
}

function isFor(terms: Pick<CouponTerms, 'vendorId'>, vendorId: string): boolean {
  return terms.vendorId === null || terms.vendorId === vendorId;
}

function percentOf(cents: number, percent: number): number {
  return Math.floor((cents * percent + 50) / 100);
}

/** A code as it is kept: capitals, nothing around it. */
export function normaliseCouponCode(typed: string): string {
  return typed.trim().toUpperCase();
}

/** Whether a kept code is one that a coupon can have: capitals, digits and single dashes. */
export function isCouponCode(code: string): boolean {
  return code.length >= COUPON_CODE_LENGTH.min && code.length <= COUPON_CODE_LENGTH.max && /^[A-Z0-9]+(-[A-Z0-9]+)*$/.test(code);
}
