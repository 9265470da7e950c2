import { fallback, maxLength, nullable, object, pipe, record, string, type InferOutput } from 'valibot';
import { normaliseCouponCode } from '#schema/rules/coupons.ts';
import { persistedVar } from './persistedVar.ts';

/** Longer than any coupon code; longer input is truncated. */
const MAX_KEPT_CODE = 80;

const choicesSchema = object({
  /** Coupon code in upper case, validated by the server; null if there is none. */
  coupon: fallback(nullable(pipe(string(), maxLength(MAX_KEPT_CODE))), null),
  /** Shipping option codes by vendor id; vendors without an entry use standard delivery. */
  shipping: fallback(record(string(), string()), {}),
});

export type CartChoices = InferOutput<typeof choicesSchema>;

/** The cart's coupon and shipping choices. */
export const cartChoicesVar = persistedVar<CartChoices>({
  slice: 'cartChoices',
  schema: choicesSchema,
});

/** Sets the coupon code. Returns whether it changed. */
export function enterCoupon(typed: string): boolean {
  const choices = cartChoicesVar();
  const coupon = normaliseCouponCode(typed).slice(0, MAX_KEPT_CODE);
  cartChoicesVar({ ...choices, coupon });
  return coupon !== choices.coupon;
}

export function removeCoupon(): void {
  cartChoicesVar({ ...cartChoicesVar(), coupon: null });
}

export function chooseShipping(vendorId: string, code: string): void {
  const choices = cartChoicesVar();
  cartChoicesVar({ ...choices, shipping: { ...choices.shipping, [vendorId]: code } });
}

/** Resets the choices after an order. */
export function forgetCartChoices(): void {
  cartChoicesVar(cartChoicesVar.initial);
}
