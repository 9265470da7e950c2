import { ProductSet } from '#server/search/index/productSet.ts';
import { isPhrase, type Form, type Term } from './terms.ts';
import type { PostingLists } from './postingLists.ts';

/** Number of terms whose hits are cached. */
const MAX_REMEMBERED = 64;
/** Weight of a phrase match, which is the same as in a title. */
const PHRASE_WEIGHT = 10;
/** Maximum sum of scores over all terms. */
export const MAX_SCORE = 4095;

/** A term's most frequent word. */
interface MainWord {
  word: number;
  size: number;
  products: ProductSet;
}

/** The hits of one term: all of them, and by score, best first. */
interface Hits {
  all: ProductSet;
  best: readonly ScoredHits[];
  /** Null if only phrases match, or nothing does. */
  main: MainWord | null;
}

/** The products that a term matches with the same score, combined on first use. A product may also have lower scores. */
export class ScoredHits {
  private united: ProductSet | null = null;

  constructor(
    readonly score: number,
    readonly sets: readonly ProductSet[],
  ) {}

  get products(): ProductSet {
    this.united ??= ProductSet.union(this.sets);
    return this.united;
  }
}

/** Hits and scores of query terms. */
export class TermHits {
  private readonly remembered = new Map<string, Hits>();

  constructor(private readonly lists: PostingLists) {}

  /** Clears the cache. Call this when a product's words change. */
  forget(): void {
    if (this.remembered.size > 0) this.remembered.clear();
  }

  /** Products that match every term; empty without terms. */
  matching(terms: readonly Term[]): ProductSet {
    return terms.length === 0 ? new ProductSet() : ProductSet.intersection(terms.map((term) => this.hitsOf(term).all));
  }

  /** Products that match a term. */
  ofTerm(term: Term): ProductSet {
    return this.hitsOf(term).all;
  }

  /** A term's hits by score, best first. A product may occur again with a lower score. */
  bestOf(term: Term): readonly ScoredHits[] {
    return this.hitsOf(term).best;
  }

  /** A term's most frequent word; null if only phrases match, or nothing does. */
  mainWord(term: Term): MainWord | null {
    return this.hitsOf(term).main;
  }

  /** The products' scores by index, each the sum of the best hit for each term. */
  scoresOf(terms: readonly Term[], ordinals: Uint32Array): Uint16Array {
    const totals = new Uint16Array(ordinals.length);
    for (const term of terms) {
      const { best } = this.hitsOf(term);
      for (let place = 0; place < ordinals.length; place += 1) {
        const found = best.find(({ products }) => products.has(ordinals[place] ?? 0));
        totals[place] = Math.min(MAX_SCORE, (totals[place] ?? 0) + (found?.score ?? 0));
      }
    }
    return totals;
  }

  /** Products that contain every word in a phrase, at any position. */
  withPhrase({ text, isTranslation = false }: Form): ProductSet {
    const words = text.split(' ').map((word) => {
      const postings = this.lists.ofWord(word).filter(({ weight }) => weight > 0 || !isTranslation);
      return ProductSet.union(postings.map(({ products }) => products));
    });
    return ProductSet.intersection(words);
  }

  private hitsOf({ key, forms }: Term): Hits {
    const known = this.remembered.get(key);
    if (known !== undefined) return known;
    const found: FoundByForms = { byScore: new Map(), main: '', size: 0 };
    for (const form of forms) this.addHitsOfForm(form, found);
    const best = [...found.byScore].map(([score, sets]) => new ScoredHits(score, sets)).sort((left, right) => right.score - left.score);
    const hits: Hits = { all: ProductSet.union(best.flatMap(({ sets }) => sets)), best, main: this.mainOf(found) };
    if (this.remembered.size >= MAX_REMEMBERED) this.remembered.delete(this.remembered.keys().next().value ?? '');
    this.remembered.set(key, hits);
    return hits;
  }

  private mainOf({ main, size }: FoundByForms): MainWord | null {
    if (size === 0) return null;
    const products = this.lists.productsOf(main);
    return { word: this.lists.words.numberOf(main), size: products.size, products };
  }

  private addHitsOfForm(form: Form, found: FoundByForms): void {
    const { byScore } = found;
    if (isPhrase(form.text)) {
      const products = this.withPhrase(form);
      if (products.size > 0) addHits(byScore, PHRASE_WEIGHT * form.whole, products);
      return;
    }
    for (const word of this.lists.wordsOfForm(form)) {
      const worth = word === form.text ? form.whole : form.beginning;
      let size = 0;
      for (const { weight, products } of this.lists.ofWord(word)) {
        // Translations do not match proper names.
        if (products.size === 0 || (weight < 0 && form.isTranslation === true)) continue;
        addHits(byScore, Math.abs(weight) * worth, products);
        size += products.size;
      }
      if (size > found.size) [found.main, found.size] = [word, size];
    }
  }
}

/** Hits of a term's forms by score, and the most frequent word with its number of products. */
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
