/** The parts of a vendor's settings, for the script and for the server: what each holds, how it is checked and what is saved of it. */
import { pick } from 'valibot';
import { fieldOfPath, textFields, textInput } from '#client/graphql/localisedTexts.ts';
import type { FormSpec } from '#client/ui/forms/formSpec.ts';
import type { BusinessType } from '#schema/rules/businessTypes.ts';
import { vendorFields } from '#schema/rules/inputs/vendor.ts';
import { bankFormSchema, vendorSettingsSchema } from '#schema/rules/inputs/vendorSettings.ts';
import { MAX_HOLIDAY_DAYS } from '#schema/rules/limits.ts';
import { fieldIn, fieldsIn, textsOfFields, type FieldIn } from '#schema/rules/localisedText.ts';
import { LOCALES } from '#schema/rules/locales.ts';
import { dayOfMoment, momentOfDay } from './holiday.ts';
import { optionInput, optionSpec, optionValues } from './optionValues.ts';
import { rateInput, rateSpec, rateValues, RATE_FORM_FIELDS } from './rateValues.ts';
import type { VendorChange } from './vendorChange.ts';
import type { ViewerVendor } from './vendorData.ts';

export interface SettingsPart<Field extends string> {
  /** Where the API counts what the form names, it depends on the values. */
  spec: (values: Record<Field, string>) => FormSpec<Field>;
  saved: Record<Field, string>;
  change: (values: Record<Field, string>) => VendorChange;
}

/** The fields of each part. */
export const PART_FIELDS = {
  business: ['businessType', 'businessName', 'registrationNumber', 'taxId'],
  bank: ['bankName', 'bankAccount', 'again'],
  rates: RATE_FORM_FIELDS,
  options: optionSpec.fields,
  returns: LOCALES.map((language) => fieldIn('returnPolicy', language)),
  holiday: ['day'],
} as const;

export type PartName = keyof typeof PART_FIELDS;
export type SettingsParts = { [Name in PartName]: SettingsPart<(typeof PART_FIELDS)[Name][number]> };

export function settingsParts({ settings, texts, profile }: ViewerVendor): SettingsParts {
  const { registrationNumber, deliveryRates } = settings;
  const vendor = vendorFields({ name: '', slug: '', phone: '', whatsapp: null, holidayUntil: profile.holidayUntil }, new Date());
  return {
    business: {
      spec: () => businessSpec(registrationNumber ?? ''),
      saved: {
        businessType: settings.businessType ?? '',
        businessName: settings.businessName,
        registrationNumber: registrationNumber ?? '',
        taxId: settings.taxId ?? '',
      },
      change: ({ businessType, ...words }) => ({
        settings: { ...words, ...(businessType !== '' && { businessType: businessType as BusinessType }) },
      }),
    },
    bank: {
      spec: () => BANK_SPEC,
      saved: { bankName: settings.bankName ?? '', bankAccount: '', again: '' },
      change: ({ bankName, bankAccount }) => ({ settings: { bankName, bankAccount } }),
    },
    rates: { spec: rateSpec, saved: rateValues(deliveryRates), change: (values) => ({ settings: rateInput(values) }) },
    options: { spec: () => optionSpec, saved: optionValues(settings), change: (values) => ({ settings: optionInput(values) }) },
    returns: {
      spec: () => ({
        fields: PART_FIELDS.returns,
        schema: pick(vendor, ['returnPolicy']),
        input: (values) => ({ returnPolicy: textsOfFields('returnPolicy', values) }),
        fieldAt: (path) => fieldOfPath(path) as FieldIn<'returnPolicy'>,
        texts: fieldsIn('returnPolicy', () => ({})),
      }),
      saved: textFields('returnPolicy', texts.returnPolicy),
      change: (values) => ({ profile: { returnPolicy: textInput('returnPolicy', values) } }),
    },
    holiday: {
      spec: () => ({
        fields: PART_FIELDS.holiday,
        schema: pick(vendor, ['holidayUntil']),
        input: ({ day }) => ({ holidayUntil: day === '' ? null : (momentOfDay(day) ?? '') }),
        fieldAt: () => 'day',
        texts: { day: { holiday: (t) => t('vendorSettings.badHoliday', { max: MAX_HOLIDAY_DAYS }) } },
      }),
      saved: { day: dayOfMoment(profile.holidayUntil) },
      change: ({ day }) => ({ profile: { holidayUntil: day === '' ? null : momentOfDay(day) } }),
    },
  };
}

const businessSpec = (registration: string): FormSpec<(typeof PART_FIELDS)['business'][number]> => ({
  fields: PART_FIELDS.business,
  schema: vendorSettingsSchema(registration, new Date().getFullYear()),
  input: ({ businessType, ...texts }) => ({ ...texts, businessType: businessType || null }),
  texts: {
    businessType: {},
    businessName: { businessName: 'vendorSettings.needBusinessName' },
    registrationNumber: { registrationMissing: 'vendorSettings.needRegistration', registration: 'vendorSettings.badRegistration' },
    taxId: { taxId: 'vendorSettings.badTaxId' },
  },
});

const BANK_SPEC: FormSpec<(typeof PART_FIELDS)['bank'][number]> = {
  fields: PART_FIELDS.bank,
  schema: bankFormSchema,
  input: (values) => values,
  texts: {
    bankName: {},
    bankAccount: { bankAccount: 'vendorSettings.needAccount' },
    again: { bankAccountAgain: 'vendorSettings.accountDiffers' },
  },
};
