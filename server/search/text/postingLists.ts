import type { CatalogueEntry } from '#server/search/catalogueEntry.ts';
import { wordsOf } from './foldText.ts';
import { TextNumbers } from '#server/search/index/textNumbers.ts';

const MAX_TEXTS_REMEMBERED = 5000;
/** Longer texts are titles, which seldom come again. */
const MAX_WORDS_REMEMBERED = 4;

/** A word with what it is worth in some products. */
export interface WordWorth {
  /** The word's number. */
  word: number;
  /** Below 0: it only stands in names, which nobody translates. */
  weight: number;
}

/** Reads the texts of products: which words stand in them with what worth, each such pair a number of its own. */
export class PostingLists {
  readonly words = new TextNumbers();
  private readonly worths: WordWorth[] = [];
  /** By word: the numbers of its pairs. */
  private readonly byWord: number[][] = [];
  /** Of the product at hand: its words, so many, and by word the weight of the best text it stands in. */
  private readonly found: number[] = [];
  private count = 0;
  private weights = new Int8Array(1024);
  /** Words of short texts that take longer to read, and come again and again. */
  private readonly wordsOfText = new Map<string, readonly number[]>();

  /** Pairs there are. */
  get size(): number {
    return this.worths.length;
  }

  worthOf(posting: number): WordWorth {
    return this.worths[posting] ?? { word: 0, weight: 0 };
  }

  /** The numbers of all pairs of a word, in no order. */
  ofWord(word: number): readonly number[] {
    return this.byWord[word] ?? [];
  }

  /** What stands in the texts of a product, ascending: so many numbers of the list, which the next call uses again. */
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
      // A word that stands there twice was met before.
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
