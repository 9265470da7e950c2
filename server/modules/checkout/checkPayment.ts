import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import { cashRefusal } from '#schema/rules/payments.ts';
import { PAYMENT_MESSAGES, type OfferedMethod, type PaymentChoice } from '#server/modules/payments/index.ts';
import type { PaymentMethod } from '#server/store/documents/orders.ts';
import { INPUT_MESSAGES } from '#server/platform/input/inputMessages.ts';
import type { OrderRequest } from './orderRequest.ts';
import { invalid } from '#server/platform/input/failure.ts';
import type { InvalidInput } from '#server/platform/input/failure.ts';

/** The chosen payment method, not validated. */
export type WantedPayment = Pick<OrderRequest, 'paymentMethod' | 'paymentBank' | 'paymentWallet'>;

interface Limits {
  offered: readonly OfferedMethod[];
  /** State of delivery: cash on delivery is not available everywhere. */
  state: MalaysianState;
}

/**
 * Accepts only offered methods, with one of their banks or wallets where they have any; an institution where none is needed is ignored.
 * Whether the amount can be paid that way is decided by `cashTooMuch`, once the total is known.
 */
export function checkPayment(
  { paymentMethod: method, paymentBank, paymentWallet }: WantedPayment,
  { offered, state }: Limits,
): { choice: PaymentChoice; errors: InvalidInput[] } {
  const way = offered.find((each) => each.method === method);
  const refuse = (field: string, text: InvalidInput['text']) => ({
    choice: { method, institution: null },
    errors: [invalid(['payment', field], text)],
  });
  if (way === undefined) return refuse('method', INPUT_MESSAGES.payment);
  if (method === 'CASH_ON_DELIVERY' && cashRefusal(state, 0) !== null) return refuse('method', PAYMENT_MESSAGES.cashTooFar);
  const [field, choices, code, text] =
    way.banks.length > 0
      ? (['bank', way.banks, paymentBank, INPUT_MESSAGES.bank] as const)
      : (['wallet', way.wallets, paymentWallet, PAYMENT_MESSAGES.wallet] as const);
  if (choices.length === 0) return { choice: { method, institution: null }, errors: [] };
  const institution = choices.find((each) => each.code === code)?.code;
  return institution === undefined ? refuse(field, text) : { choice: { method, institution }, errors: [] };
}

/** Why a total, in cents, cannot be paid by this method; empty when it can. */
export function cashTooMuch(method: PaymentMethod, state: MalaysianState, totalCents: number): InvalidInput[] {
  if (method !== 'CASH_ON_DELIVERY' || cashRefusal(state, totalCents) !== 'AMOUNT') return [];
  return [invalid(['payment', 'method'], PAYMENT_MESSAGES.cashTooMuch)];
}
