import { MAX_MESSAGE_LENGTH } from '#schema/rules/limits.ts';

/** Halves of characters, marks that turn the direction or join nothing, and letters that show nothing. */
const UNSEEN = /[\p{Cs}\u00ad\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0]/gu;
/** Accents heaped on one letter grow over the lines around it. */
const HEAPED_MARKS = /(\p{M}{4})\p{M}+/gu;

/**
 * Twice the longest text that anybody may write. Composing letters can take the square of their number, so that nothing longer is
 * tidied: it is handed back cut to this, which is beyond the limit of every field and refused there.
 */
const MAX_RAW_LENGTH = 2 * MAX_MESSAGE_LENGTH;

/** One line of text: composed letters, nothing unseen, no control characters, single spaces, none around. */
export function tidyLine(text: string): string {
  if (text.length > MAX_RAW_LENGTH) return text.slice(0, MAX_RAW_LENGTH);
  return text
    .normalize('NFC')
    .replace(UNSEEN, '')
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
