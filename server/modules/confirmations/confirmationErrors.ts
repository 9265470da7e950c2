import { authFailed, tooManyAttempts, type AuthFailed } from '#server/modules/accounts/index.ts';
import { notFound } from '#server/platform/input/parseInput.ts';
import { translations } from '#server/platform/messages.ts';

/** The link is malformed, or its email address has changed since. */
export const LINK_INVALID = authFailed('TOKEN_INVALID', translations('confirmations.invalid'), ['token']);
export const LINK_EXPIRED = authFailed('TOKEN_EXPIRED', translations('confirmations.expired'), ['token']);

/** The order does not exist or belongs to someone else. */
export const NO_ORDER = notFound(['number'], translations('payments.noOrder'));

export function tooManyEmails(retryAfterSeconds: number): AuthFailed {
  return tooManyAttempts(retryAfterSeconds);
}
