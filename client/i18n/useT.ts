import { use } from 'react';
import { I18nContext, type I18nValue } from './I18nProvider.tsx';
import { apiLocale, type Locale } from './Locale.ts';
import type { Translate } from './Translate.ts';

/** Translator for the page's language: `const t = useT(); t('list.count', { n: 24 })`. */
export function useT(): Translate {
  return useI18n().t;
}

export function useLocale(): Locale {
  return useI18n().locale;
}

/** The page's language as the API's enum value. */
export function useApiLocale() {
  return apiLocale(useLocale());
}

function useI18n(): I18nValue {
  const value = use(I18nContext);
  if (value === null) throw new Error('Messages are read inside <I18nProvider> only.');
  return value;
}
