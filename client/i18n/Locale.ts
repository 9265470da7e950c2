/** The languages of the shop, as they stand in messages, cookie and `?lang=`. */
export const LOCALES = ['en', 'ms'] as const;

export type Locale = (typeof LOCALES)[number];

/** BCP 47 tags for `<html lang>`, dates and numbers. */
export const LANGUAGE_TAGS: Record<Locale, string> = { en: 'en-MY', ms: 'ms-MY' };

/** Each language in its own words: never translated. */
export const LANGUAGE_NAMES: Record<Locale, string> = { en: 'English', ms: 'Bahasa Melayu' };

/** The short marks of the language switch. */
export const LANGUAGE_MARKS: Record<Locale, string> = { en: 'EN', ms: 'BM' };

/** The value of the API's `Locale` enum. */
export function apiLocale(locale: Locale): 'EN' | 'MS' {
  return locale === 'ms' ? 'MS' : 'EN';
}
