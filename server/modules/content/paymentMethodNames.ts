import type { LocalisedText } from '#server/store/documents/shared.ts';

/** What the ways to pay are called. */
export const PAYMENT_METHOD_NAMES = {
  FPX: { en: 'Online banking (FPX)', ms: 'Perbankan dalam talian (FPX)' },
  CASH_ON_DELIVERY: { en: 'Cash on delivery', ms: 'Bayar tunai semasa penghantaran' },
} as const satisfies Record<string, LocalisedText>;
