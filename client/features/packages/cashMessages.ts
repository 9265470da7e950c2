import { formatMoney } from '#schema/rules/money.ts';
import type { Translate } from '#client/i18n/Translate.ts';
import type { FulfilmentMode } from './fulfilmentMode.ts';
import { isPickupPackage } from './packageStatus.ts';

/** Message keys for cash payments, by the place of payment: on delivery, at pick-up, or both. */
export const CASH_MESSAGES = {
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

/** Says how much cash is due or paid for a package; null if there is none. */
export function cashMessage(orderPackage: CashPackage, t: Translate): string | null {
  const { toCollect, collected } = orderPackage;
  const isPickup = isPickupPackage(orderPackage);
  if (toCollect.minorUnits > 0) return t(isPickup ? 'ord.atShop' : 'ord.atDoor', { amount: formatMoney(toCollect.minorUnits) });
  if (collected.minorUnits > 0) return t(isPickup ? 'ord.paidAtShop' : 'ord.paidAtDoor', { amount: formatMoney(collected.minorUnits) });
  return null;
}
