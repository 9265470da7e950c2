import { isPickupPackage } from '#client/features/packages/packageStatus.ts';
import type { Translate } from '#client/i18n/Translate.ts';
import { formatMoney } from '#schema/rules/money.ts';
import type { VendorPackageView } from './vendorPackageView.ts';

/** How a package is paid and where that stands, as its seller needs to know it. */
export function moneyWords({ package: orderPackage, paymentMethod, toCollect, waitsForBank }: VendorPackageView, t: Translate): string {
  const atShop = isPickupPackage(orderPackage);
  if (toCollect.minorUnits > 0) {
    return t(atShop ? 'vendorPackages.toCollectHere' : 'vendorPackages.toCollect', { amount: formatMoney(toCollect.minorUnits) });
  }
  if (paymentMethod !== 'CASH_ON_DELIVERY') return t(waitsForBank ? 'vendorPackages.waitsForBank' : 'vendorPackages.paid');
  if (orderPackage.status === 'CANCELLED') return t('pay.nothing');
  return t(atShop ? 'vendorPackages.collectedHere' : 'vendorPackages.collected');
}
