import { dictionary } from '@zxcvbn-ts/language-common';
import { PASSWORD_LENGTH } from '#schema/rules/limits.ts';
import { isEasilyGuessed, normalisePassword, passwordLength } from '#schema/rules/passwords.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';
import { ACCOUNT_MESSAGES } from './accountMessages.ts';

/** About 49,000 common passwords of leaked lists (zxcvbn-ts, MIT), in lower case. */
let common: ReadonlySet<string> | null = null;

const MIN_DISTINCT = 4;
/** Digits and signs after a common password that do not make it a different one. */
const MAX_TAIL = 4;
/** Shorter parts of a name occur in many words. */
const MIN_CONTEXT = 3;
/** Characters that a password needs beyond its context words. */
const OWN_PART = 6;
const MARKET_WORDS = ['rizq', 'marketplace', 'pasar', 'demo'];
const CHARACTER_FOR: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '+': 't',
};

/** Personal data that an attacker would guess with. */
export interface PasswordOwner {
  email: string;
  firstName: string;
  lastName: string | null;
}

/** Reason to refuse a new password, or null; there are no composition rules. Existing passwords are not checked again. */
export function passwordWeakness(password: string, owner: PasswordOwner): LocalisedText | null {
  const length = passwordLength(password);
  if (length < PASSWORD_LENGTH.min || length > PASSWORD_LENGTH.max) return ACCOUNT_MESSAGES.passwordLength;
  if (hasFewCharacters(password)) return ACCOUNT_MESSAGES.passwordFewCharacters;
  if (isOfContext(password, owner)) return ACCOUNT_MESSAGES.passwordOfContext;
  return isCommonPassword(password) ? ACCOUNT_MESSAGES.passwordCommon : null;
}

/** Whether a password has too few distinct characters: a few repeated ones, or spaces. */
function hasFewCharacters(password: string): boolean {
  return new Set(fold(password).replace(/\s+/g, ' ')).size < MIN_DISTINCT;
}

/** Whether a password is a common one, ignoring case, signs substituted for letters and a few trailing digits. */
function isCommonPassword(password: string): boolean {
  // Loaded lazily: most processes that read the store never register a user.
  common ??= new Set(dictionary['passwords-common'].map((word) => String(word).toLowerCase()));
  const known = common;
  return looksOf(password).some((look) => {
    const [tail = ''] = /[\d\W_]*$/.exec(look) ?? [];
    const word = look.slice(0, look.length - tail.length);
    return known.has(look) || (tail.length <= MAX_TAIL && known.has(word)) || isEasilyGuessed(look);
  });
}

/** Whether a password is little more than the marketplace's name, or the owner's names or email. */
function isOfContext(password: string, { email, firstName, lastName }: PasswordOwner): boolean {
  const [local = '', host = ''] = email.split('@');
  const parts = [
    email,
    local,
    host,
    ...local.split(/[^\p{L}\p{N}]+/u),
    ...host.split('.'),
    ...`${firstName} ${lastName ?? ''}`.split(/\s+/),
  ];
  const words = [...MARKET_WORDS, ...parts.map(fold)].filter((word) => word.length >= MIN_CONTEXT).sort((a, b) => b.length - a.length);
  return looksOf(password).some((look) => {
    const rest = words.reduce((left, word) => left.replaceAll(word, ''), look);
    return rest.length < look.length && rest.replace(/[^\p{L}\p{N}]+/gu, '').length < OWN_PART;
  });
}

/** A password as typed, and with digits and signs replaced by the letters they resemble; those at its end may be mere digits. */
function looksOf(password: string): string[] {
  const written = fold(password);
  const [tail = ''] = /[\d\W_]*$/.exec(written) ?? [];
  const word = written.slice(0, written.length - tail.length);
  return [...new Set([written, asCharacters(word) + tail, asCharacters(written)])];
}

function asCharacters(text: string): string {
  return [...text].map((sign) => CHARACTER_FOR[sign] ?? sign).join('');
}

function fold(text: string): string {
  return normalisePassword(text).toLowerCase();
}
