import type { LocalisedText } from '#server/store/documents/shared.ts';
import type { Failure, InvalidInput, NotFound } from '#server/platform/input/failure.ts';

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
