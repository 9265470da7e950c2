/** Coupon arithmetic in integer cents, shared by client and server. Only the server decides whether a coupon is valid. */
import { COUPON_CODE_LENGTH } from './limits.ts';
import { normaliseIdentifier } from './normaliseText.ts';
import { splitByLargestRemainder } from './totals.ts';

/** A percentage, or an amount up to the eligible subtotal. */
export type CouponDiscount = { kind: 'PERCENT'; percent: number } | { kind: 'AMOUNT'; cents: number };

export interface CouponTerms {
  discount: CouponDiscount;
  /** The vendor whose products it is limited to; null for the whole cart. */
  vendorId: string | null;
  /** Minimum subtotal of eligible products, before the discount. */
  minimumCents: number;
}

/** A vendor's subtotal in a cart. */
export interface VendorSubtotal {
  vendorId: string;
  subtotalCents: number;
}

/** Subtotal of the products eligible for a coupon. */
export function couponSubtotalCents(terms: Pick<CouponTerms, 'vendorId'>, subtotals: readonly VendorSubtotal[]): number {
  return subtotals.reduce((sum, { vendorId, subtotalCents }) => (isFor(terms, vendorId) ? sum + subtotalCents : sum), 0);
}

/** Cents still needed to reach the coupon's minimum; 0 once it is reached. */
export function couponMissingCents(terms: CouponTerms, subtotals: readonly VendorSubtotal[]): number {
  return Math.max(0, terms.minimumCents - couponSubtotalCents(terms, subtotals));
}

/**
 * Discount per vendor. A percentage is applied once to the eligible subtotal and rounded half up; the discount is split over
 * the vendors in proportion to their subtotals, by largest remainder.
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

/** Normalises a coupon code: upper-cases it and strips surrounding spaces, quotes and full stops. */
export function normaliseCouponCode(typed: string): string {
  return normaliseIdentifier(typed)
    .toUpperCase()
    .replace(/\s|^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}

/** Whether a normalised code is well-formed: capitals, digits and single dashes. */
export function isCouponCode(code: string): boolean {
  return code.length >= COUPON_CODE_LENGTH.min && code.length <= COUPON_CODE_LENGTH.max && /^[A-Z0-9]+(-[A-Z0-9]+)*$/.test(code);
}
