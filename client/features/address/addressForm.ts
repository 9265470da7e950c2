/** Address form for the address book and the checkout: field names, error messages, and conversion to the API's input. */
import { isState } from '#client/config/states.ts';
import { valuesOf, type FieldTexts, type FormSpec } from '#client/ui/forms/formSpec.ts';
import { addressSchema, type AddressInput } from '#schema/rules/inputs/address.ts';
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import { normalisePostcode, stateOfPostcode } from '#schema/rules/postcodes.ts';

/** Fields in the usual Malaysian order; the billing address uses the same names with a prefix. */
export const ADDRESS_FIELDS = ['firstName', 'lastName', 'line1', 'line2', 'postalCode', 'city', 'state'] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];
export type AddressPrefix = '' | 'billing.';

/**
 * Where a city or state came from: the postcode that filled it in or for which it was chosen (see fillFromPostcode.ts). Empty if the
 * postcode was missing or incomplete at that time.
 */
type FieldSource = `${AddressPrefix}${'city' | 'state'}From`;

export type AddressValues = Partial<Record<`${AddressPrefix}${AddressField}` | FieldSource | 'phone', string>>;

export const ADDRESS_TEXTS = {
  firstName: { firstName: 'f.needFirst' },
  lastName: {},
  line1: { missing: 'f.needLine1', line1: 'f.badLine1' },
  line2: {},
  postalCode: {
    missing: 'f.needPostcode',
    postcodeFormat: 'f.badPostcode',
    postcodeUnused: (t, postcode) => t('f.unusedPostcode', { postcode }),
  },
  city: { missing: 'f.needCity', city: 'f.badCity' },
  state: { state: 'f.needState' },
} satisfies Record<AddressField, FieldTexts>;

export const PHONE_TEXTS: FieldTexts = { missing: 'f.needPhone', mobile: 'f.badPhone' };

/** Form for an address-book entry. */
export const addressSpec: FormSpec<AddressField | 'phone' | 'makeDefault'> = {
  fields: [...ADDRESS_FIELDS, 'phone', 'makeDefault'],
  schema: addressSchema,
  input: (values) => addressInput(values, ''),
  texts: { ...ADDRESS_TEXTS, phone: PHONE_TEXTS, makeDefault: {} },
};

/** Converts one address to the API's input; empty optional fields become null. */
export function addressInput(values: AddressValues, prefix: AddressPrefix): AddressInput {
  const { lastName, line2, state, ...texts } = valuesOf(ADDRESS_FIELDS, (field) => (values[`${prefix}${field}`] ?? '').trim());
  // Both addresses share one phone number. The schema validates the state.
  return { ...texts, lastName: lastName || null, line2: line2 || null, state: state as MalaysianState, phone: (values.phone ?? '').trim() };
}

/** The postcode's usual state if a different one is chosen, otherwise null. Only a hint, since postcode areas cross state borders. */
export function stateMismatch(values: AddressValues, prefix: AddressPrefix = ''): MalaysianState | null {
  const usual = stateOfPostcode(postcodeOf(values, prefix));
  const chosen = values[`${prefix}state`];
  return usual !== null && isState(chosen) && chosen !== usual ? usual : null;
}

export function postcodeOf(values: AddressValues, prefix: AddressPrefix): string {
  return normalisePostcode(values[`${prefix}postalCode`] ?? '');
}
