import { MAX_MESSAGE_LENGTH } from '#schema/rules/limits.ts';

/** Scripts in which letters are joined or kept apart by marks that show nothing themselves. */
const JOINING =
  '\\p{sc=Arab}\\p{sc=Beng}\\p{sc=Deva}\\p{sc=Gujr}\\p{sc=Guru}\\p{sc=Khmr}\\p{sc=Knda}\\p{sc=Mlym}\\p{sc=Mymr}\\p{sc=Orya}\\p{sc=Sinh}\\p{sc=Syrc}\\p{sc=Taml}\\p{sc=Telu}';
/** A joiner between two letters of such a script or two pictures, and a mark that makes a picture of a sign. */
const NEEDED = [
  `(?<=[${JOINING}])[\\u200c\\u200d](?=[${JOINING}])`,
  '(?<=[\\p{ExtPict}\\p{EMod}\\ufe0f])\\u200d(?=\\p{ExtPict})',
  '(?<=\\p{ExtPict})\\ufe0f',
  '\\ufe0f(?=\\u20e3)',
].join('|');
/** Halves of characters, marks that turn the direction or join nothing, and letters that show nothing. */
const UNSEEN = new RegExp(`(${NEEDED})|[\\p{Default_Ignorable_Code_Point}\\p{Cs}\\u2800\\ufff9-\\ufffb]`, 'gu');
/** Accents heaped on one letter grow over the lines around it. */
const HEAPED_MARKS = /(\p{M}{4})\p{M}+/gu;

/**
 * Twice the longest text that anybody may write. Composing letters can take the square of their number, so that nothing longer is
 * tidied: it is handed back cut to this, which is beyond the limit of every field and refused there.
 */
const MAX_RAW_LENGTH = 2 * MAX_MESSAGE_LENGTH;

/** Plain letters, figures and signs with single spaces between them: nothing below would change anything of it. */
const TIDY = /^(?:[!-~]+(?: [!-~]+)*)?$/;

/** One line of text: composed letters, nothing unseen, no control characters, single spaces, none around. */
export function tidyLine(text: string): string {
  if (text.length > MAX_RAW_LENGTH) return text.slice(0, MAX_RAW_LENGTH);
  if (TIDY.test(text)) return text;
  return text
    .normalize('NFC')
    .replace(UNSEEN, '$1')
    .replace(HEAPED_MARKS, '$1')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

/** Text of several lines: as above, but line breaks stay, at most two in a row. */
export function tidyParagraphs(text: string): string {
  if (text.length > MAX_RAW_LENGTH) return text.slice(0, MAX_RAW_LENGTH);
  return text
    .split(/\r\n|\r|\n/)
    .map(tidyLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
