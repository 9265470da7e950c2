import type { LocalisedText } from '#server/store/documents/shared.ts';

/** Display names of payment methods. */
export const PAYMENT_METHOD_NAMES = {
  FPX: { en: 'Online banking (FPX)', ms: 'Perbankan dalam talian (FPX)' },
  DUITNOW_QR: { en: 'DuitNow QR', ms: 'DuitNow QR' },
  EWALLET: { en: 'E-wallet', ms: 'E-dompet' },
  CARD: { en: 'Debit or credit card', ms: 'Kad debit atau kredit' },
  CASH_ON_DELIVERY: { en: 'Cash on delivery', ms: 'Bayar tunai semasa penghantaran' },
} as const satisfies Record<string, LocalisedText>;
