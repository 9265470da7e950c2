export { CouponRepository, giveBackUse, takeUse } from './coupon.repository.ts';
export { CouponService } from './coupon.service.ts';
export { couponSummary, judgeCoupon, type CouponRefusal, type JudgedCoupon, type WantedCoupon } from './judgeCoupon.ts';
