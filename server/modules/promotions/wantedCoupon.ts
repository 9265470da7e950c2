import type { CouponDoc } from '#server/store/documents/coupons.ts';

/** A coupon as somebody names it, and what is known of it. */
export type WantedCoupon =
  /** `vendorName`: whose goods it is for; null for all. */
  | { kind: 'known'; code: string; coupon: CouponDoc; vendorName: string | null }
  | { kind: 'unknown'; code: string }
  /** Too many codes were guessed from the same address: none is looked up before the wait is over. */
  | { kind: 'blocked'; code: string; waitSeconds: number };
