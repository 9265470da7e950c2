import type { LocalisedText } from '#schema/rules/localisedText.ts';
import type { AuthFailed } from '#server/modules/accounts/index.ts';
import type { Failure, InvalidInput, NotFound } from '#server/platform/input/parseInput.ts';
import { translations } from '#server/platform/messages.ts';

/** Messages for changes to a vendor that conflict with the store. */
export const VENDOR_MESSAGES = {
  nameTaken: translations('vendors.nameTaken'),
  slugTaken: translations('vendors.slugTaken'),
  state: translations('vendors.state'),
  upload: translations('vendors.upload'),
  hasShop: translations('vendors.hasShop'),
} as const satisfies Record<string, LocalisedText>;

/** The version does not match: the object was changed since it was read. */
export interface Conflict extends Failure {
  kind: 'Conflict';
  code: 'CONFLICT';
  /** The current version, or the units on hand. */
  current: number;
}

/** Expected errors when changing a vendor. */
export type VendorError = InvalidInput | NotFound | Conflict | AuthFailed;

const CHANGED: LocalisedText = translations('vendors.changed');

export function conflict(path: string[] | null, current: number): Conflict {
  return { kind: 'Conflict', code: 'CONFLICT', text: CHANGED, path, current };
}
