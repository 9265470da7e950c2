import { LRUCache } from 'lru-cache';
import { wordsOf } from './foldText.ts';

const known = new LRUCache<string, readonly string[]>({ max: 20_000 });
/** Longer texts, in characters, are not cached. */
const MAX_CACHED = 200;

/**
 * The words of a stored text. Cached, because products share brands, categories, colours, tags, labels and many titles. Not for
 * queries: part of a request's body would keep all of it in memory.
 */
export function indexedWords(text: string): readonly string[] {
  if (text.length > MAX_CACHED) return wordsOf(text);
  const words = known.get(text) ?? wordsOf(text);
  known.set(text, words);
  return words;
}
