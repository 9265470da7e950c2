import { LANGUAGES, type Locale } from './locales.ts';

const made = new Map<string, Intl.ListFormat>();

/** Making a formatter is slow, so each is made once. */
function listFormat(locale: Locale, style: Intl.ListFormatStyle): Intl.ListFormat {
  const key = `${locale} ${style}`;
  const formatter = made.get(key) ?? new Intl.ListFormat(LANGUAGES[locale].tag, { type: 'conjunction', style });
  made.set(key, formatter);
  return formatter;
}

/** Names in a row, as a language lists them in a sentence: "kopi, durian and batik". */
export function listWords(names: readonly string[], locale: Locale): string {
  return listFormat(locale, 'long').format(names);
}

/** Values side by side, without a word between them: "kopi, durian, batik"; in Chinese with its own comma. */
export function listValues(values: readonly string[], locale: Locale): string {
  return listFormat(locale, 'narrow').format(values);
}

/** Values that were typed in a row, between commas or semicolons of any language. */
export function splitValues(text: string): string[] {
  return text
    .split(/[,;，；、\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
