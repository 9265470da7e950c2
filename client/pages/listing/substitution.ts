import { TRANSLATE_TO } from '#client/i18n/everyLanguage.ts';
import { byLocale, type Locale } from '#schema/rules/locales.ts';

/** What a vendor may do if a product is out of stock. */
export const SUBSTITUTIONS = ['contact', 'replace', 'leave'] as const;
type Substitution = (typeof SUBSTITUTIONS)[number];

/** The sentence for the vendor in each language. It is a separate line in the order's note. */
function sentencesOf(wish: Substitution): Record<Locale, string> {
  return byLocale((locale) => TRANSLATE_TO[locale](`everyLanguage.ifOut.${wish}`));
}

/** Reads the choice from a note in any language. Returns null if the note contains no choice. */
export function readSubstitution(note: string): Substitution | null {
  const lines = linesOf(note);
  return SUBSTITUTIONS.find((one) => Object.values(sentencesOf(one)).some((sentence) => lines.includes(sentence))) ?? null;
}

/** Sets the choice in a note. Replaces an earlier choice and keeps the shopper's text. */
export function withSubstitution(note: string, wish: Substitution, locale: Locale): string {
  const known = new Set(SUBSTITUTIONS.flatMap((one) => Object.values(sentencesOf(one))));
  const own = linesOf(note).filter((line) => !known.has(line));
  return [sentencesOf(wish)[locale], ...own].join('\n').trim();
}

function linesOf(note: string): string[] {
  return note.split('\n').map((line) => line.trim());
}
