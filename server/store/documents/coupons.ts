/** Coupons. Money is integer cents of US dollars. */
import type { CouponTerms } from '#schema/rules/coupons.ts';

/** A discount on an order, either for all products or for one vendor's. */
export interface CouponDoc extends CouponTerms {
  /** The code, in capitals. */
  id: string;
  /** Time from which the coupon is valid, in ISO 8601; null if that is immediately. */
  startsAt: string | null;
  /** Time before which the coupon is valid, in ISO 8601; null if it has no end. */
  endsAt: string | null;
  /** Maximum number of orders; null if unlimited. */
  useLimit: number | null;
  /** Number of orders that use the coupon, except completely cancelled ones. */
  used: number;
  /** Maximum number of orders per person; null or missing (in older coupons) if unlimited. */
  usesPerPerson?: number | null;
  /** The part of `used` that consists of unconfirmed buyers' orders that are neither paid nor packed. Missing if there are none. */
  held?: number;
  /** Whether the coupon is a public sample, which is valid only in demo mode. */
  isSample: boolean;
}

/** An order's use of a coupon, under the order's id. Missing for older orders. */
export interface CouponUseDoc {
  id: string;
  /** Hash of the coupon and the buyer's inbox or account; null for a guest's account. */
  inboxKey: string;
  userKey: string | null;
  /** Whether the buyer is unconfirmed and the order neither paid nor packed. */
  isHeld: boolean;
}
