import '#client/styles/tokens.css';
import '#client/styles/fonts.css';
import '#client/styles/base.css';
import type { ReactNode } from 'react';
import { LANGUAGES, type Locale } from '#schema/rules/locales.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { usePrefs } from '#client/state/PrefsProvider.tsx';

interface DocumentProps {
  /** The first page's language; `PageLanguage` applies later changes. */
  language: Locale;
  children: ReactNode;
}

/**
 * The HTML document, hydrated from `<html>` down. React hoists pages' titles and meta elements, and ignores the styles and the script from
 * `client/entry-head.ts`, which the server adds.
 */
export function Document({ language, children }: DocumentProps) {
  const { theme } = usePrefs();
  return (
    <html lang={LANGUAGES[language].tag} className={`theme-${theme}`} data-hydrated={useHydrated() ? '' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content={theme === 'system' ? 'light dark' : theme} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/icon-180.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
      </head>
      <body>{children}</body>
    </html>
  );
}
