import { TRANSLATE_TO } from '#client/i18n/everyLanguage.ts';
import { byLocale, type Locale } from '#schema/rules/locales.ts';

/** What a shopper may wish for when something has run out. */
export const SUBSTITUTIONS = ['contact', 'replace', 'leave'] as const;
type Substitution = (typeof SUBSTITUTIONS)[number];

/** The sentence that the seller reads, in every language, on a line of its own in the order's note. */
function sentencesOf(wish: Substitution): Record<Locale, string> {
  return byLocale((locale) => TRANSLATE_TO[locale](`everyLanguage.ifOut.${wish}`));
}

/** The wish that a note holds, in whichever language it was written; null for none. */
export function readSubstitution(note: string): Substitution | null {
  const lines = linesOf(note);
  return SUBSTITUTIONS.find((one) => Object.values(sentencesOf(one)).some((sentence) => lines.includes(sentence))) ?? null;
}

/** The note with this wish instead of any other. What the shopper wrote stays. */
export function withSubstitution(note: string, wish: Substitution, locale: Locale): string {
  const known = new Set(SUBSTITUTIONS.flatMap((one) => Object.values(sentencesOf(one))));
  const own = linesOf(note).filter((line) => !known.has(line));
  return [sentencesOf(wish)[locale], ...own].join('\n').trim();
}

function linesOf(note: string): string[] {
  return note.split('\n').map((line) => line.trim());
}
