import type { VendorSettingsInput } from '#client/graphql/schemaTypes.generated.ts';
import { ADDRESS_TEXTS } from '#client/features/address/addressForm.ts';
import type { FormSpec } from '#client/ui/forms/formSpec.ts';
import { TICKED } from '#client/ui/forms/useSchemaForm.ts';
import { vendorSettingsSchema } from '#schema/rules/inputs/vendorSettings.ts';
import { parseCents } from '#schema/rules/parseCents.ts';
import type { ViewerVendor } from './vendorData.ts';

/** Where packages are fetched, named like the places in the API's input. */
const PICKUP_FIELDS = ['pickupAddress.line1', 'pickupAddress.line2', 'pickupAddress.postalCode'] as const;

/** What is offered beside standard delivery as the form holds it: a fee as it was typed, empty without express delivery; "yes" or empty. */
export type OptionValues = Record<'expressFee' | 'offersPickup' | (typeof PICKUP_FIELDS)[number], string>;

export function optionValues({ expressFee, offersPickup, pickupAddress }: ViewerVendor['settings']): OptionValues {
  return {
    expressFee: expressFee === null ? '' : (expressFee.minorUnits / 100).toFixed(2),
    offersPickup: offersPickup ? TICKED : '',
    'pickupAddress.line1': pickupAddress?.line1 ?? '',
    'pickupAddress.line2': pickupAddress?.line2 ?? '',
    'pickupAddress.postalCode': pickupAddress?.postalCode ?? '',
  };
}

/** As the API takes it; a fee that is none is refused by the schema as -1. Where nothing is fetched, the address stays as it was. */
export function optionInput(values: OptionValues): Pick<VendorSettingsInput, 'expressFee' | 'offersPickup' | 'pickupAddress'> {
  const { expressFee, offersPickup } = values;
  const [line1, line2, postalCode] = PICKUP_FIELDS.map((field) => values[field]);
  return {
    expressFee: expressFee.trim() === '' ? 0 : (parseCents(expressFee) ?? -1),
    offersPickup: offersPickup === TICKED,
    ...(offersPickup === TICKED && { pickupAddress: { line1: line1 ?? '', line2, postalCode: postalCode ?? '' } }),
  };
}

export const optionSpec: FormSpec<keyof OptionValues> = {
  fields: ['expressFee', 'offersPickup', ...PICKUP_FIELDS],
  schema: vendorSettingsSchema('', new Date().getFullYear()),
  input: optionInput,
  texts: {
    expressFee: { expressFee: 'vendorSettings.badExpress' },
    offersPickup: {},
    'pickupAddress.line1': ADDRESS_TEXTS.line1,
    'pickupAddress.line2': ADDRESS_TEXTS.line2,
    'pickupAddress.postalCode': ADDRESS_TEXTS.postalCode,
  },
};
