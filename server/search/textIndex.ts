import { Bitset } from './bitset.ts';
import type { CatalogueEntry } from './catalogueEntry.ts';
import { wordsOf } from './foldText.ts';

/** A whole word is worth more than the beginning of one. */
const WHOLE_WORD_FACTOR = 3;
const PREFIX_FACTOR = 2;

/** Words of products, searched by their beginnings. */
export class TextIndex {
  /** Per word: product → weight of the best field it stands in. */
  private readonly postings = new Map<string, Map<number, number>>();
  private readonly wordsByProduct: string[][] = [];
  private sortedWords: string[] | null = null;

  add(ordinal: number, entry: CatalogueEntry): void {
    const weights = new Map<string, number>();
    for (const { text, weight } of entry.texts) {
      for (const word of wordsOf(text)) weights.set(word, Math.max(weight, weights.get(word) ?? 0));
    }
    for (const [word, weight] of weights) this.postingOf(word).set(ordinal, weight);
    this.wordsByProduct[ordinal] = [...weights.keys()];
  }

  remove(ordinal: number): void {
    for (const word of this.wordsByProduct[ordinal] ?? []) {
      const posting = this.postings.get(word);
      posting?.delete(ordinal);
      if (posting?.size === 0) {
        this.postings.delete(word);
        this.sortedWords = null;
      }
    }
    this.wordsByProduct[ordinal] = [];
  }

  /** The products in which every given word begins some word. No words: none. */
  matching(words: readonly string[]): Bitset {
    let result: Bitset | null = null;
    for (const word of new Set(words)) {
      const products = new Bitset();
      for (const found of this.wordsBeginningWith(word)) {
        for (const ordinal of this.postings.get(found)?.keys() ?? []) products.add(ordinal);
      }
      if (result === null) result = products;
      else result.intersect(products);
    }
    return result ?? new Bitset();
  }

  /** How well each of the products fits the words: the best hit of every word, added up. */
  scores(words: readonly string[], products: Bitset): Map<number, number> {
    const totals = new Map<number, number>();
    for (const word of new Set(words)) {
      const best = new Map<number, number>();
      for (const found of this.wordsBeginningWith(word)) {
        const factor = found === word ? WHOLE_WORD_FACTOR : PREFIX_FACTOR;
        for (const [ordinal, weight] of this.postings.get(found) ?? []) {
          if (products.has(ordinal)) best.set(ordinal, Math.max(weight * factor, best.get(ordinal) ?? 0));
        }
      }
      for (const [ordinal, score] of best) totals.set(ordinal, score + (totals.get(ordinal) ?? 0));
    }
    return totals;
  }

  private postingOf(word: string): Map<number, number> {
    const known = this.postings.get(word);
    if (known !== undefined) return known;
    const posting = new Map<number, number>();
    this.postings.set(word, posting);
    this.sortedWords = null;
    return posting;
  }

  private *wordsBeginningWith(prefix: string): Generator<string> {
    this.sortedWords ??= [...this.postings.keys()].sort();
    const words = this.sortedWords;
    let low = 0;
    let high = words.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((words[middle] ?? '') < prefix) low = middle + 1;
      else high = middle;
    }
    for (let place = low; place < words.length; place += 1) {
      const word = words[place] ?? '';
      if (!word.startsWith(prefix)) return;
      yield word;
    }
  }
}
