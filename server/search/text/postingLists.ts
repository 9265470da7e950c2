import type { CatalogueEntry } from '#server/search/catalogueEntry.ts';
import { wordsOf } from './foldText.ts';
import { TextNumbers } from '#server/search/index/textNumbers.ts';

const MAX_TEXTS_REMEMBERED = 5000;
/** Longer texts are titles, which rarely recur. */
const MAX_WORDS_REMEMBERED = 4;

/** A term with its weight in some products. */
export interface WordWorth {
  /** Term number. */
  word: number;
  /** Negative: the term occurs only in proper names, which are not translated. */
  weight: number;
}

/** Tokenises product texts into postings: (term, weight) pairs, numbered. */
export class PostingLists {
  readonly words = new TextNumbers();
  private readonly worths: WordWorth[] = [];
  /** By term: its posting numbers. */
  private readonly byWord: number[][] = [];
  /** Scratch space of the current product: its first `count` terms, and by term the best weight of the texts it occurs in. */
  private readonly found: number[] = [];
  private count = 0;
  private weights = new Int8Array(1024);
  /** Cache of terms for short texts that recur and are slow to tokenise. */
  private readonly wordsOfText = new Map<string, readonly number[]>();

  /** Number of postings. */
  get size(): number {
    return this.worths.length;
  }

  worthOf(posting: number): WordWorth {
    return this.worths[posting] ?? { word: 0, weight: 0 };
  }

  /** The posting numbers of a term, unordered. */
  ofWord(word: number): readonly number[] {
    return this.byWord[word] ?? [];
  }

  /** The posting numbers of a product's texts, ascending: the first `length` of a list that the next call reuses. */
  of(texts: CatalogueEntry['texts']): { list: readonly number[]; length: number } {
    this.count = 0;
    for (let at = 0; at < texts.length; at += 1) {
      const { text, weight, isName = false } = texts[at] as CatalogueEntry['texts'][number];
      this.weigh(text, weight, isName);
    }
    const { found, weights } = this;
    let length = 0;
    for (let at = 0; at < this.count; at += 1) {
      const word = found[at] ?? 0;
      const weight = weights[word] ?? 0;
      // A repeated term was already handled.
      if (weight === 0) continue;
      weights[word] = 0;
      const posting = this.numberFor(word, weight);
      let place = length;
      for (; place > 0 && (found[place - 1] ?? 0) > posting; place -= 1) found[place] = found[place - 1] ?? 0;
      found[place] = posting;
      length += 1;
    }
    return { list: found, length };
  }

  private weigh(text: string, weight: number, isName: boolean): void {
    const { found } = this;
    const start = this.count;
    let end = this.words.writeWordsOf(text, found, start);
    if (end < 0) {
      end = start;
      for (const word of this.wordsIn(text)) found[end++] = word;
    }
    this.count = end;
    if (this.words.size > this.weights.length) this.makeRoom();
    const { weights } = this;
    for (let at = start; at < end; at += 1) {
      const word = found[at] ?? 0;
      const before = weights[word] ?? 0;
      const best = Math.max(weight, Math.abs(before));
      weights[word] = isName && before <= 0 ? -best : best;
    }
  }

  private wordsIn(text: string): readonly number[] {
    const known = this.wordsOfText.get(text);
    if (known !== undefined) return known;
    const words = wordsOf(text).map((word) => this.words.numberFor(word));
    if (words.length > MAX_WORDS_REMEMBERED) return words;
    if (this.wordsOfText.size >= MAX_TEXTS_REMEMBERED) this.wordsOfText.clear();
    this.wordsOfText.set(text, words);
    return words;
  }

  private numberFor(word: number, weight: number): number {
    let ofWord = this.byWord[word];
    if (ofWord === undefined) {
      ofWord = [];
      this.byWord[word] = ofWord;
    }
    for (let at = 0; at < ofWord.length; at += 1) {
      const posting = ofWord[at] ?? 0;
      if (this.worths[posting]?.weight === weight) return posting;
    }
    const posting = this.worths.push({ word, weight }) - 1;
    ofWord.push(posting);
    return posting;
  }

  private makeRoom(): void {
    const longer = new Int8Array(this.words.size * 2);
    longer.set(this.weights);
    this.weights = longer;
  }
}
