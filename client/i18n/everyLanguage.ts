import type { Messages } from '@lingui/core';
import { byLocale, type Locale } from '#schema/rules/locales.ts';
import { createTranslator } from './I18nProvider.tsx';
import type { Translate } from './Translate.ts';

const files = import.meta.glob<Messages>('../../messages/*/everyLanguage.json', { eager: true, import: 'default' });

/** Translators for `everyLanguage.*` in all languages, for messages whose reader does not use the page's language. */
export const TRANSLATE_TO: Record<Locale, Translate> = byLocale(
  (locale) => createTranslator(locale, files[`../../messages/${locale}/everyLanguage.json`]!).t,
);
