import type { CatalogueEntry } from '#server/search/catalogueEntry.ts';
import { PackedRows } from '#server/search/index/packedRows.ts';
import type { ProductSet } from '#server/search/index/productSet.ts';
import { PostingLists } from './postingLists.ts';
import { TermHits } from './termHits.ts';
import { QueryTerms } from './queryTerms.ts';

/** Postings trimmed between two yields. */
const STEP = 256;

/** Full-text index: term dictionary and posting lists, with prefix, synonym and fuzzy matching. */
export class TextIndex {
  private readonly lists = new PostingLists();
  /** Forward index: each product's postings, ascending. */
  private readonly rows: PackedRows;
  readonly hits = new TermHits(this.lists);
  readonly queries = new QueryTerms(this.lists, this.hits);

  /** `expected` is a number of products. */
  constructor(expected = 0) {
    this.rows = new PackedRows(expected);
  }

  /** Ends a bulk load: releases spare capacity. Yields between steps. */
  *endLoad(capacity: number): Generator<void, void> {
    this.rows.trim(capacity);
    for (const { number, products } of this.lists.all) {
      products.trim();
      if (number % STEP === 0) yield;
    }
  }

  /** Replaces a product's texts; null removes them. Returns false if the product's postings are unchanged. */
  set(ordinal: number, texts: CatalogueEntry['texts'] | null): boolean {
    const before = this.rows.get(ordinal);
    const after = this.lists.numbersFor(texts ?? []);
    if (before.length === after.length && before.every((number, place) => number === after[place])) return false;
    for (const number of before) if (!after.includes(number)) this.lists.all[number]?.products.delete(ordinal);
    for (const number of after) if (!before.includes(number)) this.lists.all[number]?.products.add(ordinal);
    this.rows.set(ordinal, after);
    this.hits.forget();
    return true;
  }

  /** A product's term numbers. */
  termNumbersOf(ordinal: number): number[] {
    return Array.from(this.rows.get(ordinal), (number) => this.lists.all[number]?.word ?? 0);
  }

  /** Terms with at least `minimum` products, by number, with their products. */
  *frequentWords(minimum: number): Generator<{ word: number; products: ProductSet }> {
    for (let word = 0; word < this.lists.words.size; word += 1) {
      const text = this.lists.words.text(word);
      if (this.lists.sizeOf(text) >= minimum) yield { word, products: this.lists.productsOf(text) };
    }
  }
}
