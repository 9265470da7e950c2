import { authFailed, tooManyAttempts, type AuthFailed } from '#server/modules/accounts/index.ts';
import { notFound } from '#server/platform/input/parseInput.ts';
import { translations } from '#server/platform/messages.ts';

/** A link that is made up, or whose email was changed since. */
export const LINK_INVALID = authFailed('TOKEN_INVALID', translations('confirmations.invalid'), ['token']);
export const LINK_EXPIRED = authFailed('TOKEN_EXPIRED', translations('confirmations.expired'), ['token']);

/** No order of that number, or it is somebody else's. */
export const NO_ORDER = notFound(['number'], translations('payments.noOrder'));

export function tooManyEmails(retryAfterSeconds: number): AuthFailed {
  return tooManyAttempts(retryAfterSeconds);
}
