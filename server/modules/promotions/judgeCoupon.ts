import { couponSubtotalCents, couponMissingCents, type CouponTerms, type VendorSubtotal } from '#schema/rules/coupons.ts';
import type { LocalisedText } from '#schema/rules/localisedText.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { translations } from '#server/platform/messages.ts';
import { datesOf } from '#server/platform/dates.ts';
import type { CouponStanding } from './couponUses.ts';
import type { CouponDoc } from '#server/store/documents/coupons.ts';

/** A submitted coupon code, with the result of looking it up. */
export type WantedCoupon =
  /**
   * `vendorName` is the only vendor whose products the coupon reduces, or null for all. `standing` is the buyer's, and missing
   * while unknown.
   */
  | { kind: 'known'; code: string; coupon: CouponDoc; vendorName: string | null; standing?: CouponStanding }
  | { kind: 'unknown'; code: string }
  /** The caller has guessed too many codes, so no code is looked up until the wait is over. */
  | { kind: 'blocked'; code: string; waitSeconds: number };

/** Messages for rejected coupons with the remedy, shown next to the code after "this coupon can't be used". */
export const COUPON_MESSAGES = {
  unknown: translations('coupons.unknown'),
  usedUp: translations('coupons.usedUp'),
  usedByBuyer: translations('coupons.usedByBuyer'),
  heldByUnconfirmed: translations('coupons.heldByUnconfirmed'),
  /** Seconds below two minutes, then minutes, rounded up. */
  blocked: (seconds: number): LocalisedText =>
    seconds < 120
      ? translations('coupons.blockedSeconds', { n: seconds })
      : translations('coupons.blockedMinutes', { n: Math.ceil(seconds / 60) }),
  early: (from: string): LocalisedText => translations('coupons.early', { moment: datesOf(from, 'moment') }),
  over: (end: string): LocalisedText => translations('coupons.over', { moment: datesOf(end, 'moment') }),
  otherShop: (vendor: string): LocalisedText => translations('coupons.otherShop', { vendor }),
  missing: (cents: number, vendor: string | null): LocalisedText =>
    translations('coupons.missing', { amount: formatMoney(cents), scope: vendor === null ? 'all' : 'vendor', vendor: vendor ?? '' }),
};

/** A coupon's summary: discount, vendor and minimum, such as "10% off products of Kopi Tujuh Pagi from $30.00". */
export function couponSummary({ discount, minimumCents }: CouponTerms, vendorName: string | null): LocalisedText {
  const off = discount.kind === 'PERCENT' ? `${discount.percent}%` : formatMoney(discount.cents);
  return translations('coupons.summary', {
    off,
    scope: vendorName === null ? 'all' : 'vendor',
    vendor: vendorName ?? '',
    minimum: minimumCents > 0 ? 'some' : 'none',
    from: formatMoney(minimumCents),
  });
}

/** Reason why a coupon does not apply. `spendMoreCents` is set if buying more products would make it apply. */
export interface CouponRefusal {
  code: string;
  text: LocalisedText;
  spendMoreCents: number | null;
}

/** Either the coupon applies, or this is the reason why it does not. */
export type JudgedCoupon = { kind: 'counts'; code: string; terms: CouponTerms } | ({ kind: 'refused' } & CouponRefusal);

/** Decides whether a coupon applies to these subtotals at a given time. */
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
  const { coupon, vendorName, standing } = wanted;
  const at = now.toISOString();
  if (coupon.startsAt !== null && at < coupon.startsAt) return refused(COUPON_MESSAGES.early(coupon.startsAt));
  if (coupon.endsAt !== null && at >= coupon.endsAt) return refused(COUPON_MESSAGES.over(coupon.endsAt));
  if (coupon.useLimit !== null && coupon.used >= coupon.useLimit) return refused(COUPON_MESSAGES.usedUp);
  if (standing === 'USED_BY_BUYER') return refused(COUPON_MESSAGES.usedByBuyer);
  if (standing === 'HELD_BY_UNCONFIRMED') return refused(COUPON_MESSAGES.heldByUnconfirmed);
  if (coupon.vendorId !== null && couponSubtotalCents(coupon, subtotals) === 0) return refused(COUPON_MESSAGES.otherShop(vendorName ?? ''));
  const missing = couponMissingCents(coupon, subtotals);
  if (missing > 0) return refused(COUPON_MESSAGES.missing(missing, vendorName), missing);
  const { discount, vendorId, minimumCents } = coupon;
  return { kind: 'counts', code, terms: { discount, vendorId, minimumCents } };
}
