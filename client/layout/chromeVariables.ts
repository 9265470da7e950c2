import { apiLocale, type Locale } from '#client/i18n/Locale.ts';
import type { ChromeQueryVariables } from './Chrome.generated.ts';

/** What the frame around the pages asks for, in one language. The root's loader and the frame must agree on it. */
export function chromeVariables(locale: Locale): ChromeQueryVariables {
  return { locale: apiLocale(locale) };
}
