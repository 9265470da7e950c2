import { LANGUAGE_TAGS, type Locale } from './Locale.ts';

/** Names in a row, as a language lists them: "kopi, durian and batik". */
export function listWords(names: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(LANGUAGE_TAGS[locale], { type: 'conjunction' }).format(names);
}
