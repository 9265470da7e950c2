import type { ChargeMethod, ChargeState, Language } from './charges.ts';

type Text = Record<Language, string>;

/** Texts of the hosted pages. */
export const TEXTS = {
  demo: { en: 'Demo', ms: 'Demo' },
  notice: {
    en: 'This is not a bank. Nothing is charged, and nothing you own is asked for: you choose how the payment ends.',
    ms: 'Ini bukan bank. Tiada caj dibuat dan tiada maklumat anda diminta: anda memilih kesudahan bayaran ini.',
  },
  to: { en: 'To', ms: 'Kepada' },
  through: { en: 'Through', ms: 'Melalui' },
  reference: { en: 'Reference', ms: 'Rujukan' },
  until: { en: 'Answer by', ms: 'Jawab sebelum' },
  question: { en: 'How should this payment end?', ms: 'Bagaimanakah bayaran ini patut berakhir?' },
  approve: { en: 'Approve the payment', ms: 'Luluskan bayaran' },
  decline: { en: 'Decline the payment', ms: 'Tolak bayaran' },
  approveLater: { en: 'Approve after half a minute', ms: 'Luluskan selepas setengah minit' },
  declineLater: { en: 'Decline after half a minute', ms: 'Tolak selepas setengah minit' },
  leave: { en: 'Leave without an answer', ms: 'Keluar tanpa jawapan' },
  back: { en: 'Back to the shop', ms: 'Kembali ke kedai' },
  scanned: {
    en: 'The shop shows the answer by itself. You can close this page.',
    ms: 'Kedai memaparkan jawapan dengan sendiri. Anda boleh tutup halaman ini.',
  },
  later: { en: 'The answer comes in half a minute.', ms: 'Jawapan akan tiba dalam setengah minit.' },
  missing: { en: 'There is no such payment', ms: 'Tiada bayaran sedemikian' },
  missingHint: {
    en: 'The address is incomplete, or the payment was never begun. Go back to your order in the shop and start again from there.',
    ms: 'Alamat ini tidak lengkap atau bayaran tidak pernah dimulakan. Kembali ke pesanan anda di kedai dan mulakan semula dari situ.',
  },
  otherLanguage: { en: 'Bahasa Melayu', ms: 'English' },
} as const satisfies Record<string, Text>;

/** Page titles by payment method. */
export const TITLES: Record<ChargeMethod, Text> = {
  FPX: { en: 'Demo online banking', ms: 'Perbankan dalam talian demo' },
  DUITNOW_QR: { en: 'Demo QR payment', ms: 'Bayaran QR demo' },
  EWALLET: { en: 'Demo e-wallet', ms: 'E-dompet demo' },
  CARD: { en: 'Demo card payment', ms: 'Bayaran kad demo' },
};

/** Outcomes of a payment. */
export const OUTCOMES: Record<ChargeState, Text> = {
  PENDING: { en: 'The payment is open.', ms: 'Bayaran masih dibuka.' },
  AUTHORISED: { en: 'The payment is approved.', ms: 'Bayaran telah diluluskan.' },
  CAPTURED: { en: 'The payment is approved.', ms: 'Bayaran telah diluluskan.' },
  DECLINED: { en: 'The payment was declined. Nothing is charged.', ms: 'Bayaran telah ditolak. Tiada caj dibuat.' },
  VOIDED: { en: 'The shop called the payment off. Nothing is charged.', ms: 'Kedai telah membatalkan bayaran. Tiada caj dibuat.' },
  EXPIRED: { en: 'The time for this payment is over. Nothing is charged.', ms: 'Masa untuk bayaran ini telah tamat. Tiada caj dibuat.' },
};

const demoBank = (name: string) => ({ en: `Demo bank ${name}`, ms: `Bank demo ${name}` });

/** The banks and wallets behind the gateway, by code. None of them is a real one. */
const INSTITUTIONS: Record<string, Text> = {
  DEMO_HARIMAU: demoBank('Harimau'),
  DEMO_RIMBA: demoBank('Rimba'),
  DEMO_TERATAI: demoBank('Teratai'),
  DEMO_SONGKET: demoBank('Songket'),
  DEMO_NYIUR: demoBank('Nyiur'),
  DEMO_ANGSANA: demoBank('Angsana'),
  DEMO_BAYU: demoBank('Bayu'),
  DEMO_CENGAL: demoBank('Cengal'),
  DEMO_WAU: demoBank('Wau'),
  TOUCH_N_GO: { en: "Touch 'n Go eWallet (demo)", ms: "Touch 'n Go eWallet (demo)" },
  GRABPAY: { en: 'GrabPay (demo)', ms: 'GrabPay (demo)' },
};

/** Name of a bank or wallet; null for one that the gateway does not know. */
export function institutionName(code: string | null, language: Language): string | null {
  return code !== null && Object.hasOwn(INSTITUTIONS, code) ? (INSTITUTIONS[code]?.[language] ?? null) : null;
}
