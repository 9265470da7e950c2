import { DEFAULT_LOCALE, LANGUAGES, LOCALES, type ApiLocale, type Locale } from '#schema/rules/locales.ts';

export type { Locale };

export function apiLocale(locale: Locale): ApiLocale {
  return LANGUAGES[locale].api;
}

/** The language for an API enum value or a form field; the default language for unknown values. */
export function localeOf(value: string): Locale {
  return LOCALES.find((locale) => LANGUAGES[locale].api === value) ?? DEFAULT_LOCALE;
}
