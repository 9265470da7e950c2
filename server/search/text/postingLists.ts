import type { CatalogueEntry } from '#server/search/catalogueEntry.ts';
import { ProductSet } from '#server/search/index/productSet.ts';
import { TermDictionary } from './termDictionary.ts';
import type { Form } from './terms.ts';
import { indexTokens } from './tokens.ts';

/** The products in which a term occurs with one weight. */
export interface Posting {
  number: number;
  /** Term number. */
  word: number;
  /** Negative if the term occurs only in proper names, which are not translated. */
  weight: number;
  products: ProductSet;
}

/** Inverted index: the term dictionary, and each term's postings. */
export class PostingLists {
  readonly words = new TermDictionary();
  /** Keyed by posting number. */
  readonly all: Posting[] = [];
  private readonly byWord: Posting[][] = [];

  /** The posting numbers for a product's texts, ascending: each term with its highest weight. Adds new terms. */
  numbersFor(texts: CatalogueEntry['texts']): number[] {
    const weights = new Map<number, number>();
    for (const { text, weight, isName = false } of texts) {
      for (const typed of indexTokens(text)) {
        const word = this.words.numberFor(typed);
        const before = weights.get(word) ?? 0;
        const best = Math.max(weight, Math.abs(before));
        weights.set(word, isName && before <= 0 ? -best : best);
      }
    }
    return Array.from(weights, ([word, weight]) => this.postingFor(word, weight).number).sort((left, right) => left - right);
  }

  /** A term's postings, in no particular order. */
  ofWord(word: string): readonly Posting[] {
    return this.byWord[this.words.numberOf(word)] ?? [];
  }

  productsOf(word: string): ProductSet {
    return ProductSet.union(this.ofWord(word).map(({ products }) => products));
  }

  /** Number of products that contain a term. */
  sizeOf(word: string): number {
    return this.ofWord(word).reduce((sum, { products }) => sum + products.size, 0);
  }

  /** Whether a product contains exactly this word. */
  has(word: string): boolean {
    return this.ofWord(word).some(({ products }) => products.size > 0);
  }

  /** Every word that matches a single-word form. */
  wordsOfForm({ text, beginning }: Form): Iterable<string> {
    if (beginning > 0) return this.words.beginningWith(text);
    return this.words.numberOf(text) < 0 ? [] : [text];
  }

  private postingFor(word: number, weight: number): Posting {
    const ofWord = (this.byWord[word] ??= []);
    const known = ofWord.find((posting) => posting.weight === weight);
    if (known !== undefined) return known;
    const posting = { number: this.all.length, word, weight, products: new ProductSet() };
    this.all.push(posting);
    ofWord.push(posting);
    return posting;
  }
}
