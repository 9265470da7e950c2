import { LANGUAGES, type Locale } from '#schema/rules/locales.ts';

/** A language's name in the page's language, without its country: "Malay", "Melayu". */
export function languageName(language: Locale, locale: Locale): string {
  const [primary = language] = LANGUAGES[language].tag.split('-');
  return new Intl.DisplayNames([LANGUAGES[locale].tag], { type: 'language' }).of(primary) ?? LANGUAGES[language].name;
}
