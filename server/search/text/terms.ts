import { packsIn } from '#schema/rules/quantity.ts';
import { foldText, wordSpans } from './foldText.ts';
import { synonymGroups } from './synonyms.ts';
import { isUnspaced, queryTokens } from './tokens.ts';
import { otherNumbers } from './wordForms.ts';

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
  /** Identifies the forms. */
  key: string;
  typed: string;
  /** The term as the shopper wrote it, such as "pack of 6". */
  written: string;
  forms: readonly Form[];
  /** The word that was searched for instead of an unknown one; otherwise null. */
  correction: string | null;
}

/** Score factors: whole words score higher than prefixes, and typed words higher than synonyms. */
const TYPED = { whole: 6, beginning: 4 } as const;
const SYNONYM = { whole: 3, beginning: 2 } as const;
const CHARACTER = { whole: 3, beginning: 0 } as const;
const OTHER_NUMBER = { whole: 5, beginning: 0 } as const;
const CORRECTED = { whole: 5, beginning: 3 } as const;
const APART = { whole: 5, beginning: 0 } as const;

const SYNONYMS = new Map<string, Set<string>>();
for (const group of synonymGroups) {
  const terms = group.map((word) => queryTokens(word).join(' '));
  for (const term of terms) {
    const others = SYNONYMS.get(term) ?? new Set<string>();
    for (const other of terms) if (other !== term) others.add(other);
    SYNONYMS.set(term, others);
  }
}

/** The single words that mean the same as a word, in all languages; empty if the synonym table lacks it. */
export function meaningsOf(word: string): readonly string[] {
  const known = MEANINGS.get(word);
  if (known !== undefined) return known;
  const numbers = [word, ...otherNumbers(word)];
  const meanings = numbers.flatMap((one) => [...(SYNONYMS.get(one) ?? [])]);
  const singles = meanings.length === 0 ? meanings : [...numbers.slice(1), ...meanings].filter((one) => !isPhrase(one));
  if (MEANINGS.size >= MAX_MEANINGS) MEANINGS.clear();
  MEANINGS.set(word, singles);
  return singles;
}

/** Cached, because a catalogue repeats its words. */
const MEANINGS = new Map<string, readonly string[]>();
const MAX_MEANINGS = 20_000;

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
/** Particles in a text without spaces. The conjunctions also begin other words, so they count only after a known word. */
const PARTICLES = /的|(?<=\S) [和与及或跟](?=.)/g;
/** Spaces between single characters: "咖 啡". */
const LOOSE = /(?<=(?:^|\s)\p{sc=Han})\s+(?=\p{sc=Han}(?:\s|$))/gu;

/** HTML tags in a query are ignored. */
const MARKUP = /<[^<>]*>/g;

/** A word of a query, as a term of the index and as written. */
export interface QueryWord {
  token: string;
  written: string;
  /** Matches whole words only. */
  isWhole?: boolean;
}

/** The words of a query. Known words in a text without spaces are separated, and quantities are one word. */
export function searchWords(query: string): QueryWord[] {
  const typed = query.replace(MARKUP, ' ');
  const text = isUnspaced(typed) ? separated(typed) : typed;
  const words: QueryWord[] = [];
  let done = 0;
  for (const { label, start, end } of packsIn(text)) {
    words.push(...plainWords(text.slice(done, start)), { token: foldText(label), written: text.slice(start, end) });
    done = end;
  }
  words.push(...plainWords(text.slice(done)));
  return words;
}

function separated(text: string): string {
  const folded = foldText(text).replace(LOOSE, '');
  const words = UNSPACED_WORD === null ? folded : folded.replace(UNSPACED_WORD, ' $& ');
  return words.replace(PARTICLES, ' ');
}

function plainWords(text: string): QueryWord[] {
  return wordSpans(text).flatMap(({ word, start, end }) => {
    if (!isUnspaced(word)) return [{ token: word, written: text.slice(start, end) }];
    return queryTokens(word).map((token) => ({ token, written: token }));
  });
}

/** Joins words that form a phrase in the synonym table: "minyak wangi" is perfume, not scented oil. */
export function phrasesOf(words: readonly QueryWord[]): QueryWord[] {
  const phrases: QueryWord[] = [];
  for (let at = 0; at < words.length;) {
    let length = Math.min(MAX_PHRASE, words.length - at);
    while (length > 1 && !SYNONYMS.has(joined(words.slice(at, at + length), ' ').token)) length -= 1;
    phrases.push(joined(words.slice(at, at + length), ' '));
    at += length;
  }
  return phrases;
}

/** Several words as one; pairs of characters that overlap are written as the text they came from. */
export function joined(words: readonly QueryWord[], separator: string): QueryWord {
  const written = words.reduce((text, { written: next }) => {
    if (text === '') return next;
    return isUnspaced(next) && text.endsWith(next.charAt(0)) ? text + next.slice(1) : `${text} ${next}`;
  }, '');
  return { token: words.map(({ token }) => token).join(separator), written };
}

/** A word's forms: the word itself, its other numbers and its synonyms, because the catalogue and queries mix languages. */
export function formsOf(word: string): Form[] {
  const forms: Form[] = [{ text: word, ...TYPED }];
  const numbers = otherNumbers(word);
  for (const text of numbers) forms.push({ text, ...OTHER_NUMBER });
  const known = new Set([word, ...numbers]);
  for (const own of [...known]) {
    for (const synonym of SYNONYMS.get(own) ?? []) {
      if (known.has(synonym)) continue;
      known.add(synonym);
      // A single Chinese character starts many unrelated words, but ends words for things of its kind.
      const isCharacter = isUnspaced(synonym) && synonym.length === 1;
      forms.push({ text: synonym, ...(isCharacter ? CHARACTER : SYNONYM), isTranslation: true });
    }
  }
  const [, count] = PIECES.exec(word) ?? [];
  // A title may state the number where the label does not.
  if (count !== undefined) forms.push(...PIECE_NAMES.map((name) => ({ text: `${count} ${name}`, ...OTHER_NUMBER })));
  return forms;
}

/** A number of pieces, by its canonical label. */
const PIECES = /^(\d+)pcs$/;
const PIECE_NAMES = ['pack', 'pcs', 'pieces', 'keping', 'biji', 'helai'];

/** Whether a form is a phrase. */
export function isPhrase(text: string): boolean {
  return text.includes(' ');
}

export function termOf({ token, written }: QueryWord): Term {
  return { key: token, typed: token, written, forms: formsOf(token), correction: null };
}

/** The term of an unknown word that another word replaces. */
export function correctedTerm(term: Term, correction: string): Term {
  const forms = formsOf(correction).map((form) => (form.text === correction ? { text: correction, ...CORRECTED } : form));
  return { ...term, key: `${term.key}>${correction}`, forms, correction };
}

/** A term that also matches its words written apart. */
export function apart(term: Term, phrases: readonly string[]): Term {
  const forms = [...term.forms, ...phrases.map((text) => ({ text, ...APART }))];
  return { ...term, key: `${term.key}>${phrases.join()}`, forms };
}
