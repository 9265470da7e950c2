import { LANGUAGES, type ApiLocale, type Locale } from '#schema/rules/locales.ts';

export type { Locale };

/** The value of the API's `Locale` enum. */
export function apiLocale(locale: Locale): ApiLocale {
  return LANGUAGES[locale].api;
}
