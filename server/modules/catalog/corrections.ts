import { wordsOf } from '#server/search/foldText.ts';
import type { Relaxation } from './relaxations.ts';
import type { Correction, Selection } from '#server/search/selection.ts';

export interface SearchCorrections {
  /** What was looked for in place of the words, where some of them were mistyped; null when none was. */
  correctedQuery: string | null;
  /** Other spellings that may have been meant. */
  didYouMean: string[];
  /** Filters that stand in the way of more. */
  relaxations: Relaxation[];
}

const MAX_SPELLINGS = 3;

/** What a listing made of mistyped words, and what would list more; null when there is nothing to mend. */
export function correctionsOf(text: string, { corrections }: Selection, relaxations: Relaxation[]): SearchCorrections | null {
  if (corrections.length === 0) return relaxations.length === 0 ? null : { correctedQuery: null, didYouMean: [], relaxations };
  const taken = new Map(corrections.flatMap(({ typed, alike }) => (alike[0] === undefined ? [] : [[typed, alike[0]] as const])));
  const others = corrections.flatMap(({ typed, alike }: Correction) => alike.slice(1).map((word) => new Map(taken).set(typed, word)));
  return { correctedQuery: spelt(text, taken), didYouMean: others.slice(0, MAX_SPELLINGS).map((words) => spelt(text, words)), relaxations };
}

function spelt(text: string, words: ReadonlyMap<string, string>): string {
  return wordsOf(text)
    .map((word) => words.get(word) ?? word)
    .join(' ');
}
