import { LANGUAGES, type Locale } from '#schema/rules/locales.ts';

/** Names in a row, as a language lists them: "kopi, durian and batik". */
export function listWords(names: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(LANGUAGES[locale].tag, { type: 'conjunction' }).format(names);
}
