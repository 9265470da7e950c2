import { MAX_ADDRESSES, PASSWORD_LENGTH } from '#schema/rules/limits.ts';
import type { LocalisedText } from '#schema/rules/localisedText.ts';
import { invalid, notFound, type InvalidInput, type NotFound } from '#server/platform/input/parseInput.ts';
import { translations } from '#server/platform/messages.ts';
import type { UserDoc } from '#server/store/documents/accounts.ts';
import type { OpenedSession } from './session.service.ts';

const { min, max } = PASSWORD_LENGTH;

/** Error messages for accounts, which say how to correct the input but never repeat it. */
export const ACCOUNT_MESSAGES = {
  emailTaken: translations('accounts.emailTaken'),
  passwordLength: translations('accounts.passwordLength', { min, max }),
  passwordCommon: translations('accounts.passwordCommon'),
  passwordFewCharacters: translations('accounts.passwordFewCharacters'),
  passwordOfContext: translations('accounts.passwordOfContext'),
  wrong: translations('accounts.wrong'),
  wait: translations('accounts.wait'),
  waitOrReset: translations('accounts.waitOrReset'),
  busy: translations('accounts.busy'),
  wrongPassword: translations('accounts.wrongPassword'),
  passwordNeeded: translations('accounts.passwordNeeded'),
  emailOfAnother: translations('accounts.emailOfAnother'),
  resetInvalid: translations('accounts.resetInvalid'),
  resetExpired: translations('accounts.resetExpired'),
  noSession: translations('accounts.noSession'),
  noAddress: translations('accounts.noAddress'),
  tooManyAddresses: translations('accounts.tooManyAddresses', { max: MAX_ADDRESSES }),
} as const satisfies Record<string, LocalisedText>;

/** A rejected or rate-limited authentication. */
export interface AuthFailed {
  kind: 'AuthFailed';
  code: 'INVALID_CREDENTIALS' | 'TOO_MANY_ATTEMPTS' | 'BUSY' | 'TOKEN_INVALID' | 'TOKEN_EXPIRED';
  text: LocalisedText;
  path: string[] | null;
  /** Null if there is no wait. */
  retryAfterSeconds: number | null;
}

export type AuthError = InvalidInput | AuthFailed;
export type AccountError = InvalidInput | NotFound | AuthFailed;

export function authFailed(
  code: AuthFailed['code'],
  text: LocalisedText,
  path: string[] | null,
  retryAfterSeconds: number | null = null,
): AuthFailed {
  return { kind: 'AuthFailed', code, text, path, retryAfterSeconds };
}

/** The same error for an unknown email and a wrong password. */
export const WRONG_CREDENTIALS = authFailed('INVALID_CREDENTIALS', ACCOUNT_MESSAGES.wrong, null);
/** The hash queue is full: nothing was checked and no attempt counted. */
export const BUSY = authFailed('BUSY', ACCOUNT_MESSAGES.busy, null, 2);
/** A reset token that is unknown, used or replaced. */
export const RESET_INVALID = authFailed('TOKEN_INVALID', ACCOUNT_MESSAGES.resetInvalid, ['token']);
export const RESET_EXPIRED = authFailed('TOKEN_EXPIRED', ACCOUNT_MESSAGES.resetExpired, ['token']);

export function tooManyAttempts(retryAfterSeconds: number): AuthFailed {
  return authFailed('TOO_MANY_ATTEMPTS', ACCOUNT_MESSAGES.wait, null, retryAfterSeconds);
}

/**
 * Rate limit for logins. Suggests a password reset, which has a separate limit and opens a session, so that other people's
 * attempts do not lock the owner out.
 */
export function tooManyLogins(retryAfterSeconds: number): AuthFailed {
  return authFailed('TOO_MANY_ATTEMPTS', ACCOUNT_MESSAGES.waitOrReset, null, retryAfterSeconds);
}

export function wrongPassword(field: string): AuthFailed {
  return authFailed('INVALID_CREDENTIALS', ACCOUNT_MESSAGES.wrongPassword, [field]);
}

export function passwordNeeded(field: string): InvalidInput {
  return invalid([field], ACCOUNT_MESSAGES.passwordNeeded);
}

/** The session does not exist or belongs to another user. */
export const NO_SESSION = notFound(['id'], ACCOUNT_MESSAGES.noSession);

/** A new password that was rejected for a reason given by `passwordWeakness`. */
export function weakPassword(field: string, reason: LocalisedText): InvalidInput {
  return { ...invalid([field], reason), code: 'WEAK_PASSWORD' };
}

export function emailTaken(text: LocalisedText = ACCOUNT_MESSAGES.emailTaken): InvalidInput {
  return { ...invalid(['email'], text), code: 'EMAIL_TAKEN' };
}

/** The signed-in user with a new session, or at least one error. */
export interface AuthResult {
  viewer: UserDoc | null;
  session: OpenedSession | null;
  errors: AuthError[];
}

export function notLoggedIn(...errors: AuthError[]): AuthResult {
  return { viewer: null, session: null, errors };
}

export interface ProfileResult {
  viewer: UserDoc | null;
  errors: AccountError[];
}

export interface OkResult {
  ok: boolean;
  errors: AccountError[];
}

export function refused(...errors: AccountError[]): OkResult {
  return { ok: false, errors };
}
