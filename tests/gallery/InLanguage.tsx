import type { ReactNode } from 'react';
import type { Locale } from '#client/i18n/Locale.ts';
import { useLocale } from '#client/i18n/useT.ts';

/** For what the shop's server says: its sentences come in the language that is shown. */
export function InLanguage({ children }: { children: (locale: Locale) => ReactNode }) {
  return children(useLocale());
}
