import type { LocalisedText } from '#server/store/documents/shared.ts';
import { invalid, type InvalidInput, type NotFound } from '#server/platform/input/failure.ts';
import { ACCOUNT_MESSAGES } from './accountMessages.ts';

/** Refused or rate-limited authentication. */
export interface AuthFailed {
  kind: 'AuthFailed';
  code: 'INVALID_CREDENTIALS' | 'TOO_MANY_ATTEMPTS' | 'BUSY' | 'TOKEN_INVALID' | 'TOKEN_EXPIRED';
  text: LocalisedText;
  path: string[] | null;
  /** Seconds; null without a wait. */
  retryAfterSeconds: number | null;
}

/** Expected errors of registering and logging in. */
export type AuthError = InvalidInput | AuthFailed;
/** Expected errors of changing an account. */
export type AccountError = InvalidInput | NotFound | AuthFailed;

/** The same for an unknown email and a wrong password. */
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

/** The password hash queue is full: nothing was checked and no attempt counted. */
export const BUSY: AuthFailed = { kind: 'AuthFailed', code: 'BUSY', text: ACCOUNT_MESSAGES.busy, path: null, retryAfterSeconds: 2 };

/** A new password that is refused for `reason`, see `passwordWeakness`. */
export function weakPassword(field: string, reason: LocalisedText): InvalidInput {
  return { ...invalid([field], reason), code: 'WEAK_PASSWORD' };
}

/** The signed-in user gave a wrong password. */
export function wrongPassword(field: string): AuthFailed {
  return { kind: 'AuthFailed', code: 'INVALID_CREDENTIALS', text: ACCOUNT_MESSAGES.wrongPassword, path: [field], retryAfterSeconds: null };
}

/** Reset token that is unknown, used or replaced. */
export function resetInvalid(): AuthFailed {
  return { kind: 'AuthFailed', code: 'TOKEN_INVALID', text: ACCOUNT_MESSAGES.resetInvalid, path: ['token'], retryAfterSeconds: null };
}

/** Expired reset token. */
export function resetExpired(): AuthFailed {
  return { kind: 'AuthFailed', code: 'TOKEN_EXPIRED', text: ACCOUNT_MESSAGES.resetExpired, path: ['token'], retryAfterSeconds: null };
}

/** No such session, or it belongs to another user. */
export const NO_SESSION: NotFound = { kind: 'NotFound', code: 'NOT_FOUND', text: ACCOUNT_MESSAGES.noSession, path: ['id'] };
