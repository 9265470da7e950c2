import { PASSWORD_LENGTH } from './limits.ts';

/**
 * In UTF-16 units: eight times the longest password, because no composed character takes more than eight. Bounds the input to
 * Unicode normalisation, which can be quadratic.
 */
export const MAX_RAW_PASSWORD_LENGTH = 8 * PASSWORD_LENGTH.max;

/** Unicode normalisation (NFKC), because keyboards encode characters differently. Truncates overlong input. */
export function normalisePassword(password: string): string {
  return password.slice(0, MAX_RAW_PASSWORD_LENGTH + 1).normalize('NFKC');
}

/** Password length in normalised code points, as used by the limits. */
export function passwordLength(password: string): number {
  return [...normalisePassword(password)].length;
}

/** Whether a new password's length is accepted. */
export function isPasswordLength(password: string): boolean {
  const length = passwordLength(password);
  return length >= PASSWORD_LENGTH.min && length <= PASSWORD_LENGTH.max;
}

/** Parts of the most common passwords. */
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
/** Characters required in addition to a common part. */
const OWN_PART = 6;

/** Whether a password is easily guessed: mostly a common word, a keyboard row, or a repeated character. */
export function isEasilyGuessed(password: string): boolean {
  const folded = normalisePassword(password).toLowerCase();
  if (folded.length === 0) return false;
  if (new Set(folded).size <= 2) return true;
  const rest = FIRST_GUESSES.reduce((left, guess) => left.replaceAll(guess, ''), folded);
  const own = withoutRows(rest);
  return own.length < folded.length && own.length < OWN_PART;
}

/** Removes runs of four or more neighbouring characters on a keyboard row or in the alphabet. */
function withoutRows(text: string): string {
  for (let at = 0; at + 4 <= text.length; at += 1) {
    let end = at + 4;
    if (!ROWS.some((row) => row.includes(text.slice(at, end)))) continue;
    while (end < text.length && ROWS.some((row) => row.includes(text.slice(at, end + 1)))) end += 1;
    return withoutRows(text.slice(0, at) + text.slice(end));
  }
  return text;
}
