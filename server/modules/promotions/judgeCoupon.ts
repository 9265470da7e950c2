import { couponSubtotalCents, couponMissingCents, type CouponTerms, type VendorSubtotal } from '#schema/rules/coupons.ts';
import { formatMoney } from '#schema/rules/money.ts';
import type { CouponDoc } from '#server/store/documents/coupons.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';

/** A coupon code as submitted, with the result of its look-up. */
export type WantedCoupon =
  /** `vendorName`: the vendor whose products it is limited to; null for all. */
  | { kind: 'known'; code: string; coupon: CouponDoc; vendorName: string | null }
  | { kind: 'unknown'; code: string }
  /** Too many codes were guessed from the same address: none is looked up before the wait is over. */
  | { kind: 'blocked'; code: string; waitSeconds: number };

const LANGUAGES = { en: 'en-MY', ms: 'ms-MY' } as const;

/** Messages for a refused coupon, with the remedy: shown beside the code, after "this coupon can't be used". */
export const COUPON_MESSAGES = {
  unknown: { en: 'There is no such coupon. Check the code.', ms: 'Tiada kupon sedemikian. Semak kodnya.' },
  usedUp: { en: 'It has been used up.', ms: 'Ia telah habis digunakan.' },
  blocked: (seconds: number): LocalisedText => ({
    en: `Too many codes were tried from here. Try again in ${duration(seconds, 'en')}.`,
    ms: `Terlalu banyak kod dicuba dari sini. Cuba lagi dalam ${duration(seconds, 'ms')}.`,
  }),
  early: (from: string): LocalisedText => ({
    en: `It can be used from ${moment(from, 'en')}.`,
    ms: `Ia boleh digunakan mulai ${moment(from, 'ms')}.`,
  }),
  over: (end: string): LocalisedText => ({
    en: `It ended on ${moment(end, 'en')}.`,
    ms: `Ia tamat pada ${moment(end, 'ms')}.`,
  }),
  otherShop: (vendor: string): LocalisedText => ({
    en: `It is for goods of ${vendor}, and there are none in the cart.`,
    ms: `Ia untuk barangan ${vendor}, dan tiada dalam troli.`,
  }),
  missing: (cents: number, vendor: string | null): LocalisedText => ({
    en: `Spend ${formatMoney(cents)} more${vendor === null ? '' : ` on goods of ${vendor}`} to use it.`,
    ms: `Tambah ${formatMoney(cents)} lagi${vendor === null ? '' : ` barangan ${vendor}`} untuk menggunakannya.`,
  }),
};

/** Seconds below two minutes, then minutes, rounded up. */
function duration(seconds: number, language: keyof LocalisedText): string {
  if (seconds < 120) return language === 'ms' ? `${seconds} saat` : `${seconds} second${seconds === 1 ? '' : 's'}`;
  const minutes = Math.ceil(seconds / 60);
  return language === 'ms' ? `${minutes} minit` : `${minutes} minutes`;
}

function moment(at: string, language: keyof LocalisedText): string {
  const format = {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'Asia/Kuala_Lumpur',
  } as const;
  return new Intl.DateTimeFormat(LANGUAGES[language], format).format(new Date(at));
}

/** Summary of a coupon: discount, vendor and minimum, such as "10% off goods of Kopi Tujuh Pagi from $30.00". */
export function couponSummary({ discount, minimumCents }: CouponTerms, vendorName: string | null): LocalisedText {
  const off = discount.kind === 'PERCENT' ? `${discount.percent}%` : formatMoney(discount.cents);
  const from = minimumCents > 0 ? formatMoney(minimumCents) : null;
  return {
    en: [`${off} off`, vendorName && `goods of ${vendorName}`, from && `from ${from}`].filter(Boolean).join(' '),
    ms: [`Potongan ${off}`, vendorName && `untuk barangan ${vendorName}`, from && `mulai ${from}`].filter(Boolean).join(' '),
  };
}

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
