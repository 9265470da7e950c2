import { useRef, useState } from 'react';
import { stateOfPostcode } from '#schema/rules/postcodes.ts';
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import { useT } from '#client/i18n/useT.ts';
import { checkoutVar, setDraftField } from '#client/state/checkout.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { checkField, checkFields, fieldsOf, type CheckoutField, type CheckoutValues, type FieldErrors } from './checkoutForm.ts';

import { offeredChoice, type Payable } from './paymentMethods.ts';
import type { PaymentMethod } from './PlaceOrder.generated.ts';

/** Fields that are typed into, with what is wrong with them. */
export interface AddressForm {
  values: CheckoutValues;
  errors: FieldErrors;
  isBillingSame: boolean;
  setBillingSame: (isSame: boolean) => void;
  /** Keeps what was typed at once; a field that is marked wrong is checked again with every letter. */
  change: (field: CheckoutField, text: string) => void;
  /** Puts several texts in at once; what was told wrong of them is forgotten. */
  fill: (texts: CheckoutValues) => void;
  /** Leaving a field checks what is in it; an empty one is only asked for on submit. */
  leave: (field: CheckoutField) => void;
  /** Checks these fields, or all, marks what is wrong and says what that is. */
  validate: (fields?: readonly CheckoutField[]) => FieldErrors;
  /** Marks fields that the server found wrong. */
  mark: (errors: FieldErrors) => void;
  /** The postcode that the state was filled from; null when the shopper chose it. */
  filledFrom: Partial<Record<'' | 'billing.', string>>;
}

export interface CheckoutForm extends AddressForm {
  /** The fields that are on the page now, in its order. */
  fields: readonly CheckoutField[];
  /** The chosen way to pay. */
  payment: PaymentMethod;
}

/** The checkout's fields: typed text is kept on this device with every letter, so nothing is lost to an error, a reload or a crash. */
export function useCheckoutForm(defaultState: MalaysianState, offered: readonly Payable[]): CheckoutForm {
  const t = useT();
  const { draft } = usePersisted(checkoutVar);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [filledFrom, setFilledFrom] = useState<CheckoutForm['filledFrom']>({});
  const [isAgreed, setAgreed] = useState(false);
  const chosen = useRef(new Set<string>());
  const isBillingSame = draft.billingSame !== 'no';
  const { payment, bank, needsBank } = offeredChoice(draft, offered);
  // Agreement is given anew for each order, so it is not kept.
  const values: CheckoutValues = {
    ...draft,
    state: draft.state || defaultState,
    'billing.state': draft['billing.state'] || defaultState,
    payment,
    bank,
    agree: isAgreed ? 'yes' : '',
  };

  const recheck = (field: CheckoutField, next: CheckoutValues) => {
    setErrors((old) => ({ ...old, [field]: checkField(field, next, t) ?? undefined }));
  };
  const change = (field: CheckoutField, text: string) => {
    // What was agreed to with one way to pay was not agreed to with another.
    if (field === 'payment') setAgreed(false);
    if (field === 'agree') setAgreed(text === 'yes');
    else setDraftField(field, text);
    if (errors[field]) recheck(field, { ...values, [field]: text });
    const prefix = field.startsWith('billing.') ? 'billing.' : '';
    if (field === `${prefix}state`) {
      chosen.current.add(prefix);
      setFilledFrom((old) => ({ ...old, [prefix]: undefined }));
    }
    if (field !== `${prefix}postalCode` || chosen.current.has(prefix)) return;
    const state = stateOfPostcode(text.trim());
    if (state === null) return;
    setDraftField(`${prefix}state`, state);
    setFilledFrom((old) => ({ ...old, [prefix]: text.trim() }));
  };
  const fill = (texts: CheckoutValues) => {
    for (const [field, text] of Object.entries(texts)) setDraftField(field, text);
    setErrors((old) => ({ ...old, ...Object.fromEntries(Object.keys(texts).map((field) => [field, undefined])) }));
    setFilledFrom({});
  };
  const leave = (field: CheckoutField) => {
    if ((values[field] ?? '').trim() !== '' || errors[field]) recheck(field, values);
  };
  const shown = fieldsOf(isBillingSame, needsBank);
  const validate = (fields: readonly CheckoutField[] = shown) => {
    const found = checkFields(fields, values, t);
    const cleared = Object.fromEntries(fields.map((field) => [field, undefined]));
    setErrors((old) => ({ ...old, ...cleared, ...found }));
    return found;
  };
  const mark = (found: FieldErrors) => setErrors((old) => ({ ...old, ...found }));
  const setBillingSame = (isSame: boolean) => setDraftField('billingSame', isSame ? 'yes' : 'no');
  return { fields: shown, values, errors, payment, isBillingSame, setBillingSame, change, fill, leave, validate, mark, filledFrom };
}
