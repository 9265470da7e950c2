/** Halves of characters, marks that turn the direction or join nothing, and letters that show nothing. */
const UNSEEN = /[\p{Cs}\u00ad\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0]/gu;
/** Accents heaped on one letter grow over the lines around it. */
const HEAPED_MARKS = /(\p{M}{4})\p{M}+/gu;

/** One line of text: composed letters, nothing unseen, no control characters, single spaces, none around. */
export function tidyLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replace(HEAPED_MARKS, '$1')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

/** Whether a line says something: a letter or a digit at least. */
export function isTelling(line: string): boolean {
  return /[\p{L}\p{N}]/u.test(line);
}

/** Text of several lines: as above, but line breaks stay, at most two in a row. */
export function tidyParagraphs(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map(tidyLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
