import type { LocalisedText } from '#server/store/documents/shared.ts';
import type { InvalidInput, NotFound } from '#server/platform/input/failure.ts';
import { ACCOUNT_MESSAGES } from './accountMessages.ts';

/** A login that was refused, or has to wait. */
export interface AuthFailed {
  kind: 'AuthFailed';
  code: 'INVALID_CREDENTIALS' | 'TOO_MANY_ATTEMPTS' | 'BUSY' | 'TOKEN_INVALID' | 'TOKEN_EXPIRED';
  text: LocalisedText;
  path: string[] | null;
  /** Seconds; null when there is nothing to wait for. */
  retryAfterSeconds: number | null;
}

/** Every expected way in which registering or logging in is refused. */
export type AuthError = InvalidInput | AuthFailed;
/** Every expected way in which a change of an account is refused. */
export type AccountError = InvalidInput | NotFound | AuthFailed;

/** The same for an unknown e-mail and for a wrong password. */
export const WRONG_CREDENTIALS: AuthFailed = {
  kind: 'AuthFailed',
  code: 'INVALID_CREDENTIALS',
  text: ACCOUNT_MESSAGES.wrong,
  path: null,
  retryAfterSeconds: null,
};

export function tooManyAttempts(retryAfterSeconds: number): AuthFailed {
  return { kind: 'AuthFailed', code: 'TOO_MANY_ATTEMPTS', text: ACCOUNT_MESSAGES.wait, path: null, retryAfterSeconds };
}

/** Too many wait for their password to be checked: this one was not, and no try was counted. */
export const BUSY: AuthFailed = { kind: 'AuthFailed', code: 'BUSY', text: ACCOUNT_MESSAGES.busy, path: null, retryAfterSeconds: 2 };

/** Who is logged in did not know the password that goes with it. */
export function wrongPassword(field: string): AuthFailed {
  return { kind: 'AuthFailed', code: 'INVALID_CREDENTIALS', text: ACCOUNT_MESSAGES.wrongPassword, path: [field], retryAfterSeconds: null };
}

/** A letter's token that is unknown, was used, or was replaced. */
export function resetInvalid(): AuthFailed {
  return { kind: 'AuthFailed', code: 'TOKEN_INVALID', text: ACCOUNT_MESSAGES.resetInvalid, path: ['token'], retryAfterSeconds: null };
}

/** A letter's token that was good once. */
export function resetExpired(): AuthFailed {
  return { kind: 'AuthFailed', code: 'TOKEN_EXPIRED', text: ACCOUNT_MESSAGES.resetExpired, path: ['token'], retryAfterSeconds: null };
}

/** There is no such session, or it is another's. */
export const NO_SESSION: NotFound = { kind: 'NotFound', code: 'NOT_FOUND', text: ACCOUNT_MESSAGES.noSession, path: ['id'] };
