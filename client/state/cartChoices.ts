import { fallback, maxLength, nullable, object, pipe, record, string, type InferOutput } from 'valibot';
import { persistedVar } from './persistedVar.ts';

/** No code is longer; what is kept of one that was typed is not, either. */
const MAX_KEPT_CODE = 80;

const choicesSchema = object({
  /** The code of a coupon, in capitals; null: none. The server says whether it counts. */
  coupon: fallback(nullable(pipe(string(), maxLength(MAX_KEPT_CODE))), null),
  /** How a vendor's package is to travel, by the vendor's id: the code of an option; standard delivery for those that are not named. */
  shipping: fallback(record(string(), string()), {}),
});

export type CartChoices = InferOutput<typeof choicesSchema>;

/** What was chosen for the cart beside its products. */
export const cartChoicesVar = persistedVar<CartChoices>({
  slice: 'cartChoices',
  schema: choicesSchema,
});

/** Tries a coupon: one takes the place of another. Gives whether it is another than before. */
export function enterCoupon(typed: string): boolean {
  const choices = cartChoicesVar();
  const coupon = typed.trim().toUpperCase().slice(0, MAX_KEPT_CODE);
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

/** After an order: the next cart begins without them. */
export function forgetCartChoices(): void {
  cartChoicesVar(cartChoicesVar.initial);
}
