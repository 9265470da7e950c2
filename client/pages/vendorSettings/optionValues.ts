import type { VendorSettingsInput } from '#client/graphql/schemaTypes.generated.ts';
import { EXPRESS_FEE_CENTS } from '#schema/rules/limits.ts';
import type { Translate } from '#client/i18n/Translate.ts';
import type { ViewerVendor } from './vendorData.ts';
import { centsOf } from './rateValues.ts';

/** Where goods are fetched, named like the places in the API's input. */
export const PICKUP_FIELDS = ['pickupAddress.line1', 'pickupAddress.line2', 'pickupAddress.postalCode'] as const;

/** What is offered beside standard delivery as the form holds it: a fee as it was typed, empty without express delivery; "yes" or empty. */
export type OptionValues = Record<'expressFee' | 'offersPickup' | (typeof PICKUP_FIELDS)[number], string>;

export function optionValues({ expressFee, offersPickup, pickupAddress }: ViewerVendor['settings']): OptionValues {
  return {
    expressFee: expressFee === null ? '' : (expressFee.minorUnits / 100).toFixed(2),
    offersPickup: offersPickup ? 'yes' : '',
    'pickupAddress.line1': pickupAddress?.line1 ?? '',
    'pickupAddress.line2': pickupAddress?.line2 ?? '',
    'pickupAddress.postalCode': pickupAddress?.postalCode ?? '',
  };
}

/** What is wrong with it, by field. */
export function optionProblems({ expressFee }: OptionValues, t: Translate): Record<string, string> {
  if (expressFee.trim() === '') return {};
  const cents = centsOf(expressFee);
  const isFee = cents !== null && cents >= EXPRESS_FEE_CENTS.min && cents <= EXPRESS_FEE_CENTS.max;
  return isFee ? {} : { expressFee: t('vendorSettings.badExpress') };
}

/** As the API takes it; it must be right. Where nothing is fetched, the address stays as it was. */
export function optionInput(values: OptionValues): Pick<VendorSettingsInput, 'expressFee' | 'offersPickup' | 'pickupAddress'> {
  const { expressFee, offersPickup } = values;
  const [line1, line2, postalCode] = PICKUP_FIELDS.map((field) => values[field]);
  return {
    expressFee: expressFee.trim() === '' ? 0 : (centsOf(expressFee) ?? 0),
    offersPickup: offersPickup === 'yes',
    ...(offersPickup === 'yes' && { pickupAddress: { line1: line1 ?? '', line2, postalCode: postalCode ?? '' } }),
  };
}
