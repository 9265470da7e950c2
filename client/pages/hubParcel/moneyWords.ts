import { isFetched } from '#client/features/orders/packageStatus.ts';
import type { Translate } from '#client/i18n/Translate.ts';
import { formatMoney } from '#schema/rules/money.ts';
import type { SellersParcel } from './sellersParcel.ts';

/** How a package is paid and where that stands, as its seller needs to know it. */
export function moneyWords({ package: parcel, paymentMethod, toCollect, waitsForBank }: SellersParcel, t: Translate): string {
  const atShop = isFetched(parcel);
  if (toCollect.minorUnits > 0) {
    return t(atShop ? 'hubParcels.toCollectHere' : 'hubParcels.toCollect', { amount: formatMoney(toCollect.minorUnits) });
  }
  if (paymentMethod !== 'CASH_ON_DELIVERY') return t(waitsForBank ? 'hubParcels.waitsForBank' : 'hubParcels.paid');
  if (parcel.status === 'CANCELLED') return t('pay.nothing');
  return t(atShop ? 'hubParcels.collectedHere' : 'hubParcels.collected');
}
