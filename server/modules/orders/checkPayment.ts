import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import { cashRefusal } from '#schema/rules/payments.ts';
import type { OfferedMethod, PaymentChoice } from '#server/modules/payments/payment.service.ts';
import { PAYMENT_MESSAGES } from '#server/modules/payments/paymentMessages.ts';
import { INPUT_MESSAGES } from '#server/modules/input/inputMessages.ts';
import type { OrderRequest } from './orderRequest.ts';
import { invalid } from '#server/modules/input/failure.ts';
import type { InvalidInput } from '#server/modules/input/failure.ts';

/** A way to pay as it was chosen, unchecked. */
export type WantedPayment = Pick<OrderRequest, 'paymentMethod' | 'paymentBank' | 'paymentWallet'>;

interface Limits {
  offered: readonly OfferedMethod[];
  /** Where the goods go, and what they cost in all: cash is not carried everywhere, nor in any amount. */
  state: MalaysianState;
  totalCents: number;
}

/** Only what the shop offers, with one of its banks or wallets where there are any; one where none is asked for is left aside. */
export function checkPayment(
  { paymentMethod: method, paymentBank, paymentWallet }: WantedPayment,
  { offered, state, totalCents }: Limits,
): { choice: PaymentChoice; errors: InvalidInput[] } {
  const way = offered.find((each) => each.method === method);
  const refuse = (field: string, text: InvalidInput['text']) => ({
    choice: { method, institution: null },
    errors: [invalid(['payment', field], text)],
  });
  if (way === undefined) return refuse('method', INPUT_MESSAGES.payment);
  const refusal = method === 'CASH_ON_DELIVERY' ? cashRefusal(state, totalCents) : null;
  if (refusal !== null) return refuse('method', refusal === 'STATE' ? PAYMENT_MESSAGES.cashTooFar : PAYMENT_MESSAGES.cashTooMuch);
  const [field, choices, code, text] =
    way.banks.length > 0
      ? (['bank', way.banks, paymentBank, INPUT_MESSAGES.bank] as const)
      : (['wallet', way.wallets, paymentWallet, PAYMENT_MESSAGES.wallet] as const);
  if (choices.length === 0) return { choice: { method, institution: null }, errors: [] };
  const institution = choices.find((each) => each.code === code)?.code;
  return institution === undefined ? refuse(field, text) : { choice: { method, institution }, errors: [] };
}
