import type { OfferedMethod, PaymentChoice } from '#server/modules/payments/payment.service.ts';
import { INPUT_MESSAGES } from '#server/modules/input/inputMessages.ts';
import type { OrderRequest } from './orderRequest.ts';
import { invalid } from '#server/modules/input/failure.ts';
import type { InvalidInput } from '#server/modules/input/failure.ts';

/** Only what the shop offers, with one of its banks where there are any; a bank where none is asked for is left aside. */
export function checkPayment(
  { paymentMethod: method, paymentBank }: Pick<OrderRequest, 'paymentMethod' | 'paymentBank'>,
  offered: readonly OfferedMethod[],
): { choice: PaymentChoice; errors: InvalidInput[] } {
  const banks = offered.find((each) => each.method === method)?.banks;
  if (banks === undefined) return { choice: { method, bank: null }, errors: [invalid(['payment', 'method'], INPUT_MESSAGES.payment)] };
  if (banks.length === 0) return { choice: { method, bank: null }, errors: [] };
  const bank = banks.find(({ code }) => code === paymentBank)?.code ?? null;
  return { choice: { method, bank }, errors: bank === null ? [invalid(['payment', 'bank'], INPUT_MESSAGES.bank)] : [] };
}
