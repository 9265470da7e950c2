import { createContext, startTransition, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { Messages } from '@lingui/core';
import { LoadedResults, LoadedResultsContext } from '#client/graphql/loadedResults.ts';
import { I18nProvider } from '#client/i18n/I18nProvider.tsx';
import { loadMessages } from '#client/i18n/loadMessages.ts';
import type { Locale } from '#client/i18n/Locale.ts';
import { OriginContext } from '#client/lib/OriginContext.ts';
import { ViewerContext } from '#client/lib/ViewerContext.ts';
import { PostedContext, type PostedPage } from '#client/lib/postedForm.ts';
import { setPrefs, type Prefs } from '#client/state/prefs.ts';
import { PrefsContext } from '#client/state/PrefsContext.ts';
import { PrefsProvider, usePrefs } from '#client/state/PrefsProvider.tsx';
import type { SessionUser } from '#client/state/session.ts';
import { FirstUserContext, useSessionUser } from '#client/state/useSessionUser.ts';
import type * as laterParts from './laterParts.ts';

/** Code that hydration does without; loaded before state hydration. */
export interface LaterParts extends Omit<typeof laterParts, 'sampleCart' | 'openClients' | 'KEPT_SLICES'> {
  /** Evicts private data from the clients' caches when the account changes. */
  forgetPerson: () => void;
}

const notYet = () => null;

export const LaterPartsContext = createContext<() => LaterParts | null>(notYet);

export interface AppProvidersProps {
  client: ApolloClient;
  /** Apollo Client that replaces the stand-in `client` once loaded. */
  arriving?: Promise<ApolloClient>;
  /** Absent on the server. */
  laterPartsOf?: () => LaterParts | null;
  /** Loader results; none without server rendering. */
  results?: LoadedResults;
  /** Base URL of the marketplace, without a trailing slash. */
  baseUrl: string;
  prefs: Prefs;
  /** Session user as reported by the server; null: a guest. */
  viewer: SessionUser | null;
  /** Context of the document; default: no form post. */
  page?: PostedPage;
  /** Messages of the language in `prefs`. */
  messages: Messages;
  /** Fetches the page's data in a newly chosen language and returns its client; without it one client serves all languages. */
  prepareLanguage?: (locale: Locale) => Promise<ApolloClient>;
  children: ReactNode;
}

const PLAIN_VISIT: PostedPage = { posted: null, viewerId: null };
const NO_RESULTS = new LoadedResults();

/** Providers of the whole page: base URL, preferences, language, data. */
export function AppProviders({
  client,
  arriving,
  laterPartsOf = notYet,
  results = NO_RESULTS,
  baseUrl,
  prefs,
  viewer,
  page,
  messages,
  prepareLanguage,
  children,
}: AppProvidersProps) {
  return (
    <OriginContext value={baseUrl}>
      <PrefsProvider initial={prefs}>
        <LanguageProvider initial={{ locale: prefs.language, messages, client }} arriving={arriving} prepare={prepareLanguage}>
          <FirstUserContext value={viewer}>
            <PostedContext value={page ?? PLAIN_VISIT}>
              <LaterPartsContext value={laterPartsOf}>
                <LoadedResultsContext value={results}>
                  <ViewerProvider>{children}</ViewerProvider>
                </LoadedResultsContext>
              </LaterPartsContext>
            </PostedContext>
          </FirstUserContext>
        </LanguageProvider>
      </PrefsProvider>
    </OriginContext>
  );
}

function ViewerProvider({ children }: { children: ReactNode }) {
  return <ViewerContext value={useSessionUser()?.id ?? null}>{children}</ViewerContext>;
}

interface Language {
  locale: Locale;
  messages: Messages;
  client: ApolloClient;
}

interface LanguageProviderProps {
  initial: Language;
  /** Apollo Client that replaces the stand-in once loaded. */
  arriving?: Promise<ApolloClient>;
  /** Fetches the page's data in another language and returns its client. */
  prepare?: (locale: Locale) => Promise<ApolloClient>;
  children: ReactNode;
}

/**
 * Provider of the displayed language and its Apollo client. A newly chosen language is displayed once its messages and the page's data are
 * loaded; then all texts change in one render, and typed input stays. If loading fails, the preference is reset to the displayed language.
 */
function LanguageProvider({ initial, arriving, prepare, children }: LanguageProviderProps) {
  const [shown, show] = useState(initial);
  const prefs = usePrefs();
  const wanted = prefs.language;
  useEffect(() => {
    void arriving?.then((client) => {
      startTransition(() => show((now) => (now.client === initial.client ? { ...now, client } : now)));
    });
  }, [arriving, initial.client]);
  useEffect(() => {
    if (wanted === shown.locale) return undefined;
    let isCurrent = true;
    Promise.all([loadMessages(wanted, ['shared', 'later']), prepare?.(wanted)]).then(
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
