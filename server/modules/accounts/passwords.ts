import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import type { LocalisedText } from '#schema/rules/localisedText.ts';
import { isEasilyGuessed, isPasswordLength, MAX_RAW_PASSWORD_LENGTH, normalisePassword } from '#schema/rules/passwords.ts';
import { Semaphore } from '#server/concurrency/semaphore.ts';
import { ACCOUNT_MESSAGES } from './accountErrors.ts';

/** OWASP's first recommendation: 46 MiB, one pass, one lane. argon2id is the library's default; its enum has no runtime value. */
const PARAMETERS = { memoryCost: 47_104, timeCost: 1, parallelism: 1 } as const;

/**
 * Hash of a discarded random password. It is verified for unknown emails, so that the response takes as long as it does for a
 * wrong password.
 */
const NOBODYS_HASH = '$argon2id$v=19$m=47104,t=1,p=1$A5mMP6/ddG9WA98SVDWJlA$63klttqSoZ2gmEY07yxl+ZnCqjOyBP7TukNYJSGGnx4';

/** Maximum concurrent hashes: each one occupies a thread of Node's pool, which disk I/O shares. */
const AT_ONCE = 2;
/** Maximum length of the queue; further callers are rejected instead of waiting for minutes. */
const MAX_WAITING = 100;

/** Creates and verifies password hashes, two at a time. Throws QueueFull. */
export class PasswordHashes {
  private readonly semaphore = new Semaphore(AT_ONCE, MAX_WAITING);

  hash(password: string): Promise<string> {
    return this.semaphore.run(() => hash(normalisePassword(password), PARAMETERS));
  }

  /** Whether the password matches the hash. For a null hash, returns false after the same time. */
  verify(passwordHash: string | null, password: string): Promise<boolean> {
    const checked = password.length > MAX_RAW_PASSWORD_LENGTH ? null : passwordHash;
    return this.semaphore.run(async () => {
      const isRight = await verify(checked ?? NOBODYS_HASH, normalisePassword(password));
      return isRight && checked !== null;
    });
  }
}

/** About 49,000 common leaked passwords (zxcvbn-ts, MIT), in lower case. Null until it is first needed. */
let common: ReadonlySet<string> | null = null;

const MIN_DISTINCT = 4;
/** Maximum digits and symbols appended to a common password for it still to be rejected. */
const MAX_TAIL = 4;
/** Shorter parts of a name occur in too many words. */
const MIN_CONTEXT = 3;
/** Minimum characters in addition to the context words. */
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

/** Personal data that an attacker would try. */
export interface PasswordOwner {
  email: string;
  firstName: string;
  lastName: string | null;
}

/**
 * Reason to reject a new password; null if it is acceptable. There are no composition rules, and existing passwords are not
 * checked again.
 */
export function passwordWeakness(password: string, owner: PasswordOwner): LocalisedText | null {
  if (!isPasswordLength(password)) return ACCOUNT_MESSAGES.passwordLength;
  if (hasFewCharacters(password)) return ACCOUNT_MESSAGES.passwordFewCharacters;
  if (isOfContext(password, owner)) return ACCOUNT_MESSAGES.passwordOfContext;
  return isCommonPassword(password) ? ACCOUNT_MESSAGES.passwordCommon : null;
}

/** Whether a password has too few distinct characters. */
function hasFewCharacters(password: string): boolean {
  return new Set(fold(password).replace(/\s+/g, ' ')).size < MIN_DISTINCT;
}

/** Whether a password is a common one, ignoring case, symbols substituted for letters, and a few trailing digits. */
function isCommonPassword(password: string): boolean {
  // Loaded lazily, because most processes never register a user.
  common ??= new Set(dictionary['passwords-common'].map((word) => String(word).toLowerCase()));
  const known = common;
  return formsOf(password).some((form) => {
    const [tail = ''] = /[\d\W_]*$/.exec(form) ?? [];
    const word = form.slice(0, form.length - tail.length);
    return isFewWords(form, known) || known.has(form) || (tail.length <= MAX_TAIL && known.has(word)) || isEasilyGuessed(form);
  });
}

/**
 * Malay words, seasons and days that are missing from the lists of leaked passwords; local attackers try them first, followed by
 * a year and a symbol.
 */
const LOCAL_WORDS = new Set(
  (
    'spring summer autumn winter monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december ' +
    'isnin selasa rabu khamis jumaat sabtu ahad januari mac mei jun julai ogos oktober disember musim panas hujan ' +
    'selamat pagi petang malam tengahari datang jalan tinggal hari raya aidilfitri ramadan merdeka malaysia negaraku kuala lumpur ' +
    'harimau kucing anjing gajah ayam ikan burung kuda rusa buaya singa naga helang ' +
    'sayang cinta rindu kasih abang kakak adik ayah mama papa ibu bapa anak kawan keluarga suami isteri ' +
    'makan minum nasi lemak goreng roti canai teh tarik kopi durian rambutan satay rendang sambal ' +
    'rumah kereta sekolah kerja duit wang kaya cantik comel bagus hebat gembira bahagia ' +
    'merah putih kuning hijau biru hitam bunga bulan bintang matahari langit laut pantai gunung hutan ' +
    'rahsia katalaluan masuk terima kasih tolong allah bismillah alhamdulillah insyaallah doraemon upin ipin bola sepak'
  ).split(' '),
);
/** Maximum digits and symbols appended to one or two words, such as a year and a symbol. */
const MAX_WORD_TAIL = 6;
/** Maximum letters in two words that count as easy to guess. */
const MAX_TWO_WORDS = 12;
const MIN_WORD = 4;

/** Whether a password is one known word, or two short ones, followed by at most a year and some symbols. */
function isFewWords(form: string, known: ReadonlySet<string>): boolean {
  const [, word = '', tail = ''] = /^(\p{L}+)([\d\W_]*)$/u.exec(form) ?? [];
  if (word === '' || tail.length > MAX_WORD_TAIL) return false;
  const isWord = (text: string) => LOCAL_WORDS.has(text) || known.has(text);
  if (isWord(word)) return true;
  if (word.length > MAX_TWO_WORDS) return false;
  for (let cut = MIN_WORD; cut <= word.length - MIN_WORD; cut += 1) {
    if (isWord(word.slice(0, cut)) && isWord(word.slice(cut))) return true;
  }
  return false;
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
  return formsOf(password).some((form) => {
    const rest = words.reduce((left, word) => left.replaceAll(word, ''), form);
    return rest.length < form.length && rest.replace(/[^\p{L}\p{N}]+/gu, '').length < OWN_PART;
  });
}

/** The password as typed, and with digits and symbols replaced by similar letters, with and without those at its end. */
function formsOf(password: string): string[] {
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
