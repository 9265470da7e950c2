import type { PaymentMethod } from '#client/graphql/schemaTypes.generated.ts';
import { paymentSchema } from '#schema/rules/inputs/order.ts';
import { cashRefusal } from '#schema/rules/payments.ts';
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import type { FieldTexts, FormSpec } from '#client/ui/forms/formSpec.ts';
import type { IconName } from '#client/ui/media/iconPaths.ts';

/** Each payment method's icon, hint and message about the next step. */
export const PAYMENT_METHOD_DISPLAY: Record<PaymentMethod, { icon: IconName; hint: PlainMessageKey; next: PlainMessageKey | null }> = {
  FPX: { icon: 'bank', hint: 'pay.fpxHint', next: 'pay.nextBank' },
  DUITNOW_QR: { icon: 'grid', hint: 'pay.qrHint', next: 'pay.nextQr' },
  EWALLET: { icon: 'phone', hint: 'pay.walletHint', next: 'pay.nextWallet' },
  CARD: { icon: 'lock', hint: 'pay.cardHint', next: 'pay.nextCard' },
  CASH_ON_DELIVERY: { icon: 'cash', hint: 'pay.codHint', next: null },
};

export const INSTITUTION_TEXTS = { bank: { bank: 'pay.needBank' }, wallet: { wallet: 'pay.needWallet' } } satisfies Record<
  string,
  FieldTexts
>;

/** The default payment method, which every marketplace offers. */
export const CASH: PaymentMethod = 'CASH_ON_DELIVERY';

/** The data of a payment method needed to validate a choice. */
export interface PaymentMethodOptions {
  method: PaymentMethod;
  banks: readonly { code: string }[];
  wallets: readonly { code: string }[];
}

/** A stored choice, as form values; it may no longer be valid. */
export interface StoredChoice {
  payment?: string | undefined;
  bank?: string | undefined;
  wallet?: string | undefined;
}

/** A valid choice. `requiredField` is the field that the method requires. */
export interface OfferedChoice {
  payment: PaymentMethod;
  bank: string;
  wallet: string;
  requiredField: 'bank' | 'wallet' | null;
}

/** The stored choice, if it is still offered and allowed for the order. Otherwise cash or, if cash is not allowed, the first method. */
export function offeredChoice(
  kept: StoredChoice,
  offered: readonly PaymentMethodOptions[],
  cash: ReturnType<typeof cashRefusal>,
): OfferedChoice {
  const possible = offered.filter(({ method }) => method !== CASH || cash === null);
  const usual = possible.find(({ method }) => method === CASH) ?? possible[0];
  const chosen = possible.find(({ method }) => method === kept.payment) ?? usual;
  const bank = chosen?.banks.find(({ code }) => code === kept.bank)?.code ?? '';
  const wallet = chosen?.wallets.find(({ code }) => code === kept.wallet)?.code ?? '';
  const requiredField =
    chosen === undefined || chosen.banks.length + chosen.wallets.length === 0 ? null : chosen.banks.length > 0 ? 'bank' : 'wallet';
  return { payment: chosen?.method ?? CASH, bank, wallet, requiredField };
}

/** Says why cash is not allowed; null if it is allowed. */
export function cashHint(state: MalaysianState, totalCents: number): PlainMessageKey | null {
  const refusal = cashRefusal(state, totalCents);
  if (refusal === null) return null;
  return refusal === 'STATE' ? 'pay.cashTooFar' : 'pay.cashTooMuch';
}

/** Converts a choice to the API's input. */
export function paymentInput({ payment, bank, wallet, requiredField }: OfferedChoice) {
  return { method: payment, bank: requiredField === 'bank' ? bank : null, wallet: requiredField === 'wallet' ? wallet : null };
}

export type PaymentField = 'payment' | 'bank' | 'wallet';

/** Form spec for paying an order again. */
export const paymentSpec = (offered: readonly PaymentMethodOptions[], state: MalaysianState): FormSpec<PaymentField> => ({
  fields: ['payment', 'bank', 'wallet'],
  schema: paymentSchema(offered, state),
  input: ({ payment, ...institution }) => ({ method: payment, ...institution }),
  texts: { payment: {}, ...INSTITUTION_TEXTS },
  // Errors about the method do not belong to a field, because the form only offers valid methods.
  fieldAt: ([name]) => (name === 'bank' || name === 'wallet' ? name : null),
});
