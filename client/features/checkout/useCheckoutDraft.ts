import { useState } from 'react';
import type { PaymentMethod } from '#client/graphql/schemaTypes.generated.ts';
import { isState } from '#client/config/states.ts';
import { changeAddress } from '#client/features/address/fillFromPostcode.ts';
import { offeredChoice, type PaymentMethodOptions } from '#client/features/payment/paymentMethods.ts';
import { changeDraft, checkoutVar } from '#client/state/checkout.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { TICKED } from '#client/ui/forms/useActionForm.ts';
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import { cashRefusal } from '#schema/rules/payments.ts';
import type { CheckoutField, CheckoutValues } from './checkoutForm.ts';

export type CheckoutDraft = ReturnType<typeof useCheckoutDraft>;

/** Checkout draft. It is stored on the device after every change, so that it survives errors, reloads and crashes. */
export function useCheckoutDraft(defaultState: MalaysianState, offered: readonly PaymentMethodOptions[], totalCents: number) {
  const { draft } = usePersisted(checkoutVar);
  const kept = draft['state'] || defaultState;
  const choice = offeredChoice(draft, offered, cashRefusal(isState(kept) ? kept : defaultState, totalCents));
  const { payment, bank, wallet } = choice;
  // Consent is given for a single order, so it is not stored, and it only applies to the payment method for which it was given.
  const [agreedTo, agreeTo] = useState<PaymentMethod | null>(null);
  const values: CheckoutValues = {
    ...draft,
    state: kept,
    'billing.state': draft['billing.state'] || defaultState,
    payment,
    bank,
    wallet,
    agree: agreedTo === payment ? TICKED : '',
  };
  return {
    values,
    /** The chosen payment method, with its bank or wallet. */
    choice,
    isBillingSame: draft['billingSame'] !== 'no',
    change: (field: CheckoutField, text: string) => {
      if (field === 'agree') return agreeTo(text === TICKED ? payment : null);
      // Choosing a method withdraws the consent, even when the shopper returns to the method for which it was given.
      if (field === 'payment') agreeTo(null);
      changeAddress((changed) => changeDraft(changed(checkoutVar().draft)), field, text);
    },
  };
}
