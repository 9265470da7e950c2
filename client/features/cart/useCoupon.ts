import { useState } from 'react';
import type { CartQuote } from './useCartQuote.ts';

export interface CouponState {
  /** null: none was entered. */
  code: string | null;
  /** It takes something off the cart as it is now. */
  isCounting: boolean;
  /** Why it does not count, as the shop said last; null when it has said nothing yet. */
  refusal: string | null;
  /** The shop has not answered yet. */
  isChecking: boolean;
}

/** Where the coupon of a cart stands. What was said last of the same code goes on being shown while the next answer is on its way. */
export function useCoupon({ choices, quote, isCurrent, hasFailed }: CartQuote): CouponState {
  const code = choices.coupon;
  const issue = quote?.issues.find((each) => each.code === 'COUPON_REJECTED')?.message ?? null;
  const [told, setTold] = useState<{ code: string; text: string } | null>(null);
  if (isCurrent && code !== null && issue !== null && (told?.code !== code || told.text !== issue)) setTold({ code, text: issue });
  const isCounting = code !== null && quote?.coupon?.code === code;
  const isRefused = code !== null && !isCounting && told?.code === code;
  return {
    code,
    isCounting,
    refusal: isRefused ? (told?.text ?? null) : null,
    isChecking: code !== null && !isCounting && !isRefused && !hasFailed,
  };
}
