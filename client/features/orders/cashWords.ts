import { formatMoney } from '#schema/rules/money.ts';
import type { Translate } from '#client/i18n/Translate.ts';

interface CashParcel {
  shipping: { id: string };
  toCollect: { minorUnits: number };
  collected: { minorUnits: number };
}

/** What of a package is paid in cash, to the courier or where it is picked up; null when nothing is. */
export function cashWords({ shipping, toCollect, collected }: CashParcel, t: Translate): string | null {
  const isFetched = shipping.id === 'pickup';
  if (toCollect.minorUnits > 0) return t(isFetched ? 'ord.atShop' : 'ord.atDoor', { amount: formatMoney(toCollect.minorUnits) });
  if (collected.minorUnits > 0) return t(isFetched ? 'ord.paidAtShop' : 'ord.paidAtDoor', { amount: formatMoney(collected.minorUnits) });
  return null;
}
