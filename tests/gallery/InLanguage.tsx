import type { ReactNode } from 'react';
import type { Locale } from '#client/i18n/Locale.ts';
import { useLocale } from '#client/i18n/useT.ts';

/** Render prop: server texts in the chosen language. */
export function InLanguage({ children }: { children: (locale: Locale) => ReactNode }) {
  return children(useLocale());
}
