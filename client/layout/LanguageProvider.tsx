import { startTransition, useEffect, useMemo, useState, type ReactNode } from 'react';
import { ApolloProvider } from '@apollo/client/react';
import type { ApolloClient } from '@apollo/client';
import type { Messages } from '@lingui/core';
import { I18nProvider } from '#client/i18n/I18nProvider.tsx';
import { loadMessages } from '#client/i18n/loadMessages.ts';
import type { Locale } from '#client/i18n/Locale.ts';
import { setPrefs } from '#client/state/prefs.ts';
import { PrefsContext } from '#client/state/PrefsContext.ts';
import { usePrefs } from '#client/state/PrefsProvider.tsx';

interface Language {
  locale: Locale;
  messages: Messages;
  client: ApolloClient;
}

interface LanguageProviderProps {
  initial: Language;
  /** Fetches what the page shows in another language, and gives the client that holds it. */
  prepare?: (locale: Locale) => Promise<ApolloClient>;
  children: ReactNode;
}

/**
 * Follows the preferred language. Each has a client of its own, so that no text of one is ever taken for another's. A newly
 * chosen one is shown when all is there: its messages, and the page's data and messages in it. Then every text changes in place, in one go;
 * what was typed stays. When it cannot be fetched, the choice goes back to the language that is shown.
 */
export function LanguageProvider({ initial, prepare, children }: LanguageProviderProps) {
  const [shown, show] = useState(initial);
  const prefs = usePrefs();
  const wanted = prefs.language;
  useEffect(() => {
    if (wanted === shown.locale) return undefined;
    let isCurrent = true;
    Promise.all([loadMessages(wanted, ['shared']), prepare?.(wanted)]).then(
      ([messages, client]) => {
        if (!isCurrent) return;
        startTransition(() => {
          show({ locale: wanted, messages, client: client ?? initial.client });
        });
      },
      () => {
        if (isCurrent) setPrefs({ language: shown.locale });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [initial.client, prepare, shown.locale, wanted]);
  const shownPrefs = useMemo(() => ({ ...prefs, language: shown.locale }), [prefs, shown.locale]);
  return (
    <PrefsContext value={shownPrefs}>
      <ApolloProvider client={shown.client}>
        <I18nProvider locale={shown.locale} messages={shown.messages}>
          {children}
        </I18nProvider>
      </ApolloProvider>
    </PrefsContext>
  );
}
