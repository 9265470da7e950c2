import groups from './synonyms.json' with { type: 'json' };

/** A beginning of words to look for, and what a word that is it, or only begins with it, is worth. */
export interface Form {
  /** One word, or a phrase: words with spaces between, all of which must stand in a product as they are. */
  text: string;
  whole: number;
  /** 0: only the whole word counts. */
  beginning: number;
  /** It means the same as what was typed, in other letters. */
  isTranslation?: boolean;
}

/** What a word of a search stands for: itself, what means the same in the other language, or what was probably meant. */
export interface Term {
  typed: string;
  forms: readonly Form[];
  /** The word that was taken instead, when the typed one is nowhere; else null. */
  correction: string | null;
}

/** A whole word is worth more than the beginning of one, and what was typed more than what means the same. */
const TYPED = { whole: 6, beginning: 4 } as const;
const SYNONYM = { whole: 3, beginning: 2 } as const;
const SINGULAR = { whole: 5, beginning: 0 } as const;
const CORRECTED = { whole: 5, beginning: 3 } as const;

/** Shorter ones lose their meaning with their s. */
const PLURAL_FROM = 4;

const SYNONYMS = new Map<string, Set<string>>();
for (const group of groups) {
  for (const word of group) {
    const others = SYNONYMS.get(word) ?? new Set<string>();
    for (const other of group) if (other !== word) others.add(other);
    SYNONYMS.set(word, others);
  }
}

const MAX_PHRASE = 3;

/** The words of a search, those that are a phrase of the synonyms as one: "minyak wangi" is perfume, not scented oil. */
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

/** A word with all that means the same: the shop speaks English and Malay, and so do its shoppers, in one breath. */
export function formsOf(word: string): Form[] {
  const forms: Form[] = [{ text: word, ...TYPED }];
  if (word.length >= PLURAL_FROM && word.endsWith('s') && !isPhrase(word)) forms.push({ text: word.slice(0, -1), ...SINGULAR });
  for (const synonym of SYNONYMS.get(word) ?? []) forms.push({ text: synonym, ...SYNONYM, isTranslation: true });
  return forms;
}

/** Whether a form's text is several words. */
export function isPhrase(text: string): boolean {
  return text.includes(' ');
}

/** The same for a word that was put in the place of a mistyped one. */
export function correctedForms(word: string): Form[] {
  return formsOf(word).map((form) => (form.text === word ? { text: word, ...CORRECTED } : form));
}
