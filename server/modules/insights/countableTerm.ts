import { wordsOf } from '#server/search/text/foldText.ts';

const MAX_CHARACTERS = 60;
const MAX_WORDS = 6;
/** "5kg", "b12", "iphone15": numbers that goods have. */
const MODEL_NUMBER = /^(?:\d+(?:\.\d+)?\p{L}{0,4}|\p{L}+\d{1,3})$/u;

/**
 * A search as it may be counted: its words, folded. Null for what may say something of a person: addresses of mail and web, telephone numbers,
 * identity cards, postcodes, numbers of orders; and for what is too long to be a wish.
 */
export function countableTerm(text: string): string | null {
  if (/@|:\/\/|\bwww\./i.test(text)) return null;
  const words = wordsOf(text);
  // Numbers are written in groups: "012-345 6789".
  const bare = words.filter((word) => /^\d+$/.test(word)).join('');
  if (/\d{5,}/.test(text) || bare.length >= 6) return null;
  const term = words.join(' ');
  if (term.length < 2 || term.length > MAX_CHARACTERS || words.length > MAX_WORDS) return null;
  const codes = words.filter((word) => /\d/.test(word) && !MODEL_NUMBER.test(word));
  return codes.length > 0 ? null : term;
}
