import { wordsOf } from '#server/search/text/foldText.ts';

const MAX_CHARACTERS = 60;
const MAX_WORDS = 6;
/** "5kg", "b12", "iphone15": numbers in product names. */
const MODEL_NUMBER = /^(?:\d+(?:\.\d+)?\p{L}{0,4}|\p{L}+\d{1,3})$/u;

/**
 * Normalised search term that may be counted: its folded words. Null for possible personal data (email and web addresses, telephone and
 * identity card numbers, postcodes, order numbers), and for texts too long for a search.
 */
export function countableTerm(text: string): string | null {
  if (/@|:\/\/|\bwww\./i.test(text)) return null;
  const words = wordsOf(text);
  // Telephone numbers are written in groups: "012-345 6789".
  const bare = words.filter((word) => /^\d+$/.test(word)).join('');
  if (/\d{5,}/.test(text) || bare.length >= 6) return null;
  const term = words.join(' ');
  if (term.length < 2 || term.length > MAX_CHARACTERS || words.length > MAX_WORDS) return null;
  const codes = words.filter((word) => /\d/.test(word) && !MODEL_NUMBER.test(word));
  return codes.length > 0 ? null : term;
}
