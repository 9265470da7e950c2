import { DEFAULT_LOCALE, LANGUAGES, LOCALES, type ApiLocale, type Locale } from '#schema/rules/locales.ts';

export type { Locale };

/** The value of the API's `Locale` enum. */
export function apiLocale(locale: Locale): ApiLocale {
  return LANGUAGES[locale].api;
}

/** The language of a value of the API's enum, or of a form's field; the default one for anything else. */
export function localeOf(value: string): Locale {
  return LOCALES.find((locale) => LANGUAGES[locale].api === value) ?? DEFAULT_LOCALE;
}
