import '#client/styles/tokens.css';
import '#client/styles/fonts.css';
import '#client/styles/base.css';
import type { ReactNode } from 'react';
import { LANGUAGES } from '#schema/rules/locales.ts';
import { useLocale } from '#client/i18n/useT.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { usePrefs } from '#client/state/PrefsProvider.tsx';

/**
 * The whole document: React renders and hydrates it from `<html>` on. Titles and the like are hoisted here by the pages. The server adds
 * styles and the script of `client/entry-head.ts`, which React leaves alone.
 */
export function Document({ children }: { children: ReactNode }) {
  const { theme } = usePrefs();
  return (
    <html lang={LANGUAGES[useLocale()].tag} className={`theme-${theme}`} data-hydrated={useHydrated() ? '' : undefined}>
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
