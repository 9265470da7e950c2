import type { CatalogueEntry } from '#server/search/catalogueEntry.ts';
import { wordsOf } from './foldText.ts';
import { TextNumbers } from '#server/search/index/textNumbers.ts';

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

  /** The posting numbers of a product's texts, ascending: each term with the best weight of the texts that it occurs in. */
  of(texts: CatalogueEntry['texts']): number[] {
    const weights = new Map<number, number>();
    for (const { text, weight, isName = false } of texts) {
      for (const typed of wordsOf(text)) {
        const word = this.words.numberFor(typed);
        const before = weights.get(word) ?? 0;
        const best = Math.max(weight, Math.abs(before));
        weights.set(word, isName && before <= 0 ? -best : best);
      }
    }
    return Array.from(weights, ([word, weight]) => this.numberFor(word, weight)).sort((left, right) => left - right);
  }

  private numberFor(word: number, weight: number): number {
    const ofWord = (this.byWord[word] ??= []);
    const known = ofWord.find((posting) => this.worths[posting]?.weight === weight);
    if (known !== undefined) return known;
    const posting = this.worths.push({ word, weight }) - 1;
    ofWord.push(posting);
    return posting;
  }
}
