import { everyLanguage } from 'virtual:messages/every-language';
import { byLocale, type Locale } from '#schema/rules/locales.ts';
import { createTranslator } from './I18nProvider.tsx';
import type { Translate } from './Translate.ts';

/** Readers of the messages `everyLanguage.*`, which the client has in every language: what it writes into texts that others read. */
export const TRANSLATE_TO: Record<Locale, Translate> = byLocale((locale) => createTranslator(locale, everyLanguage[locale]).t);
