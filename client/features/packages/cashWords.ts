import { formatMoney } from '#schema/rules/money.ts';
import type { Translate } from '#client/i18n/Translate.ts';
import type { FulfilmentMode } from './fulfilmentMode.ts';
import { isPickupPackage } from './packageStatus.ts';

/** What paying in cash is called, by where the money changes hands: at the buyer's door, at the vendor's counter, or at both. */
export const CASH_WORDS = {
  delivery: { name: 'pay.cod', hint: 'pay.codHint', agree: 'co.agree', pay: 'pay.byCash', toPay: 'ord.toPay', less: 'own.cancelCash' },
  pickup: {
    name: 'pay.codShop',
    hint: 'pay.codShopHint',
    agree: 'co.agreeShop',
    pay: 'pay.byCashShop',
    toPay: 'ord.atShop',
    less: 'own.cancelCashShop',
  },
  both: {
    name: 'pay.codBoth',
    hint: 'pay.codBothHint',
    agree: 'co.agree',
    pay: 'pay.byCash',
    toPay: 'ord.toPay',
    less: 'own.cancelCash',
  },
} as const satisfies Record<FulfilmentMode, object>;

interface CashPackage {
  shipping: { code: string };
  toCollect: { minorUnits: number };
  collected: { minorUnits: number };
}

/** What of a package is paid in cash, to the courier or where it is picked up; null when nothing is. */
export function cashWords(orderPackage: CashPackage, t: Translate): string | null {
  const { toCollect, collected } = orderPackage;
  const atShop = isPickupPackage(orderPackage);
  if (toCollect.minorUnits > 0) return t(atShop ? 'ord.atShop' : 'ord.atDoor', { amount: formatMoney(toCollect.minorUnits) });
  if (collected.minorUnits > 0) return t(atShop ? 'ord.paidAtShop' : 'ord.paidAtDoor', { amount: formatMoney(collected.minorUnits) });
  return null;
}
