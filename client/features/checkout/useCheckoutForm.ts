import type { PaymentMethod } from '#client/graphql/schemaTypes.generated.ts';
import { useState } from 'react';
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import { cashRefusal } from '#schema/rules/payments.ts';
import { isState } from '#client/config/states.ts';
import { changeDraft, checkoutVar } from '#client/state/checkout.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { fieldsOf, type CheckoutField, type CheckoutValues } from '#client/features/address/checkoutForm.ts';
import { offeredChoice, type OfferedChoice, type Payable } from '#client/features/payment/paymentMethods.ts';
import { useFields, type AddressForm } from '#client/features/address/useFields.ts';

export interface CheckoutForm extends AddressForm {
  /** The fields that are on the page now, in its order. */
  fields: readonly CheckoutField[];
  /** The chosen way to pay. */
  choice: OfferedChoice;
  isBillingSame: boolean;
  setBillingSame: (isSame: boolean) => void;
}

/** The checkout's fields: typed text is kept on this device with every letter, so nothing is lost to an error, a reload or a crash. */
export function useCheckoutForm(defaultState: MalaysianState, offered: readonly Payable[], totalCents: number): CheckoutForm {
  const { draft } = usePersisted(checkoutVar);
  const isBillingSame = draft.billingSame !== 'no';
  const kept = draft.state || defaultState;
  const state = isState(kept) ? kept : defaultState;
  const choice = offeredChoice(draft, offered, cashRefusal(state, totalCents));
  const { payment, bank, wallet, asks } = choice;
  // Agreement is given anew for each order, so it is not kept. It holds for the way to pay that it was given with, whatever changes that.
  const [agreedTo, agreeTo] = useState<PaymentMethod | null>(null);
  const values: CheckoutValues = {
    ...draft,
    state: draft.state || defaultState,
    'billing.state': draft['billing.state'] || defaultState,
    payment,
    bank,
    wallet,
    agree: agreedTo === payment ? 'yes' : '',
  };
  const fields = fieldsOf(isBillingSame, asks);
  const update = (change: (kept: CheckoutValues) => CheckoutValues) => {
    const { agree, ...texts } = change(checkoutVar().draft);
    if (agree !== undefined) agreeTo(agree === 'yes' ? payment : null);
    // Given to one way to pay, it was not given to the one chosen before, either.
    if (texts.payment !== undefined) agreeTo(null);
    if (Object.keys(texts).length > 0) changeDraft(texts);
  };
  const form = useFields({ values, fields, update });
  return {
    ...form,
    fields,
    choice,
    isBillingSame,
    setBillingSame: (isSame) => changeDraft({ billingSame: isSame ? 'yes' : 'no' }),
  };
}
