import { setupI18n, type Messages } from '@lingui/core';
import { createContext, useMemo, type ReactNode } from 'react';
import { LANGUAGES, type Locale } from '#schema/rules/locales.ts';
import type { Translate } from './Translate.ts';

export interface I18nValue {
  locale: Locale;
  t: Translate;
}

export const I18nContext = createContext<I18nValue | null>(null);

interface I18nProviderProps {
  locale: Locale;
  /** Messages for `locale`, as returned by `loadMessages`. */
  messages: Messages;
  children: ReactNode;
}

/** Language provider. A change of `locale` and `messages` updates the text without unmounting, so typed input is kept. */
export function I18nProvider({ locale, messages, children }: I18nProviderProps) {
  const value = useMemo<I18nValue>(() => createTranslator(locale, messages), [locale, messages]);
  return <I18nContext value={value}>{children}</I18nContext>;
}

/** Translator for use outside React, for document titles and the server. */
export function createTranslator(locale: Locale, messages: Messages): I18nValue {
  const i18n = setupI18n({ locale, locales: LANGUAGES[locale].tag, messages: { [locale]: messages }, missing });
  return { locale, t: (key, ...values) => i18n._(key, values[0]) };
}

/** A missing message is a programming error: it is logged, and its key is shown. */
function missing(locale: string, key: string): string {
  console.error(`There is no text for "${key}" in "${locale}" on this page.`);
  return key;
}
