import { LANGUAGES, type Locale } from './locales.ts';

const made = new Map<string, Intl.ListFormat>();

/** Memoised, because creating a formatter is slow. */
function listFormat(locale: Locale, style: Intl.ListFormatStyle): Intl.ListFormat {
  const key = `${locale} ${style}`;
  const formatter = made.get(key) ?? new Intl.ListFormat(LANGUAGES[locale].tag, { type: 'conjunction', style });
  made.set(key, formatter);
  return formatter;
}

/** Names as a list in a sentence: "kopi, durian and batik". */
export function listWords(names: readonly string[], locale: Locale): string {
  return listFormat(locale, 'long').format(names);
}

/** Values as a list without a conjunction: "kopi, durian, batik"; Chinese uses its own comma. */
export function listValues(values: readonly string[], locale: Locale): string {
  return listFormat(locale, 'narrow').format(values);
}

/** Splits typed values at commas and semicolons of any language. */
export function splitValues(text: string): string[] {
  return text
    .split(/[,;，；、\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
