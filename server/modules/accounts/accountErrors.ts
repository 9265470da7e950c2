import { MAX_ADDRESSES, PASSWORD_LENGTH } from '#schema/rules/limits.ts';
import { invalid, notFound, type InvalidInput, type NotFound } from '#server/platform/input/parseInput.ts';
import type { UserDoc } from '#server/store/documents/accounts.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';
import type { NewSession } from './session.service.ts';

const { min, max } = PASSWORD_LENGTH;

/** Error messages of accounts: how to correct the input, never the input itself. */
export const ACCOUNT_MESSAGES = {
  emailTaken: {
    en: 'There is an account with this email already.',
    ms: 'Sudah ada akaun dengan e-mel ini.',
  },
  passwordLength: { en: `Use ${min} to ${max} characters.`, ms: `Guna ${min} hingga ${max} aksara.` },
  passwordCommon: {
    en: 'Many people use this password, so it is guessed first: choose another.',
    ms: 'Ramai orang menggunakan kata laluan ini, jadi ia diteka dahulu: pilih yang lain.',
  },
  passwordFewCharacters: {
    en: 'This repeats a few characters: use more different ones.',
    ms: 'Ini mengulang beberapa aksara sahaja: guna lebih banyak aksara berlainan.',
  },
  passwordOfContext: {
    en: 'This is little more than your name, your email or the name of this shop: choose another.',
    ms: 'Ini hampir sama dengan nama anda, e-mel anda atau nama kedai ini: pilih yang lain.',
  },
  wrong: { en: 'Email or password is not right.', ms: 'E-mel atau kata laluan tidak betul.' },
  wait: { en: 'Too many tries: wait a while, then try again.', ms: 'Terlalu banyak percubaan: tunggu sebentar, kemudian cuba lagi.' },
  busy: {
    en: 'Many people are logging in at this moment: try again in a few seconds.',
    ms: 'Ramai orang sedang log masuk sekarang: cuba lagi dalam beberapa saat.',
  },
  wrongPassword: { en: 'This is not your password.', ms: 'Ini bukan kata laluan anda.' },
  emailOfAnother: { en: 'Another account has this e-mail.', ms: 'Akaun lain menggunakan e-mel ini.' },
  resetInvalid: {
    en: 'This link does not count any more: it was used, or replaced by a newer one.',
    ms: 'Pautan ini tidak lagi sah: ia telah digunakan atau digantikan dengan yang baharu.',
  },
  resetExpired: {
    en: 'This link was good for 30 minutes, which are over.',
    ms: 'Pautan ini sah selama 30 minit, dan tempohnya telah tamat.',
  },
  noSession: { en: 'This session is over already.', ms: 'Sesi ini sudah tamat.' },
  noAddress: { en: 'This address is not in your address book any more.', ms: 'Alamat ini tiada lagi dalam buku alamat anda.' },
  tooManyAddresses: {
    en: `An address book holds ${MAX_ADDRESSES} addresses: remove one first.`,
    ms: `Buku alamat memuatkan ${MAX_ADDRESSES} alamat: buang satu dahulu.`,
  },
} as const satisfies Record<string, LocalisedText>;

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

function authFailed(
  code: AuthFailed['code'],
  text: LocalisedText,
  path: string[] | null,
  retryAfterSeconds: number | null = null,
): AuthFailed {
  return { kind: 'AuthFailed', code, text, path, retryAfterSeconds };
}

/** The same for an unknown email and a wrong password. */
export const WRONG_CREDENTIALS = authFailed('INVALID_CREDENTIALS', ACCOUNT_MESSAGES.wrong, null);
/** The password hash queue is full: nothing was checked and no attempt counted. */
export const BUSY = authFailed('BUSY', ACCOUNT_MESSAGES.busy, null, 2);
/** Reset token that is unknown, used or replaced. */
export const RESET_INVALID = authFailed('TOKEN_INVALID', ACCOUNT_MESSAGES.resetInvalid, ['token']);
/** Expired reset token. */
export const RESET_EXPIRED = authFailed('TOKEN_EXPIRED', ACCOUNT_MESSAGES.resetExpired, ['token']);

export function tooManyAttempts(retryAfterSeconds: number): AuthFailed {
  return authFailed('TOO_MANY_ATTEMPTS', ACCOUNT_MESSAGES.wait, null, retryAfterSeconds);
}

/** The signed-in user gave a wrong password. */
export function wrongPassword(field: string): AuthFailed {
  return authFailed('INVALID_CREDENTIALS', ACCOUNT_MESSAGES.wrongPassword, [field]);
}

/** No such session, or it belongs to another user. */
export const NO_SESSION = notFound(['id'], ACCOUNT_MESSAGES.noSession);

/** A new password that is refused for `reason`, see `passwordWeakness`. */
export function weakPassword(field: string, reason: LocalisedText): InvalidInput {
  return { ...invalid([field], reason), code: 'WEAK_PASSWORD' };
}

export function emailTaken(text: LocalisedText = ACCOUNT_MESSAGES.emailTaken): InvalidInput {
  return { ...invalid(['email'], text), code: 'EMAIL_TAKEN' };
}

/** Signed-in user with a new session, or at least one error. */
export interface AuthResult {
  viewer: UserDoc | null;
  session: NewSession | null;
  errors: AuthError[];
}

export function notLoggedIn(...errors: AuthError[]): AuthResult {
  return { viewer: null, session: null, errors };
}

/** The changed account, or at least one error. */
export interface ProfileResult {
  viewer: UserDoc | null;
  errors: AccountError[];
}

/** Success, or at least one error. */
export interface OkResult {
  ok: boolean;
  errors: AccountError[];
}

export function refused(...errors: AccountError[]): OkResult {
  return { ok: false, errors };
}
