import type { CouponTerms } from '#schema/rules/coupons.ts';
import { formatMoney } from '#schema/rules/money.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';

/** Summary of a coupon: discount, vendor and minimum, such as "10% off goods of Kopi Tujuh Pagi from $30.00". */
export function couponWords({ discount, minimumCents }: CouponTerms, vendorName: string | null): LocalisedText {
  const off = discount.kind === 'PERCENT' ? `${discount.percent}%` : formatMoney(discount.cents);
  const from = minimumCents > 0 ? formatMoney(minimumCents) : null;
  return {
    en: [`${off} off`, vendorName && `goods of ${vendorName}`, from && `from ${from}`].filter(Boolean).join(' '),
    ms: [`Potongan ${off}`, vendorName && `untuk barangan ${vendorName}`, from && `mulai ${from}`].filter(Boolean).join(' '),
  };
}
