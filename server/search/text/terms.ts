import { foldText } from './foldText.ts';
import { synonymGroups } from './synonyms.ts';
import { isUnspaced, queryTokens } from './tokens.ts';

/** A search form of a term: its text, and the score factors of whole-word and prefix matches. */
export interface Form {
  /** A word, or a phrase of words separated by spaces, all of which must occur in a product unchanged. */
  text: string;
  whole: number;
  /** 0 if only whole words match. */
  beginning: number;
  /** A synonym or translation of the typed word. */
  isTranslation?: boolean;
}

/** Search forms of a query word: the word itself, its synonyms in all languages, or its correction. */
export interface Term {
  typed: string;
  forms: readonly Form[];
  /** The word that was searched for instead of an unknown one; otherwise null. */
  correction: string | null;
}

/** Score factors: whole words score higher than prefixes, and typed words higher than synonyms. */
const TYPED = { whole: 6, beginning: 4 } as const;
const SYNONYM = { whole: 3, beginning: 2 } as const;
const CHARACTER = { whole: 3, beginning: 0 } as const;
const SINGULAR = { whole: 5, beginning: 0 } as const;
const CORRECTED = { whole: 5, beginning: 3 } as const;

/** Shorter words keep a final s, because removing it would change their meaning. */
const PLURAL_FROM = 4;

const SYNONYMS = new Map<string, Set<string>>();
for (const group of synonymGroups) {
  const terms = group.map((word) => queryTokens(word).join(' '));
  for (const term of terms) {
    const others = SYNONYMS.get(term) ?? new Set<string>();
    for (const other of terms) if (other !== term) others.add(other);
    SYNONYMS.set(term, others);
  }
}

const MAX_PHRASE = Math.max(...Array.from(SYNONYMS.keys(), (term) => term.split(' ').length));

/**
 * Words from the synonym table that are written without spaces, longest first: they are the only known word boundaries in such
 * texts. Single characters are too ambiguous.
 */
const UNSPACED_WORDS = synonymGroups
  .flat()
  .map(foldText)
  .filter((word) => isUnspaced(word) && word.length > 1)
  .sort((left, right) => right.length - left.length);
const UNSPACED_WORD = UNSPACED_WORDS.length === 0 ? null : new RegExp(UNSPACED_WORDS.join('|'), 'g');

/** HTML tags in a query are ignored. */
const MARKUP = /<[^<>]*>/g;

/** The words of a query. Known words in a text without spaces are separated. */
export function searchWords(query: string): string[] {
  const text = query.replace(MARKUP, ' ');
  return queryTokens(UNSPACED_WORD !== null && isUnspaced(text) ? foldText(text).replace(UNSPACED_WORD, ' $& ') : text);
}

/** Joins words that form a phrase in the synonym table: "minyak wangi" is perfume, not scented oil. */
export function phrasesOf(words: readonly string[]): string[] {
  const phrases: string[] = [];
  for (let at = 0; at < words.length;) {
    let length = Math.min(MAX_PHRASE, words.length - at);
    while (length > 1 && !SYNONYMS.has(words.slice(at, at + length).join(' '))) length -= 1;
    phrases.push(words.slice(at, at + length).join(' '));
    at += length;
  }
  return phrases;
}

/** A word's forms: the word itself, its singular and its synonyms, because the catalogue and queries mix languages. */
export function formsOf(word: string): Form[] {
  const forms: Form[] = [{ text: word, ...TYPED }];
  if (word.length >= PLURAL_FROM && word.endsWith('s') && !isPhrase(word)) forms.push({ text: word.slice(0, -1), ...SINGULAR });
  for (const synonym of SYNONYMS.get(word) ?? []) {
    // A single Chinese character starts many unrelated words, but ends words for things of its kind.
    const isCharacter = isUnspaced(synonym) && synonym.length === 1;
    forms.push({ text: synonym, ...(isCharacter ? CHARACTER : SYNONYM), isTranslation: true });
  }
  return forms;
}

/** Whether a form is a phrase. */
export function isPhrase(text: string): boolean {
  return text.includes(' ');
}

/** A corrected word's forms. */
export function correctedForms(word: string): Form[] {
  return formsOf(word).map((form) => (form.text === word ? { text: word, ...CORRECTED } : form));
}
