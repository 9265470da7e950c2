/** Coupons. Money is integer cents of US dollars. */
import type { CouponTerms } from '#schema/rules/coupons.ts';

/** A discount on an order: of the whole marketplace, or of one vendor's products. */
export interface CouponDoc extends CouponTerms {
  /** The code, in capitals. */
  id: string;
  /** Valid from this moment on; null: at once. ISO 8601, like the next. */
  startsAt: string | null;
  /** Valid before this moment; null: no end. */
  endsAt: string | null;
  /** Maximum number of orders; null: unlimited. */
  useLimit: number | null;
  /** Orders that use it, except wholly cancelled ones. */
  used: number;
  /** Maximum number of orders of one person; null: unlimited. Missing in older coupons: unlimited. */
  usesPerPerson?: number | null;
  /** Of `used`: orders of unconfirmed buyers that are neither paid nor packed. Missing: none. */
  held?: number;
  /** Whether it is a sample: valid in a demo only, which shows it to every visitor. */
  isSample: boolean;
}

/** The use of a coupon by an order, whose id it has. Missing for older orders. */
export interface CouponUseDoc {
  id: string;
  /** Hashes of the coupon with the buyer's inbox, and with the account; null for a guest. */
  inboxKey: string;
  userKey: string | null;
  /** Whether the buyer is unconfirmed, and the order neither paid nor packed. */
  isHeld: boolean;
}
