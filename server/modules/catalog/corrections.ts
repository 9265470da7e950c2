import { wordsOf } from '#server/search/text/foldText.ts';
import type { Relaxation } from './relaxations.ts';
import type { Correction, Selection } from '#server/search/index/selection.ts';

export interface SearchCorrections {
  /** The corrected query if words were misspelt; otherwise null. */
  correctedQuery: string | null;
  /** Alternative queries: other spellings or, if no product has all the words, fewer words. */
  didYouMean: string[];
  /** Filters whose removal would give more results. */
  relaxations: Relaxation[];
}

const MAX_SPELLINGS = 3;
/** Further words of longer queries are ignored. */
const MAX_WORDS = 6;

/** Corrections of misspelt words, and suggestions for more results; null if there are none. */
export function correctionsOf(
  text: string,
  { corrections, total }: Selection,
  relaxations: Relaxation[],
  countOf: (text: string) => number,
): SearchCorrections | null {
  if (corrections.length === 0) {
    const didYouMean = total > 0 || relaxations.length > 0 ? [] : shorterSearches(text, countOf);
    return relaxations.length + didYouMean.length === 0 ? null : { correctedQuery: null, didYouMean, relaxations };
  }
  const taken = new Map(corrections.flatMap(({ typed, alike }) => (alike[0] === undefined ? [] : [[typed, alike[0]] as const])));
  const others = corrections.flatMap(({ typed, alike }: Correction) => alike.slice(1).map((word) => new Map(taken).set(typed, word)));
  return { correctedQuery: spelt(text, taken), didYouMean: others.slice(0, MAX_SPELLINGS).map((words) => spelt(text, words)), relaxations };
}

/** The query without one of its words, for known words that no product has all of: those with results, most first. */
function shorterSearches(text: string, countOf: (text: string) => number): string[] {
  const words = wordsOf(text).slice(0, MAX_WORDS);
  if (words.length < 2) return [];
  const shorter = new Set(words.map((_, left) => words.filter((_word, at) => at !== left).join(' ')));
  return [...shorter]
    .map((search) => ({ search, count: countOf(search) }))
    .filter(({ count }) => count > 0)
    .sort((left, right) => right.count - left.count)
    .slice(0, MAX_SPELLINGS)
    .map(({ search }) => search);
}

function spelt(text: string, words: ReadonlyMap<string, string>): string {
  return wordsOf(text)
    .map((word) => words.get(word) ?? word)
    .join(' ');
}
