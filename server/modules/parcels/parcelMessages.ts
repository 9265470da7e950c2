import { TRACKING_CODE_LENGTH } from '#schema/rules/limits.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';

/** What is said when a step of a package is refused to its seller: how to put it right. */
export const PARCEL_MESSAGES = {
  unknown: { en: 'Your shop has no such package.', ms: 'Kedai anda tiada bungkusan ini.' },
  carrier: { en: 'Choose the courier, or enter its name.', ms: 'Pilih kurier, atau masukkan namanya.' },
  code: {
    en: `Enter the tracking number as it stands on the label: ${TRACKING_CODE_LENGTH.min} to ${TRACKING_CODE_LENGTH.max} letters and digits.`,
    ms: `Masukkan nombor penjejakan seperti pada label: ${TRACKING_CODE_LENGTH.min} hingga ${TRACKING_CODE_LENGTH.max} huruf dan angka.`,
  },
  url: {
    en: 'Enter an address that begins with https://, or leave it out.',
    ms: 'Masukkan alamat yang bermula dengan https://, atau biarkan kosong.',
  },
  reason: { en: 'Say why you cancel it: the buyer reads it.', ms: 'Nyatakan sebab anda membatalkannya: pembeli akan membacanya.' },
  illegal: {
    en: 'The package is somewhere else by now: look at where it is.',
    ms: 'Bungkusan ini sudah berada di peringkat lain: lihat keadaannya sekarang.',
  },
  unpaid: {
    en: 'The buyer has not paid yet: nothing moves before.',
    ms: 'Pembeli belum membayar: tiada apa-apa bergerak sebelum itu.',
  },
} as const satisfies Record<string, LocalisedText>;
