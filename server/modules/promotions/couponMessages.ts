import { formatMoney } from '#schema/rules/money.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';

const LANGUAGES = { en: 'en-MY', ms: 'ms-MY' } as const;

/** Messages for a refused coupon, with the remedy: shown beside the code, after "this coupon can't be used". */
export const COUPON_MESSAGES = {
  unknown: { en: 'There is no such coupon. Check the code.', ms: 'Tiada kupon sedemikian. Semak kodnya.' },
  usedUp: { en: 'It has been used up.', ms: 'Ia telah habis digunakan.' },
  blocked: (seconds: number): LocalisedText => ({
    en: `Too many codes were tried from here. Try again in ${duration(seconds, 'en')}.`,
    ms: `Terlalu banyak kod dicuba dari sini. Cuba lagi dalam ${duration(seconds, 'ms')}.`,
  }),
  early: (from: string): LocalisedText => ({
    en: `It can be used from ${moment(from, 'en')}.`,
    ms: `Ia boleh digunakan mulai ${moment(from, 'ms')}.`,
  }),
  over: (end: string): LocalisedText => ({
    en: `It ended on ${moment(end, 'en')}.`,
    ms: `Ia tamat pada ${moment(end, 'ms')}.`,
  }),
  otherShop: (vendor: string): LocalisedText => ({
    en: `It is for goods of ${vendor}, and there are none in the cart.`,
    ms: `Ia untuk barangan ${vendor}, dan tiada dalam troli.`,
  }),
  missing: (cents: number, vendor: string | null): LocalisedText => ({
    en: `Spend ${formatMoney(cents)} more${vendor === null ? '' : ` on goods of ${vendor}`} to use it.`,
    ms: `Tambah ${formatMoney(cents)} lagi${vendor === null ? '' : ` barangan ${vendor}`} untuk menggunakannya.`,
  }),
};

/** Seconds below two minutes, then minutes, rounded up. */
function duration(seconds: number, language: keyof LocalisedText): string {
  if (seconds < 120) return language === 'ms' ? `${seconds} saat` : `${seconds} second${seconds === 1 ? '' : 's'}`;
  const minutes = Math.ceil(seconds / 60);
  return language === 'ms' ? `${minutes} minit` : `${minutes} minutes`;
}

function moment(at: string, language: keyof LocalisedText): string {
  const format = {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'Asia/Kuala_Lumpur',
  } as const;
  return new Intl.DateTimeFormat(LANGUAGES[language], format).format(new Date(at));
}
