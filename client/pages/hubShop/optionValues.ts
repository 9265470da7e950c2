import { EXPRESS_FEE_CENTS } from '#schema/rules/limits.ts';
import type { Translate } from '#client/i18n/Translate.ts';
import type { OwnShop } from './hubData.ts';
import { centsOf } from './rateValues.ts';

/** What is offered beside standard delivery as the form holds it: a fee as it was typed, empty without express delivery; "yes" or empty. */
export type OptionValues = Record<'expressFee' | 'offersPickup', string>;

export function optionValues({ expressFee, offersPickup }: OwnShop['settings']): OptionValues {
  return { expressFee: expressFee === null ? '' : (expressFee.minorUnits / 100).toFixed(2), offersPickup: offersPickup ? 'yes' : '' };
}

/** What is wrong with it, by field. */
export function optionProblems({ expressFee }: OptionValues, t: Translate): Record<string, string> {
  if (expressFee.trim() === '') return {};
  const cents = centsOf(expressFee);
  const isFee = cents !== null && cents >= EXPRESS_FEE_CENTS.min && cents <= EXPRESS_FEE_CENTS.max;
  return isFee ? {} : { expressFee: t('hubShop.badExpress') };
}

/** As the API takes it; it must be right. */
export function optionInput({ expressFee, offersPickup }: OptionValues): { expressFee: number; offersPickup: boolean } {
  return { expressFee: expressFee.trim() === '' ? 0 : (centsOf(expressFee) ?? 0), offersPickup: offersPickup === 'yes' };
}
