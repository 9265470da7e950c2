import { PASSWORD_LENGTH } from './limits.ts';

/**
 * In UTF-16 units, eight times the longest password: letters that are composed of several take no more. Bringing letters into one coding
 * can take the square of their number, and no longer text is anybody's password.
 */
export const MAX_RAW_PASSWORD_LENGTH = 8 * PASSWORD_LENGTH.max;

/** Letters look alike in several codings: keyboards differ in which they send. What is too long for any password is cut. */
export function normalisePassword(password: string): string {
  return password.slice(0, MAX_RAW_PASSWORD_LENGTH + 1).normalize('NFKC');
}

/** The characters of a password, as its limits count them. */
export function passwordLength(password: string): number {
  return [...normalisePassword(password)].length;
}

/** What the most common passwords are made of. */
const FIRST_GUESSES = [
  'password',
  'passw0rd',
  'qwerty',
  'asdfgh',
  'zxcvbn',
  'abcdef',
  'letmein',
  'iloveyou',
  'welcome',
  'admin',
  'katalaluan',
  'malaysia',
];
const ROWS = ['01234567890', '09876543210', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** Characters that a password must have beside a first guess to be more than that. */
const OWN_PART = 6;

/** Whether a password is hardly more than what is tried first on every account: a common word, a row of keys, or one letter over and over. */
export function isEasilyGuessed(password: string): boolean {
  const folded = normalisePassword(password).toLowerCase();
  if (folded.length === 0) return false;
  if (new Set(folded).size <= 2) return true;
  const rest = FIRST_GUESSES.reduce((left, guess) => left.replaceAll(guess, ''), folded);
  const own = withoutRows(rest);
  return own.length < folded.length && own.length < OWN_PART;
}

/** A text without four and more neighbours of a row of keys or of the alphabet. */
function withoutRows(text: string): string {
  for (let at = 0; at + 4 <= text.length; at += 1) {
    let end = at + 4;
    if (!ROWS.some((row) => row.includes(text.slice(at, end)))) continue;
    while (end < text.length && ROWS.some((row) => row.includes(text.slice(at, end + 1)))) end += 1;
    return withoutRows(text.slice(0, at) + text.slice(end));
  }
  return text;
}
