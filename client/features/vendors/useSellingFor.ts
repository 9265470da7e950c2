import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { useT } from '#client/i18n/useT.ts';
import type { VendorCard_VendorFragment } from './VendorCard.generated.ts';

type Time = VendorCard_VendorFragment['sellingFor'];

const NEW: PlainMessageKey = 'vend.sinceNow';

/** "Selling here for 7 years 7 months", in as few words as are true. */
export function useSellingFor(): (time: Time) => string {
  const t = useT();
  return ({ years, months }) => {
    if (years === 0 && months === 0) return t(NEW);
    if (years === 0) return t('vend.sinceMonths', { m: months });
    if (months === 0) return t('vend.sinceYears', { y: years });
    return t('vend.since', { y: years, m: months });
  };
}

/** "7 years 7 months", under a heading that says what of. */
export function useTimeHere(): (time: Time) => string {
  const t = useT();
  return ({ years, months }) => {
    if (years === 0 && months === 0) return t(NEW);
    if (years === 0) return t('vend.months', { m: months });
    if (months === 0) return t('vend.years', { y: years });
    return t('vend.yearsMonths', { y: years, m: months });
  };
}
