import type { LocalisedText } from '#schema/rules/localisedText.ts';
import { LANGUAGES, type Locale } from '#schema/rules/locales.ts';

/** A localised string in the API's input format. */
export function texts(byLanguage: LocalisedText): { locale: string; text: string }[] {
  return (Object.entries(byLanguage) as [Locale, string][]).map(([locale, text]) => ({ locale: LANGUAGES[locale].api, text }));
}
