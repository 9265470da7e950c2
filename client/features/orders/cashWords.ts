import type { Handover } from '#client/lib/handover.ts';

/** What paying in cash is called, by where the money changes hands: at the buyer's door, at the shop's counter, or at both. */
export const CASH_WORDS = {
  brought: { name: 'pay.cod', hint: 'pay.codHint', agree: 'co.agree', pay: 'pay.byCash', toPay: 'ord.toPay' },
  fetched: { name: 'pay.codShop', hint: 'pay.codShopHint', agree: 'co.agreeShop', pay: 'pay.byCashShop', toPay: 'ord.toPayShop' },
  both: { name: 'pay.codBoth', hint: 'pay.codBothHint', agree: 'co.agreeBoth', pay: 'pay.byCashBoth', toPay: 'ord.toPayBoth' },
} as const satisfies Record<Handover, object>;

/** What is said of one package. */
export const PACKAGE_CASH_WORDS = {
  brought: { toPay: 'ord.atDoor', paid: 'ord.paidAtDoor', less: 'own.cancelCash' },
  fetched: { toPay: 'ord.toPayShop', paid: 'ord.paidAtShop', less: 'own.cancelCashShop' },
} as const satisfies Partial<Record<Handover, object>>;
