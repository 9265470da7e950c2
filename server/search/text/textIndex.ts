import type { CatalogueEntry } from '#server/search/catalogueEntry.ts';
import { PackedRows } from '#server/search/index/packedRows.ts';
import { ProductSet } from '#server/search/index/productSet.ts';
import { TermHits } from './termHits.ts';
import { correctedForms, formsOf, isPhrase, phrasesOf } from './terms.ts';
import type { Form, Term } from './terms.ts';
import { TermDictionary } from './termDictionary.ts';
import { wordsOf } from './foldText.ts';
import { TextNumbers } from '#server/search/index/textNumbers.ts';

/** A term with its weight in some products. */
interface WordWorth {
  /** Term number. */
  word: number;
  /** Negative: the term occurs only in proper names, which are not translated. */
  weight: number;
}

/** Tokenises product texts into postings: (term, weight) pairs, numbered. */
class PostingLists {
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

/** Upper bound of corrected words per query: each costs a scan of the term dictionary. */
const MAX_CORRECTED = 6;
/** Postings trimmed between two yields. */
const STEP = 256;

/** The products in which a term has the same weight. */
interface Posting extends WordWorth {
  products: ProductSet;
}

/** Full-text index: term dictionary and posting lists, with prefix, synonym and fuzzy matching. */
export class TextIndex {
  private readonly vocabulary = new TermDictionary();
  private readonly numbers = new PostingLists();
  private readonly postings: Posting[] = [];
  /** Forward index: the postings of each product, ascending. */
  private readonly rows: PackedRows;
  readonly hits = new TermHits({
    numberOf: (word) => this.numbers.words.numberOf(word),
    wordsOfForm: (form) => this.wordsOfForm(form),
    postingsOfWord: (word) => this.postingsOfWord(word),
  });

  /** `expected` is a number of products. */
  constructor(expected = 0) {
    this.rows = new PackedRows(expected);
  }

  /** Ends a bulk load: releases spare capacity. Yields between steps. */
  *endLoad(capacity: number): Generator<void, void> {
    this.rows.trim(capacity);
    for (const [at, { products }] of this.postings.entries()) {
      products.trim();
      if (at % STEP === 0) yield;
    }
  }

  /** Replaces a product's texts; null for none. False if its postings are unchanged. */
  set(ordinal: number, texts: CatalogueEntry['texts'] | null): boolean {
    const before = this.rows.get(ordinal);
    const after = this.postingsOf(texts ?? []);
    if (before.length === after.length && before.every((id, place) => id === after[place])) return false;
    for (const id of before) if (!after.includes(id)) this.postings[id]?.products.delete(ordinal);
    for (const id of after) if (!before.includes(id)) this.postings[id]?.products.add(ordinal);
    this.rows.set(ordinal, after);
    this.hits.forget();
    return true;
  }

  /** The term numbers of a product. */
  wordsOf(ordinal: number): number[] {
    return Array.from(this.rows.get(ordinal), (id) => this.postings[id]?.word ?? 0);
  }

  /** Terms with at least `least` products, by number, with these. */
  *wordsOfMany(least: number): Generator<{ word: number; products: ProductSet }> {
    const { words } = this.numbers;
    for (let word = 0; word < words.size; word += 1) {
      const text = words.text(word);
      if (this.productsOf(text) >= least) yield { word, products: this.productsWith(text) };
    }
  }

  /** Parses query words into terms; an unknown word is replaced by the closest one. */
  termsOf(words: readonly string[]): Term[] {
    let corrected = 0;
    return [...new Set(phrasesOf(words))].map((typed) => {
      const forms = formsOf(typed);
      if (forms.some((form) => this.isKnown(form)) || corrected >= MAX_CORRECTED) return { typed, forms, correction: null };
      corrected += 1;
      const [correction = null] = this.wordsLike(typed, 1);
      return { typed, forms: correction === null ? forms : correctedForms(correction), correction };
    });
  }

  /** Similarly spelt words, nearest first, ties by number of products. None for short words. */
  wordsLike(word: string, limit: number): string[] {
    return this.vocabulary.like(word, limit, (known) => this.productsOf(known));
  }

  private isKnown(form: Form): boolean {
    if (isPhrase(form.text)) return this.hits.withPhrase(form).size > 0;
    for (const word of this.wordsOfForm(form)) if (this.productsOf(word) > 0) return true;
    return false;
  }

  private wordsOfForm({ text, beginning }: Form): Iterable<string> {
    if (beginning > 0) return this.vocabulary.beginningWith(text);
    return this.numbers.words.numberOf(text) < 0 ? [] : [text];
  }

  private postingsOfWord(word: string): Posting[] {
    return this.numbers.ofWord(this.numbers.words.numberOf(word)).map((id) => this.postings[id] as Posting);
  }

  private productsWith(word: string): ProductSet {
    return ProductSet.union(this.postingsOfWord(word).map(({ products }) => products));
  }

  private productsOf(word: string): number {
    return this.postingsOfWord(word).reduce((sum, { products }) => sum + products.size, 0);
  }

  /** The postings of a product's texts, ascending. New terms are added to the index. */
  private postingsOf(texts: CatalogueEntry['texts']): number[] {
    const { words } = this.numbers;
    const known = words.size;
    const found = this.numbers.of(texts);
    for (let word = known; word < words.size; word += 1) this.vocabulary.add(words.text(word));
    while (this.postings.length < this.numbers.size) {
      this.postings.push({ ...this.numbers.worthOf(this.postings.length), products: new ProductSet() });
    }
    return found;
  }
}
