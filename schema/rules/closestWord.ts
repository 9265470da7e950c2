import { withinOneEdit } from './withinOneEdit.ts';

/** In shorter words one other letter is another word. */
const CORRECTED_FROM = 4;

/** The word that was probably meant by a mistyped one: one slip away, else one whose beginning is; null when none is, and for short words. */
export function closestWord(word: string, known: Iterable<string>): string | null {
  if (word.length < CORRECTED_FROM) return null;
  let begunLike: string | null = null;
  for (const other of known) {
    if (withinOneEdit(word, other)) return other;
    if (other.length > word.length && withinOneEdit(word, other.slice(0, word.length))) begunLike ??= other;
  }
  return begunLike;
}
