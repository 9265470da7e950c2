import { pick } from 'valibot';
import { fieldOfPath, textFields, textInput } from '#client/graphql/localisedTexts.ts';
import type { FormSpec, FieldTexts } from '#client/ui/forms/formSpec.ts';
import type { BusinessType } from '#schema/rules/businessTypes.ts';
import { vendorFields } from '#schema/rules/inputs/vendor.ts';
import { bankFormSchema, vendorSettingsSchema } from '#schema/rules/inputs/vendorSettings.ts';
import { MAX_HOLIDAY_DAYS, DELIVERY_DAYS } from '#schema/rules/limits.ts';
import { fieldIn, fieldsIn, textsOfFields, type FieldIn } from '#schema/rules/localisedText.ts';
import { LOCALES } from '#schema/rules/locales.ts';
import type { VendorChange, ViewerVendor } from './vendorChange.ts';
import type { VendorSettingsInput } from '#client/graphql/schemaTypes.generated.ts';
import { TICKED } from '#client/ui/forms/useActionForm.ts';
import { deliveryDays } from '#schema/rules/deliveryTimes.ts';
import { MALAYSIAN_STATES, type MalaysianState } from '#schema/rules/malaysianStates.ts';
import { parseCents } from '#schema/rules/parseCents.ts';
import { ADDRESS_TEXTS } from '#client/features/address/addressForm.ts';
import { MALAYSIA_OFFSET_MS } from '#schema/rules/malaysianTime.ts';

/** The sections of the vendor's settings: form fields, validation and API input. */

export const STATES = MALAYSIAN_STATES;

/** Stored values for the schema, in sections without a business name and registration number. */
const NOTHING_STORED = { businessName: '', registrationNumber: '' };

/** Form fields for each state to which the vendor delivers. */
export const RATE_FIELDS = ['price', 'minDays', 'maxDays'] as const;
export type RateField = `${MalaysianState}.${'served' | (typeof RATE_FIELDS)[number]}`;
type RateValues = Record<RateField, string>;

export const RATE_FORM_FIELDS = STATES.flatMap((state) => [
  `${state}.served` as const,
  ...RATE_FIELDS.map((field) => `${state}.${field}` as const),
]);

/** Form values for the delivery rates. States without delivery have the default fee and the default number of days. */
export function rateValues(rates: ViewerVendor['settings']['deliveryRates']): RateValues {
  const usual = priceOf(rates[0]) ?? '5.00';
  const values: Partial<RateValues> = {};
  for (const state of STATES) {
    const rate = rates.find((each) => each.state === state);
    const { minDays, maxDays } = rate ?? deliveryDays(state);
    values[`${state}.served`] = rate === undefined ? '' : TICKED;
    values[`${state}.price`] = priceOf(rate) ?? usual;
    values[`${state}.minDays`] = String(minDays);
    values[`${state}.maxDays`] = String(maxDays);
  }
  return values as RateValues;
}

function priceOf(rate: ViewerVendor['settings']['deliveryRates'][number] | undefined): string | null {
  return rate === undefined ? null : (rate.price.minorUnits / 100).toFixed(2);
}

export const servedIn = (values: RateValues) => STATES.filter((state) => values[`${state}.served`] === TICKED);

const daysOf = (text: string) => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : -1);

/** The API's input. An invalid number becomes -1, which the schema rejects. */
export function rateInput(values: RateValues): Pick<VendorSettingsInput, 'deliveryRates'> {
  return {
    deliveryRates: servedIn(values).map((state) => ({
      state,
      price: parseCents(values[`${state}.price`]) ?? -1,
      minDays: daysOf(values[`${state}.minDays`]),
      maxDays: daysOf(values[`${state}.maxDays`]),
    })),
  };
}

/** Form specification. Maps the indexes in the API's error paths to the states' fields. */
export function rateSpec(values: RateValues): FormSpec<RateField> {
  const served = servedIn(values);
  const badDays = {
    rateDays: (t) => t('vendorSettings.badDays', DELIVERY_DAYS),
    rateOrder: 'vendorSettings.daysOrder',
  } satisfies FieldTexts;
  const texts = {
    served: { noRates: 'vendorSettings.noStates' },
    price: { ratePrice: 'vendorSettings.badPrice' },
    minDays: badDays,
    maxDays: badDays,
  } as const;
  return {
    fields: RATE_FORM_FIELDS,
    schema: vendorSettingsSchema(NOTHING_STORED, new Date().getFullYear()),
    input: rateInput,
    fieldAt: ([, position, part]) => {
      const field = RATE_FIELDS.find((one) => one === part);
      const state = served[Number(position)];
      return field === undefined || state === undefined ? `${STATES[0]}.served` : `${state}.${field}`;
    },
    texts: Object.fromEntries(
      RATE_FORM_FIELDS.map((field) => [field, texts[field.split('.')[1] as keyof typeof texts]]),
    ) as FormSpec<RateField>['texts'],
  };
}

