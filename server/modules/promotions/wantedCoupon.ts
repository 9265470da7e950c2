import type { CouponDoc } from '#server/store/documents/coupons.ts';

/** A coupon code as submitted, with the result of its look-up. */
export type WantedCoupon =
  /** `vendorName`: the vendor whose products it is limited to; null for all. */
  | { kind: 'known'; code: string; coupon: CouponDoc; vendorName: string | null }
  | { kind: 'unknown'; code: string }
  /** Too many codes were guessed from the same address: none is looked up before the wait is over. */
  | { kind: 'blocked'; code: string; waitSeconds: number };
