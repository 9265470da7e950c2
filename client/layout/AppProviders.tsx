import type { ApolloClient } from '@apollo/client';
import type { Messages } from '@lingui/core';
import type { ReactNode } from 'react';
import type { Clients } from '#client/graphql/clients.ts';
import type { Locale } from '#client/i18n/Locale.ts';
import { OriginContext } from '#client/lib/OriginContext.ts';
import { PostedContext, type PostedPage } from '#client/lib/postedForm.ts';
import type { Prefs } from '#client/state/prefs.ts';
import type { SessionUser } from '#client/state/session.ts';
import { FirstUserContext } from '#client/state/useSessionUser.ts';
import { ClientsContext } from './ClientsContext.ts';
import { LanguageProvider } from './LanguageProvider.tsx';
import { PrefsProvider } from '#client/state/PrefsProvider.tsx';

export interface AppProvidersProps {
  client: ApolloClient;
  /** Those of all languages: absent on the server, where a client lives for one request. */
  clients?: Clients;
  /** The shop's address, without a trailing slash. */
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

/** Everything that the whole page stands on: address, preferences, language, data. */
export function AppProviders({ client, clients, baseUrl, prefs, viewer, page, messages, prepareLanguage, children }: AppProvidersProps) {
  return (
    <OriginContext value={baseUrl}>
      <PrefsProvider initial={prefs}>
        <LanguageProvider initial={{ locale: prefs.language, messages, client }} prepare={prepareLanguage}>
          <FirstUserContext value={viewer}>
            <PostedContext value={page ?? PLAIN_VISIT}>
              <ClientsContext value={clients ?? null}>{children}</ClientsContext>
            </PostedContext>
          </FirstUserContext>
        </LanguageProvider>
      </PrefsProvider>
    </OriginContext>
  );
}
