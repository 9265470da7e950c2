import { Bitset } from './bitset.ts';
import type { CatalogueEntry } from './catalogueEntry.ts';
import { wordsOf } from './foldText.ts';
import { correctedForms, formsOf } from './terms.ts';
import type { Form, Term } from './terms.ts';
import { withinOneEdit } from '#schema/rules/withinOneEdit.ts';

/** In shorter words one other letter is another word. */
const CORRECTED_FROM = 4;
/** Mistyped words beyond these are left alone: each costs a walk through all words. */
const MAX_CORRECTED = 6;

/** Words of products, searched by their beginnings, by what means the same and, where there is nothing, by what is spelt alike. */
export class TextIndex {
  /** Per word: product → weight of the best field it stands in; negative where it only stands in names, which nobody translates. */
  private readonly postings = new Map<string, Map<number, number>>();
  private readonly wordsByProduct: string[][] = [];
  private sortedWords: string[] | null = null;

  add(ordinal: number, entry: CatalogueEntry): void {
    const weights = new Map<string, number>();
    for (const { text, weight, isName = false } of entry.texts) {
      for (const word of wordsOf(text)) {
        const before = weights.get(word) ?? -0;
        const best = Math.max(weight, Math.abs(before));
        weights.set(word, isName && !(before > 0) ? -best : best);
      }
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

  /** What the words of a search stand for. A word that is nowhere gives way to the one most like it. */
  termsOf(words: readonly string[]): Term[] {
    let corrected = 0;
    return [...new Set(words)].map((typed) => {
      const forms = formsOf(typed);
      if (forms.some((form) => this.isKnown(form)) || corrected >= MAX_CORRECTED) return { typed, forms, correction: null };
      corrected += 1;
      const [correction = null] = this.wordsLike(typed, 1);
      return { typed, forms: correction === null ? forms : correctedForms(correction), correction };
    });
  }

  /** Words one slip away, the ones of most products first; else words whose beginning is. None for short words. */
  wordsLike(word: string, limit: number): string[] {
    if (word.length < CORRECTED_FROM) return [];
    const like: string[] = [];
    const begunLike: string[] = [];
    for (const known of this.postings.keys()) {
      if (known.length < word.length - 1 || known === word) continue;
      if (withinOneEdit(word, known)) like.push(known);
      else if (like.length === 0 && known.length > word.length && withinOneEdit(word, known.slice(0, word.length))) begunLike.push(known);
    }
    const productsOf = (known: string) => this.postings.get(known)?.size ?? 0;
    return (like.length > 0 ? like : begunLike)
      .sort((left, right) => productsOf(right) - productsOf(left) || (left < right ? -1 : 1))
      .slice(0, limit);
  }

  /** The products in which every term is found. No terms: none. */
  matching(terms: readonly Term[]): Bitset {
    let result: Bitset | null = null;
    for (const { forms } of terms) {
      const products = new Bitset();
      for (const form of forms) {
        for (const found of this.wordsOfForm(form)) {
          for (const [ordinal, weight] of this.postings.get(found) ?? []) if (counts(form, weight)) products.add(ordinal);
        }
      }
      if (result === null) result = products;
      else result.intersect(products);
    }
    return result ?? new Bitset();
  }

  /** How well each of the products fits the terms: the best hit of every term, added up. */
  scores(terms: readonly Term[], products: Bitset): Map<number, number> {
    const totals = new Map<number, number>();
    for (const { forms } of terms) {
      const best = new Map<number, number>();
      for (const form of forms) {
        for (const found of this.wordsOfForm(form)) {
          const factor = found === form.text ? form.whole : form.beginning;
          for (const [ordinal, weight] of this.postings.get(found) ?? []) {
            if (products.has(ordinal) && counts(form, weight))
              best.set(ordinal, Math.max(Math.abs(weight) * factor, best.get(ordinal) ?? 0));
          }
        }
      }
      for (const [ordinal, score] of best) totals.set(ordinal, score + (totals.get(ordinal) ?? 0));
    }
    return totals;
  }

  private isKnown(form: Form): boolean {
    return this.wordsOfForm(form).next().done !== true;
  }

  private *wordsOfForm({ text, beginning }: Form): Generator<string> {
    if (beginning > 0) yield* this.wordsBeginningWith(text);
    else if (this.postings.has(text)) yield text;
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

/** Whether a hit is one: a name is only found by what is in it, not by what that would mean. */
function counts({ isTranslation }: Form, weight: number): boolean {
  return weight > 0 || !isTranslation;
}
