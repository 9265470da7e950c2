import type { Translate } from '#client/i18n/Translate.ts';
import { lostReason } from '#schema/rules/lostTerms.ts';
import { formatMoney } from '#schema/rules/money.ts';
import type { LostTerms_AmountsFragment } from './Packages.generated.ts';

type LostTerms = Omit<LostTerms_AmountsFragment, '__typename'>;

/** Describes the charge against a refund and its reason; empty without a charge. `isUnpaid`: in cash, the other packages cost more. */
export function chargeMessage(charge: LostTerms | null, t: Translate, isUnpaid = false): string {
  if (charge === null) return '';
  const cents = charge.total.minorUnits;
  if (cents < 0) return t('own.chargeBack', { amount: formatMoney(-cents) });
  return t('own.charge', { amount: formatMoney(cents), reason: reasonOf(charge), payment: isUnpaid ? 'cash' : 'online' });
}

/** Describes a package's extra cost after its order lost terms. */
export function lostTermsMessage(lost: LostTerms, t: Translate): string {
  return t('own.lostTerms', { amount: formatMoney(lost.total.minorUnits), reason: reasonOf(lost) });
}

const reasonOf = ({ discount, tax, shipping }: LostTerms) =>
  lostReason({ discountCents: discount.minorUnits, taxCents: tax.minorUnits, shippingCents: shipping.minorUnits });
