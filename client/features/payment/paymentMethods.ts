import type { PaymentMethod } from '#client/graphql/schemaTypes.generated.ts';
import { paymentSchema } from '#schema/rules/inputs/order.ts';
import { cashRefusal } from '#schema/rules/payments.ts';
import type { MalaysianState } from '#schema/rules/malaysianStates.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import type { FieldTexts, FormSpec } from '#client/ui/forms/formSpec.ts';
import type { IconName } from '#client/ui/media/iconPaths.ts';

/** How each way to pay is shown: its sign, what happens when it is chosen, and what comes after the order. */
export const PAYMENT_METHOD_LOOK: Record<PaymentMethod, { icon: IconName; hint: PlainMessageKey; next: PlainMessageKey | null }> = {
  FPX: { icon: 'bank', hint: 'pay.fpxHint', next: 'pay.nextBank' },
  DUITNOW_QR: { icon: 'grid', hint: 'pay.qrHint', next: 'pay.nextQr' },
  EWALLET: { icon: 'phone', hint: 'pay.walletHint', next: 'pay.nextWallet' },
  CARD: { icon: 'lock', hint: 'pay.cardHint', next: 'pay.nextCard' },
  CASH_ON_DELIVERY: { icon: 'cash', hint: 'pay.codHint', next: null },
};

/** Where one of several banks or wallets is to be chosen. */
export const INSTITUTION_TEXTS = { bank: { bank: 'pay.needBank' }, wallet: { wallet: 'pay.needWallet' } } satisfies Record<
  string,
  FieldTexts
>;

/** The way to pay that every marketplace takes. */
export const CASH: PaymentMethod = 'CASH_ON_DELIVERY';

/** What a checkout needs to know of the ways to pay, to keep and to check the choice. */
export interface Payable {
  method: PaymentMethod;
  banks: readonly { code: string }[];
  wallets: readonly { code: string }[];
}

/** What is chosen, as the fields of a form hold it. */
export interface KeptChoice {
  payment?: string | undefined;
  bank?: string | undefined;
  wallet?: string | undefined;
}

/** A way to pay with what it asks for: `asks` names the field that has to be filled in. */
export interface OfferedChoice {
  payment: PaymentMethod;
  bank: string;
  wallet: string;
  asks: 'bank' | 'wallet' | null;
}

/** The kept choice as far as the marketplace still offers it, and the order can be paid so; else cash, or the first way where cash is not taken. */
export function offeredChoice(kept: KeptChoice, offered: readonly Payable[], cash: ReturnType<typeof cashRefusal>): OfferedChoice {
  const possible = offered.filter(({ method }) => method !== CASH || cash === null);
  const usual = possible.find(({ method }) => method === CASH) ?? possible[0];
  const chosen = possible.find(({ method }) => method === kept.payment) ?? usual;
  const bank = chosen?.banks.find(({ code }) => code === kept.bank)?.code ?? '';
  const wallet = chosen?.wallets.find(({ code }) => code === kept.wallet)?.code ?? '';
  const asks =
    chosen === undefined || chosen.banks.length + chosen.wallets.length === 0 ? null : chosen.banks.length > 0 ? 'bank' : 'wallet';
  return { payment: chosen?.method ?? CASH, bank, wallet, asks };
}

/** Why an order cannot be paid at the door, as a sentence; null when it can. */
export function cashHint(state: MalaysianState, totalCents: number): PlainMessageKey | null {
  const refusal = cashRefusal(state, totalCents);
  if (refusal === null) return null;
  return refusal === 'STATE' ? 'pay.cashTooFar' : 'pay.cashTooMuch';
}

/** What the API is told of a choice. */
export function paymentInput({ payment, bank, wallet, asks }: OfferedChoice) {
  return { method: payment, bank: asks === 'bank' ? bank : null, wallet: asks === 'wallet' ? wallet : null };
}

/** The fields of a choice. */
export type PaymentField = 'payment' | 'bank' | 'wallet';

/** Another way to pay an order. */
export const paymentSpec = (offered: readonly Payable[], state: MalaysianState): FormSpec<PaymentField> => ({
  fields: ['payment', 'bank', 'wallet'],
  schema: paymentSchema(offered, state),
  input: ({ payment, ...institution }) => ({ method: payment, ...institution }),
  texts: { payment: {}, ...INSTITUTION_TEXTS },
  // The way itself was offered.
  fieldAt: ([name]) => (name === 'bank' || name === 'wallet' ? name : null),
});