/** Fields for the pick-up address, named as in the API's input. */
const PICKUP_FIELDS = ['pickupAddress.line1', 'pickupAddress.line2', 'pickupAddress.postalCode'] as const;

/** Form values for the shipping options. The fee is as typed, or empty without express delivery; `offersPickup` is a checkbox value. */
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

/** The API's input. An invalid fee becomes -1, which the schema rejects. Without pick-up, the address stays unchanged. */
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
  schema: vendorSettingsSchema(NOTHING_STORED, new Date().getFullYear()),
  input: optionInput,
  texts: {
    expressFee: { expressFee: 'vendorSettings.badExpress' },
    offersPickup: {},
    'pickupAddress.line1': ADDRESS_TEXTS.line1,
    'pickupAddress.line2': ADDRESS_TEXTS.line2,
    'pickupAddress.postalCode': ADDRESS_TEXTS.postalCode,
  },
};

/** Holidays as shown in the form: the day in Malaysia at the start of which the vendor reopens. */
const DAY_MS = 86_400_000;

/** An instant's day in Malaysia, such as "2026-12-01"; empty for null. */
export function dayOfMoment(moment: string | null): string {
  return moment === null ? '' : new Date(Date.parse(moment) + MALAYSIA_OFFSET_MS).toISOString().slice(0, 10);
}

/** Start of a day in Malaysia; null for an invalid day. */
export function momentOfDay(day: string): string | null {
  const time = Date.parse(`${day}T00:00:00.000Z`);
  return Number.isNaN(time) ? null : new Date(time - MALAYSIA_OFFSET_MS).toISOString();
}

export function dayAfter(now: Date, days: number): string {
  return dayOfMoment(new Date(now.getTime() + days * DAY_MS).toISOString());
}

export interface SettingsPart<Field extends string> {
  /** Form specification. It depends on the values if the API's list indexes are mapped to fields. */
  spec: (values: Record<Field, string>) => FormSpec<Field>;
  saved: Record<Field, string>;
  change: (values: Record<Field, string>) => VendorChange;
}

/** Password field for sensitive changes, named as in the API's input. It is not part of drafts, and is not filled in again after a post. */
export const PASSWORD_FIELD = 'currentPassword';

export const PART_FIELDS = {
  business: ['businessType', 'businessName', 'registrationNumber', 'taxId', PASSWORD_FIELD],
  bank: ['bankName', 'bankAccount', 'again', PASSWORD_FIELD],
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
      spec: () => businessSpec({ businessName: settings.businessName, registrationNumber: registrationNumber ?? '' }),
      saved: {
        businessType: settings.businessType ?? '',
        businessName: settings.businessName,
        registrationNumber: registrationNumber ?? '',
        taxId: settings.taxId ?? '',
        currentPassword: '',
      },
      change: ({ businessType, ...words }) => ({
        settings: { ...words, ...(businessType !== '' && { businessType: businessType as BusinessType }) },
      }),
    },
    bank: {
      spec: () => BANK_SPEC,
      saved: { bankName: settings.bankName ?? '', bankAccount: '', again: '', currentPassword: '' },
      change: ({ bankName, bankAccount, currentPassword }) => ({ settings: { bankName, bankAccount, currentPassword } }),
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
        input: ({ day }) => ({ holidayUntil: day || null }),
        fieldAt: () => 'day',
        texts: { day: { holiday: (t) => t('vendorSettings.badHoliday', { max: MAX_HOLIDAY_DAYS }) } },
      }),
      saved: { day: dayOfMoment(profile.holidayUntil) },
      change: ({ day }) => ({ profile: { holidayUntil: day || null } }),
    },
  };
}

const businessSpec = (stored: typeof NOTHING_STORED): FormSpec<(typeof PART_FIELDS)['business'][number]> => ({
  fields: PART_FIELDS.business,
  schema: vendorSettingsSchema(stored, new Date().getFullYear()),
  input: ({ businessType, ...texts }) => ({ ...texts, businessType: businessType || null }),
  texts: {
    businessType: {},
    businessName: {
      businessName: 'vendorSettings.needBusinessName',
      vendorNameReserved: 'vendorSettings.nameReserved',
    },
    registrationNumber: { registrationMissing: 'vendorSettings.needRegistration', registration: 'vendorSettings.badRegistration' },
    taxId: { taxId: 'vendorSettings.badTaxId' },
    currentPassword: {},
  },
  secrets: [PASSWORD_FIELD],
});

const BANK_SPEC: FormSpec<(typeof PART_FIELDS)['bank'][number]> = {
  fields: PART_FIELDS.bank,
  schema: bankFormSchema,
  input: (values) => values,
  texts: {
    bankName: {},
    bankAccount: { bankAccount: 'vendorSettings.needAccount' },
    again: { bankAccountAgain: 'vendorSettings.accountDiffers' },
    currentPassword: {},
  },
  secrets: ['bankAccount', 'again', PASSWORD_FIELD],
};
