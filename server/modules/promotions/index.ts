export { CouponService, giveBackUse, takeUse } from './coupon.service.ts';
export { couponSummary, judgeCoupon, type CouponRefusal, type JudgedCoupon, type WantedCoupon } from './judgeCoupon.ts';
