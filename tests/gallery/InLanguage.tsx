import type { ReactNode } from 'react';
import type { Locale } from '#client/i18n/Locale.ts';
import { useLocale } from '#client/i18n/useT.ts';

/** Render prop that passes the chosen language, for copy that comes from the server. */
export function InLanguage({ children }: { children: (locale: Locale) => ReactNode }) {
  return children(useLocale());
}
