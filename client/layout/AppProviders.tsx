import { createContext, startTransition, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { Messages } from '@lingui/core';
import { LoadedResults, LoadedResultsContext } from '#client/graphql/loadedResults.ts';
import { I18nProvider } from '#client/i18n/I18nProvider.tsx';
import { loadMessages } from '#client/i18n/loadMessages.ts';
import type { Locale } from '#client/i18n/Locale.ts';
import { OriginContext } from '#client/lib/OriginContext.ts';
import { PostedContext, type PostedPage } from '#client/lib/postedForm.ts';
import { setPrefs, type Prefs } from '#client/state/prefs.ts';
import { PrefsContext } from '#client/state/PrefsContext.ts';
import { PrefsProvider, usePrefs } from '#client/state/PrefsProvider.tsx';
import type { SessionUser } from '#client/state/session.ts';
import { FirstUserContext } from '#client/state/useSessionUser.ts';
import type * as laterParts from './laterParts.ts';

/** What the first page is hydrated without. It is there before stored state is. */
export interface LaterParts extends Omit<typeof laterParts, 'sampleCart' | 'openClients' | 'KEPT_SLICES'> {
  /** Forgets what was fetched for one person: somebody else is here now. */
  forgetPerson: () => void;
}

const notYet = () => null;

export const LaterPartsContext = createContext<() => LaterParts | null>(notYet);

export interface AppProvidersProps {
  client: ApolloClient;
  /** The client that takes the place of `client` when it comes. */
  arriving?: Promise<ApolloClient>;
  /** Absent on the server. */
  laterPartsOf?: () => LaterParts | null;
  /** What the server fetched; none where it has not rendered. */
  results?: LoadedResults;
  /** The marketplace's address, without a trailing slash. */
  baseUrl: string;
  prefs: Prefs;
  /** Who is logged in, as the server says; null for a guest. */
  viewer: SessionUser | null;
  /** What the document was made for; a plain visit when left out. */
  page?: PostedPage;
  /** The catalogue of the language in `prefs`. */
  messages: Messages;
  /** Fetches the page's data in a newly chosen language before it is shown; without it one client serves all languages. */
  prepareLanguage?: (locale: Locale) => Promise<ApolloClient>;
  children: ReactNode;
}

const PLAIN_VISIT: PostedPage = { posted: null, viewerId: null };
const NO_RESULTS = new LoadedResults();

/** Everything that the whole page stands on: address, preferences, language, data. */
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
                <LoadedResultsContext value={results}>{children}</LoadedResultsContext>
              </LaterPartsContext>
            </PostedContext>
          </FirstUserContext>
        </LanguageProvider>
      </PrefsProvider>
    </OriginContext>
  );
}

interface Language {
  locale: Locale;
  messages: Messages;
  client: ApolloClient;
}

interface LanguageProviderProps {
  initial: Language;
  /** The client that takes the place of the first one when it comes. */
  arriving?: Promise<ApolloClient>;
  /** Fetches what the page shows in another language, and gives the client that holds it. */
  prepare?: (locale: Locale) => Promise<ApolloClient>;
  children: ReactNode;
}

/**
 * Follows the preferred language. Each has a client of its own, so that no text of one is ever taken for another's. A newly
 * chosen one is shown when all is there: its messages, and the page's data and messages in it. Then every text changes in place, in one go;
 * what was typed stays. When it cannot be fetched, the choice goes back to the language that is shown.
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
