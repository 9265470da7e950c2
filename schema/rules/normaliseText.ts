import { MAX_MESSAGE_LENGTH, MAX_SEARCH_LENGTH } from './limits.ts';

/** Scripts in which invisible marks join or separate letters. */
const JOINING =
  '\\p{sc=Arab}\\p{sc=Beng}\\p{sc=Deva}\\p{sc=Gujr}\\p{sc=Guru}\\p{sc=Khmr}\\p{sc=Knda}\\p{sc=Mlym}\\p{sc=Mymr}\\p{sc=Orya}\\p{sc=Sinh}\\p{sc=Syrc}\\p{sc=Taml}\\p{sc=Telu}';
/** Invisible marks to keep: a joiner between two letters of such a script or two emoji, and the emoji variation selector. */
const NEEDED = [
  `(?<=[${JOINING}])[\\u200c\\u200d](?=[${JOINING}])`,
  '(?<=[\\p{ExtPict}\\p{EMod}\\ufe0f])\\u200d(?=\\p{ExtPict})',
  '(?<=\\p{ExtPict})\\ufe0f',
  '\\ufe0f(?=\\u20e3)',
].join('|');
/** Lone surrogates, marks that change direction or join nothing, and letters without a glyph. */
const UNSEEN = new RegExp(`(${NEEDED})|[\\p{Default_Ignorable_Code_Point}\\p{Cs}\\u2800\\ufff9-\\ufffb]`, 'gu');
/** Excessive combining marks, which overlap the lines around them. */
const HEAPED_MARKS = /(\p{M}{4})\p{M}+/gu;

/**
 * Longer text is truncated before normalisation, which can take O(n²). The length exceeds the limit of every field
 * (`textLength.ts` counts two code units as at least one), so truncated text is rejected.
 */
const MAX_RAW_LENGTH = 2 * (MAX_MESSAGE_LENGTH + 1);

/** Printable ASCII with single spaces: already normalised. */
const NORMALISED = /^(?:[!-~]+(?: [!-~]+)*)?$/;

/** Normalises one line: NFC, no invisible or control characters, single spaces, trimmed. */
export function normaliseLine(text: string): string {
  if (text.length > MAX_RAW_LENGTH) return text.slice(0, MAX_RAW_LENGTH);
  if (NORMALISED.test(text)) return text;
  return text
    .normalize('NFC')
    .replace(UNSEEN, '$1')
    .replace(HEAPED_MARKS, '$1')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

/** Normalises several lines: as above, but keeps up to two consecutive line breaks. */
export function normaliseParagraphs(text: string): string {
  if (text.length > MAX_RAW_LENGTH) return text.slice(0, MAX_RAW_LENGTH);
  return text
    .split(/\r\n|\r|\n/)
    .map(normaliseLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu;
/** All dashes, the minus sign and the line characters that input methods offer; a long vowel mark after a digit also counts as a dash. */
const DASH = /[\p{Pd}\u2043\u2212\u2500\u2501]|(?<=\d)\u30fc/gu;
const OTHER_DIGIT = /(?![0-9])\p{Nd}/gu;

/** The value of a decimal digit in any script; each script has ten consecutive digits, starting with zero. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

/**
 * Normalises an identifier, such as a phone number, code or email: NFKC, ASCII digits, "-" for all dashes, no invisible or
 * control characters, single spaces, trimmed.
 */
export function normaliseIdentifier(text: string): string {
  if (text.length > MAX_RAW_LENGTH) return text.slice(0, MAX_RAW_LENGTH);
  if (NORMALISED.test(text)) return text;
  return text
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(OTHER_DIGIT, digitValue)
    .replace(DASH, '-')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

/** A search query, normalised like an identifier and truncated to its limit; empty if missing. */
export function normaliseSearch(text: string | null | undefined): string {
  return normaliseIdentifier(text ?? '')
    .slice(0, MAX_SEARCH_LENGTH)
    .trimEnd();
}

/** Normalised key of a size or weight: ignores case and spaces. */
export function choiceKey(value: string): string {
  return value.toLowerCase().replace(/\s+/g, '');
}
