import { dictionary } from '@zxcvbn-ts/language-common';
import { isEasilyGuessed, normalisePassword } from '#schema/rules/passwords.ts';

/** Some 49,000 common passwords of leaked lists (zxcvbn-ts, MIT), in lower case. */
let common: ReadonlySet<string> | null = null;

const MIN_DISTINCT = 4;
/** Digits and signs behind a common password that make no other of it. */
const MAX_TAIL = 4;
/** Shorter parts of a name stand in many words. */
const MIN_CONTEXT = 3;
/** Characters that a password must have beside words of its context. */
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

/** What somebody who guesses knows of a person. */
export interface PasswordOwner {
  email: string;
  firstName: string;
  lastName: string | null;
}

/** Whether a password has hardly any characters of its own: one or a few, over and over, or spaces. */
export function hasFewCharacters(password: string): boolean {
  return new Set(fold(password).replace(/\s+/g, ' ')).size < MIN_DISTINCT;
}

/** Whether a password is among the first that are tried on every account, in whatever case, with signs for letters, with a few digits behind it. */
export function isCommonPassword(password: string): boolean {
  // Unpacked when it is first needed: most processes that read the shop never register anybody.
  common ??= new Set(dictionary['passwords-common'].map((word) => String(word).toLowerCase()));
  const known = common;
  return looksOf(password).some((look) => {
    const [tail = ''] = /[\d\W_]*$/.exec(look) ?? [];
    const word = look.slice(0, look.length - tail.length);
    return known.has(look) || (tail.length <= MAX_TAIL && known.has(word)) || isEasilyGuessed(look);
  });
}

/** Whether a password is little more than the market's name, or its owner's names or e-mail. */
export function isOfContext(password: string, { email, firstName, lastName }: PasswordOwner): boolean {
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

/** A password as it is written, and with letters for the digits and signs that stand for them; those at its end may be no more than digits. */
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
