import { DEFAULT_LOCALE, LANGUAGES, LOCALES, type ApiLocale, type Locale } from '#schema/rules/locales.ts';

export type { Locale };

/** `Locale` enum value of the API. */
export function apiLocale(locale: Locale): ApiLocale {
  return LANGUAGES[locale].api;
}

/** Language of an enum value or form field; the default language for any other value. */
export function localeOf(value: string): Locale {
  return LOCALES.find((locale) => LANGUAGES[locale].api === value) ?? DEFAULT_LOCALE;
}
