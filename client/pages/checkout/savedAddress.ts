import { isState } from '#client/config/states.ts';
import { ADDRESS_FIELDS, type AddressField, type AddressValues } from '#client/features/address/addressForm.ts';
import type { Translate } from '#client/i18n/Translate.ts';
import type { CheckoutPageQuery } from './CheckoutPage.generated.ts';

export type Viewer = NonNullable<CheckoutPageQuery['viewer']>;
export type SavedAddress = Viewer['addresses'][number];

/** Whether the form's fields equal this address. */
export function isInForm(address: SavedAddress, values: AddressValues): boolean {
  return ADDRESS_FIELDS.every((field) => (address[field] ?? '') === (values[field] ?? ''));
}

/** Form values of an address; null: empty fields, and the state unchanged. */
export function fieldsOfAddress(address: SavedAddress | null): AddressValues {
  const fields = ADDRESS_FIELDS.filter((field) => address !== null || field !== 'state');
  return Object.fromEntries(fields.map((field) => [field, address?.[field] ?? '']));
}

type AddressTexts = Partial<Record<AddressField, string | null>>;

/** Full name of the addressee. */
export function nameLine({ firstName, lastName }: AddressTexts): string {
  return [firstName, lastName].filter((part) => part?.trim()).join(' ');
}

/** One-line address; a city with the name of its state is not repeated. */
export function addressLine({ line1, line2, postalCode, city, state }: AddressTexts, t: Translate): string {
  const stateName = isState(state) ? t(`states.${state}`) : '';
  return [line1, line2, `${postalCode ?? ''} ${city ?? ''}`, stateName === city ? '' : stateName].filter((part) => part?.trim()).join(', ');
}
