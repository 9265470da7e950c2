import { couponSubtotalCents, couponMissingCents } from '#schema/rules/coupons.ts';
import type { CouponTerms, VendorSubtotal } from '#schema/rules/coupons.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';
import { COUPON_MESSAGES } from './couponMessages.ts';
import type { WantedCoupon } from './wantedCoupon.ts';

/** Why a coupon does not apply; `spendMoreCents` when a larger amount of products would make it apply. */
export interface CouponRefusal {
  code: string;
  text: LocalisedText;
  spendMoreCents: number | null;
}

/** Result for a cart's coupon: it applies, or the refusal. */
export type JudgedCoupon = { kind: 'counts'; code: string; terms: CouponTerms } | ({ kind: 'refused' } & CouponRefusal);

/** Whether a coupon applies to these subtotals at a moment, and if not, why. */
export function judgeCoupon(wanted: WantedCoupon, subtotals: readonly VendorSubtotal[], now: Date): JudgedCoupon {
  const { code } = wanted;
  const refused = (text: LocalisedText, spendMoreCents: number | null = null): JudgedCoupon => ({
    kind: 'refused',
    code,
    text,
    spendMoreCents,
  });
  if (wanted.kind === 'unknown') return refused(COUPON_MESSAGES.unknown);
  if (wanted.kind === 'blocked') return refused(COUPON_MESSAGES.blocked(wanted.waitSeconds));
  const { coupon, vendorName } = wanted;
  const at = now.toISOString();
  if (coupon.startsAt !== null && at < coupon.startsAt) return refused(COUPON_MESSAGES.early(coupon.startsAt));
  if (coupon.endsAt !== null && at >= coupon.endsAt) return refused(COUPON_MESSAGES.over(coupon.endsAt));
  if (coupon.useLimit !== null && coupon.used >= coupon.useLimit) return refused(COUPON_MESSAGES.usedUp);
  if (coupon.vendorId !== null && couponSubtotalCents(coupon, subtotals) === 0) return refused(COUPON_MESSAGES.otherShop(vendorName ?? ''));
  const missing = couponMissingCents(coupon, subtotals);
  if (missing > 0) return refused(COUPON_MESSAGES.missing(missing, vendorName), missing);
  const { discount, vendorId, minimumCents } = coupon;
  return { kind: 'counts', code, terms: { discount, vendorId, minimumCents } };
}
