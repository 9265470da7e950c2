import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import type { IconName } from '#client/ui/iconPaths.ts';
import type { PaymentMethod } from './PlaceOrder.generated.ts';

/** How each way to pay is shown: its sign, and what happens when it is chosen. */
export const PAYMENT_METHOD_LOOK: Record<PaymentMethod, { icon: IconName; hint: PlainMessageKey }> = {
  FPX: { icon: 'bank', hint: 'pay.fpxHint' },
  CASH_ON_DELIVERY: { icon: 'cash', hint: 'pay.codHint' },
};

/** The way to pay that every shop takes. */
export const CASH: PaymentMethod = 'CASH_ON_DELIVERY';

/** What a checkout needs to know of the ways to pay, to keep and to check the choice. */
export interface Payable {
  method: PaymentMethod;
  banks: readonly { code: string }[];
}

/** The kept choice as far as the shop still offers it. */
export function offeredChoice(
  kept: { payment?: string | undefined; bank?: string | undefined },
  offered: readonly Payable[],
): { payment: PaymentMethod; bank: string; needsBank: boolean } {
  const chosen = offered.find(({ method }) => method === kept.payment);
  const banks = chosen?.banks ?? [];
  const bank = banks.find(({ code }) => code === kept.bank)?.code ?? '';
  return { payment: chosen?.method ?? CASH, bank, needsBank: banks.length > 0 };
}
