import type { LocalisedText } from '#server/store/documents/shared.ts';

/** Messages when a change of a vendor conflicts with the store. */
export const VENDOR_MESSAGES = {
  nameTaken: {
    en: 'Another shop has this name, or one that reads the same: choose another.',
    ms: 'Kedai lain menggunakan nama ini, atau nama yang dibaca sama: pilih nama lain.',
  },
  slugTaken: { en: 'Another shop has this address: choose another.', ms: 'Kedai lain menggunakan alamat ini: pilih alamat lain.' },
  state: { en: 'Choose the state you sell from.', ms: 'Pilih negeri tempat anda menjual.' },
  upload: {
    en: 'This picture is not there any more: choose it again.',
    ms: 'Gambar ini tiada lagi: pilih sekali lagi.',
  },
  hasShop: {
    en: 'You have a shop already. One account keeps one shop.',
    ms: 'Anda sudah mempunyai kedai. Satu akaun untuk satu kedai.',
  },
} as const satisfies Record<string, LocalisedText>;
