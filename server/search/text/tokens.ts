import { wordsOf, wordSpans, type WordSpan } from './foldText.ts';
import { indexedWords } from './indexedWords.ts';

/** Chinese and Japanese characters, which are written without spaces between words. */
const UNSPACED = '\\u2e80-\\u9fff\\uf900-\\ufaff\\u{20000}-\\u{3ffff}';
const HAS_UNSPACED = new RegExp(`[${UNSPACED}]`, 'u');
const RUN = new RegExp(`[${UNSPACED}]+|[^${UNSPACED}]+`, 'gu');
/** Words joined by hyphens, which are also written together: "T-shirt", "AVC-A1H". */
const COMPOUND = /[\p{L}\p{N}\p{M}'’]+(?:[-‐‑][\p{L}\p{N}\p{M}'’]+)+/gu;
const HYPHEN = /[-‐‑]/;

/** Whether a text contains characters that are written without spaces. */
export function isUnspaced(text: string): boolean {
  return HAS_UNSPACED.test(text);
}

/**
 * A text's terms in the index: its words, words joined by hyphens also as one or, within a word written without spaces, the pair
 * of characters at each position. At the last position there is only one character, so that every character begins a term.
 */
export function indexTokens(text: string): readonly string[] {
  const words = HYPHEN.test(text) ? [...indexedWords(text), ...compoundSpans(text).map(({ word }) => word)] : indexedWords(text);
  return isUnspaced(text) ? words.flatMap((word) => pairsOf(word).map(({ token }) => token)) : words;
}

/** A query's terms: the same as in the index, but with the last character only if it stands alone. */
export function queryTokens(text: string): string[] {
  const words = wordsOf(text);
  return isUnspaced(text) ? words.flatMap((word) => pairsOf(word).flatMap(({ token, isLast }) => (isLast ? [] : [token]))) : words;
}

/** Like `indexTokens`, with each term's range in the original text, by start; ranges overlap. */
export function tokenSpans(text: string): WordSpan[] {
  const words = wordSpans(text);
  const spans = HYPHEN.test(text) ? [...compoundSpans(text), ...words].sort((left, right) => left.start - right.start) : words;
  if (!isUnspaced(text)) return spans;
  return spans.flatMap((span) => {
    // The normalised word for a quantity ("500毫升" becomes "500ml") contains no such characters.
    if (!isUnspaced(span.word)) return [span];
    const written = text.slice(span.start, span.end);
    return pairsOf(written).map(({ token, start }) => {
      const [word = ''] = wordsOf(token);
      return { word, start: span.start + start, end: span.start + start + token.length };
    });
  });
}

/** Words joined by hyphens as one. */
function compoundSpans(text: string): WordSpan[] {
  return Array.from(text.matchAll(COMPOUND), ({ 0: written, index }) => ({
    word: wordsOf(written).join(''),
    start: index,
    end: index + written.length,
  }));
}

/** Whether every word of a query begins one of a text's terms. */
export function hasTokens(own: readonly string[], query: readonly string[]): boolean {
  return query.every((word) => own.some((token) => token.startsWith(word)));
}

interface Pair {
  token: string;
  start: number;
  /** Whether this is the last of several characters. */
  isLast: boolean;
}

function pairsOf(word: string): Pair[] {
  const pairs: Pair[] = [];
  for (const { 0: run, index } of word.matchAll(RUN)) {
    if (!isUnspaced(run)) {
      pairs.push({ token: run, start: index, isLast: false });
      continue;
    }
    const characters = Array.from(run);
    let start = index;
    for (const [place, character] of characters.entries()) {
      const next = characters[place + 1];
      pairs.push({ token: character + (next ?? ''), start, isLast: next === undefined && place > 0 });
      start += character.length;
    }
  }
  return pairs;
}
