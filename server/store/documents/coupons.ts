/** Coupons. Money is integer cents of US dollars. */
import type { CouponTerms } from '#schema/rules/coupons.ts';

/** A discount on an order, for all products or for those of one vendor. */
export interface CouponDoc extends CouponTerms {
  /** The code, in capitals. */
  id: string;
  /** Valid from this time, ISO 8601; null: immediately. */
  startsAt: string | null;
  /** Valid before this time, ISO 8601; null: no end. */
  endsAt: string | null;
  /** Maximum number of orders; null: unlimited. */
  useLimit: number | null;
  /** Number of orders that use it, except completely cancelled ones. */
  used: number;
  /** Maximum number of orders per person; null or missing (in older coupons): unlimited. */
  usesPerPerson?: number | null;
  /** Part of `used`: orders of unconfirmed buyers that are neither paid nor packed. Missing: none. */
  held?: number;
  /** Whether it is a public sample, valid in demo mode only. */
  isSample: boolean;
}

/** The use of a coupon by an order; has the order's id. Missing for older orders. */
export interface CouponUseDoc {
  id: string;
  /** Hash of the coupon and the buyer's inbox or account; null for a guest's account. */
  inboxKey: string;
  userKey: string | null;
  /** Whether the buyer is unconfirmed, and the order neither paid nor packed. */
  isHeld: boolean;
}
