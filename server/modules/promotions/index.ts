/** Public interface of the module: services, rules and their types. */
export { CouponService } from './coupon.service.ts';
export { giveBackUse, takeUse } from './couponUses.ts';
export { couponWords } from './couponWords.ts';
export { judgeCoupon, type CouponRefusal, type JudgedCoupon } from './judgeCoupon.ts';
export type { WantedCoupon } from './wantedCoupon.ts';
