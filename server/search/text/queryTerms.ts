import { ProductSet } from '#server/search/index/productSet.ts';
import { isFunctionWord } from './functionWords.ts';
import type { PostingLists } from './postingLists.ts';
import type { TermHits } from './termHits.ts';
import { apart, correctedTerm, isPhrase, joined, phrasesOf, termOf, type QueryWord, type Term } from './terms.ts';
import { isUnspaced } from './tokens.ts';
import { otherNumbers } from './wordForms.ts';

/** The terms of a query, and the products that match all of them. */
export interface QueryHits {
  terms: readonly Term[];
  products: ProductSet;
}

/** Maximum corrected words per query, because each one costs a scan of the term dictionary. */
const MAX_CORRECTED = 6;
/** Spellings tried for an unknown word. */
const MAX_ALIKE = 3;
/** Longer words also match as beginnings of other words. */
const MAX_SHORT = 3;
/** Shorter parts of a word written together are too ambiguous. */
const MIN_PART = 3;

/** Interprets query words with the catalogue's words: other spellings count only if products have them. */
export class QueryTerms {
  constructor(
    private readonly lists: PostingLists,
    private readonly hits: TermHits,
  ) {}

  /**
   * The words as typed or, if no product has all of them, the first of these readings with hits: neighbours written together,
   * words written apart, and corrected spellings.
   */
  parse(words: readonly QueryWord[]): QueryHits {
    const required = requiredWords(words);
    const terms = required.map((word) => this.term(word));
    const isUnknown = terms.map((term) => !this.isKnown(term));
    const found = isUnknown.includes(true) ? new ProductSet() : this.hits.matching(terms);
    if (found.size > 0 || terms.length === 0) return { terms, products: found };
    for (const reading of this.otherReadings(required, terms, isUnknown)) {
      const products = this.hits.matching(reading);
      if (products.size > 0) return { terms: reading, products };
    }
    return { terms, products: found };
  }

  /**
   * The terms by which the nearest products are found: unknown phrases as their words, which are known to be words and so match
   * whole ones ("lada" of "lada hitam" is not "ladang"), and unknown words in their likeliest spelling.
   */
  nearest(words: readonly QueryWord[]): Term[] {
    const required = requiredWords(words).flatMap((word) => (this.isKnown(termOf(word)) ? [word] : partsOf(word)));
    return (this.together(required) ?? required).map((word) => {
      const term = this.term(word);
      if (word.isWhole === true || this.isKnown(term)) return term;
      const split = this.splitTerm(term);
      const [spelling] = split === null ? this.alike(term.typed, 1) : [];
      return split ?? (spelling === undefined ? term : correctedTerm(term, spelling));
    });
  }

  /** Words with a similar spelling, nearest first; ties are ordered by number of products. Empty for short words and numbers. */
  alike(word: string, limit: number): string[] {
    if (isPhrase(word)) return [];
    return this.lists.words.like(word, limit, (known) => this.lists.sizeOf(known));
  }

  /** A word's term. A short word that products contain does not also match as a beginning: "men" is not "mentega". */
  private term(word: QueryWord): Term {
    const term = termOf(word);
    const [own, ...others] = term.forms;
    if (own !== undefined && word.isWhole === true) return { ...term, key: `${term.key}=`, forms: [{ ...own, beginning: 0 }, ...others] };
    if (own === undefined || own.text.length > MAX_SHORT || isUnspaced(own.text)) return term;
    if (![own.text, ...otherNumbers(own.text)].some((text) => this.lists.has(text))) return term;
    return { ...term, key: `${term.key}=`, forms: [{ ...own, beginning: 0 }, ...others] };
  }

  private *otherReadings(
    required: readonly QueryWord[],
    terms: readonly Term[],
    isUnknown: readonly boolean[],
  ): Generator<readonly Term[]> {
    const together = this.together(required)?.map((word) => this.term(word));
    if (together !== undefined) yield together;
    if (!isUnknown.includes(true)) return;
    const split = terms.map((term, at) => (isUnknown[at] === true ? this.splitTerm(term) : null) ?? term);
    const unknown = split.flatMap((term, at) => (isUnknown[at] === true && term === terms[at] ? [at] : []));
    if (unknown.length === 0) yield split;
    if (unknown.length === 0 || unknown.length > MAX_CORRECTED) return;
    const spellings = unknown.map((at) => this.alike(split[at]?.typed ?? '', MAX_ALIKE));
    if (spellings.some(([first]) => first === undefined)) return;
    const corrected = split.map((term, at) => {
      const [spelling] = spellings[unknown.indexOf(at)] ?? [];
      return spelling === undefined ? term : correctedTerm(term, spelling);
    });
    yield corrected;
    for (const [place, at] of unknown.entries()) {
      for (const spelling of spellings[place]?.slice(1) ?? []) {
        yield corrected.map((term, other) => (other === at ? correctedTerm(split[at] ?? term, spelling) : term));
      }
    }
  }

  /** The words with neighbours joined that the catalogue writes together ("water melon"); null if there are none. */
  private together(words: readonly QueryWord[]): QueryWord[] | null {
    const result: QueryWord[] = [];
    for (let at = 0; at < words.length; at += 1) {
      const [first, second] = [words[at], words[at + 1]];
      if (first === undefined) break;
      const pair = second === undefined ? null : joined([first, second], '');
      if (pair === null || isPhrase(pair.token) || !this.isWord(pair)) result.push(first);
      else {
        result.push(pair);
        at += 1;
      }
    }
    return result.length === words.length ? null : result;
  }

  /** A term that also matches its word split in two known ones ("dragonfruit"); null if it cannot be split. */
  private splitTerm(term: Term): Term | null {
    const phrases: string[] = [];
    for (let at = MIN_PART; at <= term.typed.length - MIN_PART; at += 1) {
      const phrase = `${term.typed.slice(0, at)} ${term.typed.slice(at)}`;
      if (phrase.split(' ').every((part) => this.lists.has(part))) phrases.push(phrase);
    }
    const split = apart(term, phrases);
    return phrases.length > 0 && this.hits.ofTerm(split).size > 0 ? split : null;
  }

  /** Whether a whole word, in any of its forms, occurs in the catalogue. */
  private isWord(word: QueryWord): boolean {
    return termOf(word).forms.some((form) => (isPhrase(form.text) ? this.hits.withPhrase(form).size > 0 : this.lists.has(form.text)));
  }

  private isKnown({ forms }: Term): boolean {
    return forms.some((form) => {
      if (isPhrase(form.text)) return this.hits.withPhrase(form).size > 0;
      for (const word of this.lists.wordsOfForm(form)) if (this.lists.has(word)) return true;
      return false;
    });
  }
}

/** The phrases and words of a query without its function words, unless there is nothing else. Repeated ones count once. */
function requiredWords(words: readonly QueryWord[]): QueryWord[] {
  const phrases = phrasesOf(words);
  const telling = phrases.filter(({ token }) => !isFunctionWord(token));
  return [...new Map((telling.length > 0 ? telling : phrases).map((word) => [word.token, word])).values()];
}

/** The words of a phrase. */
function partsOf({ token, written }: QueryWord): QueryWord[] {
  const parts = token.split(' ');
  const typed = written.split(' ');
  return parts.map((part, at) => ({
    token: part,
    written: typed.length === parts.length ? (typed[at] ?? part) : part,
    isWhole: parts.length > 1,
  }));
}
