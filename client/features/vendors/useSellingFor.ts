import { useT } from '#client/i18n/useT.ts';
import type { VendorCard_VendorFragment } from './VendorCard.generated.ts';

const WORDS = {
  since: { months: 'vend.sinceMonths', years: 'vend.sinceYears', both: 'vend.since' },
  here: { months: 'vend.months', years: 'vend.years', both: 'vend.yearsMonths' },
} as const;

/**
 * How long a shop has sold, in as few words as are true: "Selling here for 7 years 7 months", or with `here` "7 years 7 months" under a
 * heading that says what of.
 */
export function useSellingFor(words: keyof typeof WORDS = 'since'): (time: VendorCard_VendorFragment['sellingFor']) => string {
  const t = useT();
  const { months, years, both } = WORDS[words];
  return ({ years: y, months: m }) => {
    if (y === 0 && m === 0) return t('vend.sinceNow');
    if (y === 0) return t(months, { m });
    return m === 0 ? t(years, { y }) : t(both, { y, m });
  };
}
