import { ProductSet } from '#server/search/index/productSet.ts';
import { ScoreAccumulator } from './scoreAccumulator.ts';
import type { ScoredHits } from './scoreAccumulator.ts';
import { isPhrase } from './terms.ts';
import type { Form, Term } from './terms.ts';

/** Words that were looked for lately are remembered with what they found, so many of them. */
const MAX_REMEMBERED = 64;
/** What a phrase is worth, as if it stood in a title. */
const PHRASE_WEIGHT = 10;
/** So many points for all words together. */
export const MAX_SCORE = 4095;

/** What searching needs to know of words. */
export interface Words {
  numberOf(word: string): number;
  /** Every word that a form stands for. */
  wordsOfForm(form: Form): Iterable<string>;
  /** The products in which a word stands, by its weight there; below 0 it only stands in names, which nobody translates. */
  postingsOfWord(word: string): readonly { weight: number; products: ProductSet }[];
}

/** Of the words that a term finds the one of most products. */
interface MainWord {
  word: number;
  size: number;
  products: ProductSet;
}

/** What one word of a search finds: all, and by score, the best first. */
interface Hits {
  all: ProductSet;
  best: readonly ScoredHits[];
  /** Null when it finds but phrases, or nothing. */
  main: MainWord | null;
}

/** What the words of a search find, and how good a hit each product is. */
export class TermHits {
  private readonly remembered = new Map<string, Hits>();
  private readonly board = new ScoreAccumulator();

  constructor(private readonly words: Words) {}

  /** To be called when products came to have other words. */
  forget(): void {
    if (this.remembered.size > 0) this.remembered.clear();
  }

  /** The products in which every term is found. No terms: none. */
  matching(terms: readonly Term[]): ProductSet {
    return terms.length === 0 ? new ProductSet() : ProductSet.intersection(terms.map((term) => this.hitsOf(term).all));
  }

  /** The products that a term finds by score, the best first; one of a better score may stand in a lesser one, too. */
  bestOf(term: Term): readonly ScoredHits[] {
    return this.hitsOf(term).best;
  }

  /** Of the words that a term finds the one of most products; null when it finds but phrases, or nothing. */
  mainWord(term: Term): MainWord | null {
    return this.hitsOf(term).main;
  }

  /** How well each of the products fits the terms, by its place among them: the best hit of every term, added up. */
  scoresOf(terms: readonly Term[], ordinals: Uint32Array): Uint16Array {
    const totals = new Uint16Array(ordinals.length);
    for (const term of terms) {
      this.board.write(this.hitsOf(term).best, ordinals);
      this.board.addTo(totals, ordinals, MAX_SCORE);
    }
    return totals;
  }

  /** The products that have every word of a phrase, wherever each stands. */
  withPhrase({ text, isTranslation = false }: Form): ProductSet {
    const words = text.split(' ').map((word) => {
      const postings = this.words.postingsOfWord(word).filter(({ weight }) => weight > 0 || !isTranslation);
      return ProductSet.union(postings.map(({ products }) => products));
    });
    return ProductSet.intersection(words);
  }

  private hitsOf({ typed, forms }: Term): Hits {
    const known = this.remembered.get(typed);
    if (known !== undefined) return known;
    const found: FoundByForms = { byScore: new Map(), main: '', size: 0 };
    for (const form of forms) this.addHitsOfForm(form, found);
    const best = [...found.byScore].map(([score, sets]) => ({ score, sets })).sort((left, right) => right.score - left.score);
    const hits: Hits = { all: ProductSet.union(best.flatMap(({ sets }) => sets)), best, main: this.mainOf(found) };
    if (this.remembered.size >= MAX_REMEMBERED) this.remembered.delete(this.remembered.keys().next().value ?? '');
    this.remembered.set(typed, hits);
    return hits;
  }

  private mainOf({ main, size }: FoundByForms): MainWord | null {
    if (size === 0) return null;
    const products = ProductSet.union(this.words.postingsOfWord(main).map((posting) => posting.products));
    return { word: this.words.numberOf(main), size: products.size, products };
  }

  private addHitsOfForm(form: Form, found: FoundByForms): void {
    const { byScore } = found;
    if (isPhrase(form.text)) {
      const products = this.withPhrase(form);
      if (products.size > 0) addHits(byScore, PHRASE_WEIGHT * form.whole, products);
      return;
    }
    for (const word of this.words.wordsOfForm(form)) {
      const worth = word === form.text ? form.whole : form.beginning;
      let size = 0;
      for (const { weight, products } of this.words.postingsOfWord(word)) {
        // A name is only found by what is in it, not by what that would mean.
        if (products.size === 0 || (weight < 0 && form.isTranslation === true)) continue;
        addHits(byScore, Math.abs(weight) * worth, products);
        size += products.size;
      }
      if (size > found.size) [found.main, found.size] = [word, size];
    }
  }
}

/** What the forms of a term find, by score; of their words the one of most products, and how many those are. */
interface FoundByForms {
  byScore: Map<number, ProductSet[]>;
  main: string;
  size: number;
}

function addHits(byScore: Map<number, ProductSet[]>, score: number, products: ProductSet): void {
  const sets = byScore.get(score);
  if (sets === undefined) byScore.set(score, [products]);
  else sets.push(products);
}
