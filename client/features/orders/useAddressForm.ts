import { useRef, useState } from 'react';
import { stateOfPostcode } from '#schema/rules/postcodes.ts';
import { useT } from '#client/i18n/useT.ts';
import { ADDRESS_FIELDS, checkField, checkFields, type CheckoutField, type CheckoutValues, type FieldErrors } from './checkoutForm.ts';
import type { AddressForm } from './useCheckoutForm.ts';

/** What an address of the address book asks for. */
const FIELDS: readonly CheckoutField[] = ['phone', ...ADDRESS_FIELDS];

/** The fields of an address on its own, in the shape that the checkout's fields have, so that both look and behave alike. */
export function useAddressForm(initial: CheckoutValues): AddressForm {
  const t = useT();
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [filledFrom, setFilledFrom] = useState<AddressForm['filledFrom']>({});
  const isStateChosen = useRef(false);

  const recheck = (field: CheckoutField, next: CheckoutValues) =>
    setErrors((old) => ({ ...old, [field]: checkField(field, next, t) ?? undefined }));
  const change = (field: CheckoutField, text: string) => {
    const next: CheckoutValues = { ...values, [field]: text };
    if (field === 'state') {
      isStateChosen.current = true;
      setFilledFrom({});
    }
    const state = field === 'postalCode' && !isStateChosen.current ? stateOfPostcode(text.trim()) : null;
    if (state !== null) {
      next.state = state;
      setFilledFrom({ '': text.trim() });
    }
    setValues(next);
    if (errors[field]) recheck(field, next);
  };
  const fill = (texts: CheckoutValues) => setValues((old) => ({ ...old, ...texts }));
  const leave = (field: CheckoutField) => {
    if ((values[field] ?? '').trim() !== '' || errors[field]) recheck(field, values);
  };
  const validate = () => {
    const found = checkFields(FIELDS, values, t);
    setErrors(found);
    return found;
  };
  const mark = (found: FieldErrors) => setErrors((old) => ({ ...old, ...found }));
  return { values, errors, isBillingSame: true, setBillingSame: () => undefined, change, fill, leave, validate, mark, filledFrom };
}
