export { CouponRepository } from './coupon.repository.ts';
export { CouponService } from './coupon.service.ts';
export { confirmUse, giveBackUse, takeUse } from './couponUses.ts';
export { couponSummary, judgeCoupon, type CouponRefusal, type JudgedCoupon, type WantedCoupon } from './judgeCoupon.ts';
