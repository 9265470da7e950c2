/** The fields of an address, which the address book and the checkout share: their names, their texts, and what the API is sent of them. */
import { isState } from '#client/config/states.ts';
import { valuesOf, type FieldTexts, type FormSpec } from '#client/ui/forms/formSpec.ts';
import { addressSchema, type AddressInput } from '#schema/rules/inputs/address.ts';
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import { stateOfPostcode } from '#schema/rules/postcodes.ts';

/** In the order a Malaysian writes them; the same again, with a prefix, for billing. */
export const ADDRESS_FIELDS = ['firstName', 'lastName', 'line1', 'line2', 'postalCode', 'city', 'state'] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];
export type AddressPrefix = '' | 'billing.';

/** Beside a city and a state: the postcode that filled it in, or that the shopper chose it for; empty when they chose it before. */
type FilledMark = `${AddressPrefix}${'city' | 'state'}From`;

export type AddressValues = Partial<Record<`${AddressPrefix}${AddressField}` | FilledMark | 'phone', string>>;

export const ADDRESS_TEXTS = {
  firstName: { firstName: 'f.needFirst', noLink: 'f.noLink' },
  lastName: { noLink: 'f.noLink' },
  line1: { missing: 'f.needLine1', line1: 'f.badLine1', noLink: 'f.noLink' },
  line2: { noLink: 'f.noLink' },
  postalCode: {
    missing: 'f.needPostcode',
    postcodeFormat: 'f.badPostcode',
    postcodeUnused: (t, postcode) => t('f.unusedPostcode', { postcode }),
  },
  city: { missing: 'f.needCity', city: 'f.badCity', noLink: 'f.noLink' },
  state: { state: 'f.needState' },
} satisfies Record<AddressField, FieldTexts>;

/** The mobile number that the courier calls. */
export const PHONE_TEXTS: FieldTexts = { missing: 'f.needPhone', mobile: 'f.badPhone' };

/** An address of the address book. */
export const addressSpec: FormSpec<AddressField | 'phone' | 'makeDefault'> = {
  fields: [...ADDRESS_FIELDS, 'phone', 'makeDefault'],
  schema: addressSchema,
  input: (values) => addressInput(values, ''),
  texts: { ...ADDRESS_TEXTS, phone: PHONE_TEXTS, makeDefault: {} },
};

/** One address of a form, as the API takes it. Empty optional fields are left out. */
export function addressInput(values: AddressValues, prefix: AddressPrefix): AddressInput {
  const { lastName, line2, state, ...texts } = valuesOf(ADDRESS_FIELDS, (field) => (values[`${prefix}${field}`] ?? '').trim());
  // The courier calls one number, whoever pays. The schema refuses what is no state.
  return { ...texts, lastName: lastName || null, line2: line2 || null, state: state as MalaysianState, phone: (values.phone ?? '').trim() };
}

/** A postcode and a state that usually do not go together: worth a second look, not an error (boundaries cross states). */
export function stateMismatch(values: AddressValues, prefix: AddressPrefix = ''): MalaysianState | null {
  const usual = stateOfPostcode(postcodeOf(values, prefix));
  const chosen = values[`${prefix}state`];
  return usual !== null && isState(chosen) && chosen !== usual ? usual : null;
}

export function postcodeOf(values: AddressValues, prefix: AddressPrefix): string {
  return (values[`${prefix}postalCode`] ?? '').trim();
}
