import { useState } from 'react';
import { ADDRESS_FIELDS, type CheckoutField, type CheckoutValues } from './checkoutForm.ts';
import { asFilled } from './fillFromPostcode.ts';
import { useFields, type AddressForm } from './useFields.ts';

/** What an address of the address book asks for. */
const FIELDS: readonly CheckoutField[] = ['phone', ...ADDRESS_FIELDS];

/** The fields of an address on its own, which look and behave like those of the checkout. `wrong`: what is told wrong from the start. */
export function useAddressForm(initial: CheckoutValues, wrong?: Readonly<Record<string, string>>): AddressForm {
  const [values, setValues] = useState(() => asFilled(initial));
  return useFields({ values, fields: FIELDS, update: (change) => setValues((kept) => ({ ...kept, ...change(kept) })), wrong });
}
