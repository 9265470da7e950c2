import { isState } from '#client/config/states.ts';
import { ADDRESS_FIELDS, type AddressField, type AddressValues } from '#client/features/address/addressForm.ts';
import type { Translate } from '#client/i18n/Translate.ts';
import type { CheckoutPageQuery } from './CheckoutPage.generated.ts';
import { placeLines } from '#schema/rules/placeLines.ts';

export type Viewer = NonNullable<CheckoutPageQuery['viewer']>;
export type SavedAddress = Viewer['addresses'][number];

/** Whether the form contains this address unchanged. */
export function isInForm(address: SavedAddress, values: AddressValues): boolean {
  return ADDRESS_FIELDS.every((field) => (address[field] ?? '') === (values[field] ?? ''));
}

/** Form values for an address. null empties all fields except the state. */
export function fieldsOfAddress(address: SavedAddress | null): AddressValues {
  const fields = ADDRESS_FIELDS.filter((field) => address !== null || field !== 'state');
  return Object.fromEntries(fields.map((field) => [field, address?.[field] ?? '']));
}

type AddressTexts = Partial<Record<AddressField, string | null>>;

export function nameLine({ firstName, lastName }: AddressTexts): string {
  return [firstName, lastName].filter((part) => part?.trim()).join(' ');
}

/** Address on one line. */
export function addressLine({ line1, line2, postalCode, city, state }: AddressTexts, t: Translate): string {
  const place = isState(state) ? placeLines({ postalCode, city, state }, t(`states.${state}`)) : placeLines({ postalCode, city }, '');
  return [line1, line2, ...place].filter((part) => part?.trim()).join(', ');
}
