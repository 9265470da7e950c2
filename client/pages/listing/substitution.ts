import { TRANSLATE_TO } from '#client/i18n/everyLanguage.ts';
import { byLocale, type Locale } from '#schema/rules/locales.ts';

/** Choices for a product that is out of stock. */
export const SUBSTITUTIONS = ['contact', 'replace', 'leave'] as const;
type Substitution = (typeof SUBSTITUTIONS)[number];

/** Sentence for the vendor by language; a separate line in the order's note. */
function sentencesOf(wish: Substitution): Record<Locale, string> {
  return byLocale((locale) => TRANSLATE_TO[locale](`everyLanguage.ifOut.${wish}`));
}

/** Parses the choice from a note in any language; null: none. */
export function readSubstitution(note: string): Substitution | null {
  const lines = linesOf(note);
  return SUBSTITUTIONS.find((one) => Object.values(sentencesOf(one)).some((sentence) => lines.includes(sentence))) ?? null;
}

/** Note with this choice instead of any other; the shopper's own text stays. */
export function withSubstitution(note: string, wish: Substitution, locale: Locale): string {
  const known = new Set(SUBSTITUTIONS.flatMap((one) => Object.values(sentencesOf(one))));
  const own = linesOf(note).filter((line) => !known.has(line));
  return [sentencesOf(wish)[locale], ...own].join('\n').trim();
}

function linesOf(note: string): string[] {
  return note.split('\n').map((line) => line.trim());
}
