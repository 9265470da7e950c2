import { withinOneEdit } from './withinOneEdit.ts';

/** Shorter words are not corrected, because changing one letter usually makes a different word. */
const CORRECTED_FROM = 4;

/**
 * Spelling correction: a word within one edit, otherwise a word with a prefix within one edit. Returns null if there is none, and
 * for short words.
 */
export function closestWord(word: string, known: Iterable<string>): string | null {
  if (word.length < CORRECTED_FROM) return null;
  let begunLike: string | null = null;
  for (const other of known) {
    if (withinOneEdit(word, other)) return other;
    if (other.length > word.length && withinOneEdit(word, other.slice(0, word.length))) begunLike ??= other;
  }
  return begunLike;
}
