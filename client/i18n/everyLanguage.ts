import { everyLanguage } from 'virtual:messages/every-language';
import { byLocale, type Locale } from '#schema/rules/locales.ts';
import { createTranslator } from './I18nProvider.tsx';
import type { Translate } from './Translate.ts';

/** Translators of `everyLanguage.*`, loaded in all languages, for texts that other people read in theirs. */
export const TRANSLATE_TO: Record<Locale, Translate> = byLocale((locale) => createTranslator(locale, everyLanguage[locale]).t);
