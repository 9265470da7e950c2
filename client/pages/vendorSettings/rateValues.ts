import type { VendorSettingsInput } from '#client/graphql/schemaTypes.generated.ts';
import type { FieldTexts, FormSpec } from '#client/ui/forms/formSpec.ts';
import { TICKED } from '#client/ui/forms/useSchemaForm.ts';
import { deliveryDays } from '#schema/rules/deliveryTimes.ts';
import { vendorSettingsSchema } from '#schema/rules/inputs/vendorSettings.ts';
import { DELIVERY_DAYS } from '#schema/rules/limits.ts';
import { MALAYSIAN_STATES, type MalaysianState } from '#schema/rules/malaysianStates.ts';
import { parseCents } from '#schema/rules/parseCents.ts';
import type { ViewerVendor } from './vendorData.ts';

export const STATES = MALAYSIAN_STATES;

/** Fields of a served state. */
export const RATE_FIELDS = ['price', 'minDays', 'maxDays'] as const;
export type RateField = `${MalaysianState}.${'served' | (typeof RATE_FIELDS)[number]}`;
type RateValues = Record<RateField, string>;

export const RATE_FORM_FIELDS = STATES.flatMap((state) => [
  `${state}.served` as const,
  ...RATE_FIELDS.map((field) => `${state}.${field}` as const),
]);

/** The rates as the form holds them; a state that is not served has a fee and days for when it will be. */
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

/** The rates as the API takes them; what is no number is refused by the schema as -1. */
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

/** The API counts the served states, the form names them. */
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
    schema: vendorSettingsSchema('', new Date().getFullYear()),
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
