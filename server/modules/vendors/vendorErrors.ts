import type { Failure, InvalidInput, NotFound } from '#server/platform/input/parseInput.ts';
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

/** The version does not match: it was changed since it was read. */
export interface Conflict extends Failure {
  kind: 'Conflict';
  code: 'CONFLICT';
  /** The current version, or for a count the units on hand. */
  current: number;
}

/** Expected errors of changing a vendor. */
export type VendorError = InvalidInput | NotFound | Conflict;

const CHANGED: LocalisedText = {
  en: 'Somebody changed this since you opened it. Compare both versions, then save again.',
  ms: 'Seseorang telah mengubahnya sejak anda membukanya. Bandingkan kedua-dua versi, kemudian simpan semula.',
};

export function conflict(path: string[] | null, current: number): Conflict {
  return { kind: 'Conflict', code: 'CONFLICT', text: CHANGED, path, current };
}
