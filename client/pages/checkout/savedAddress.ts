import { ADDRESS_FIELDS, type CheckoutValues } from '#client/features/orders/checkoutForm.ts';
import type { CheckoutPageQuery } from './CheckoutPage.generated.ts';

export type Viewer = NonNullable<CheckoutPageQuery['viewer']>;
export type SavedAddress = Viewer['addresses'][number];

/** Whether the form holds this address, letter by letter. */
export function isInForm(address: SavedAddress, values: CheckoutValues): boolean {
  return ADDRESS_FIELDS.every((field) => (address[field] ?? '') === (values[field] ?? ''));
}

/** The form's fields for an address; without one they are empty, for another. */
export function fieldsOfAddress(address: SavedAddress | null): CheckoutValues {
  const fields = ADDRESS_FIELDS.filter((field) => address !== null || field !== 'state');
  return Object.fromEntries(fields.map((field) => [field, address?.[field] ?? '']));
}
