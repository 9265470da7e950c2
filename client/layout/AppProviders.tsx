import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { OriginContext } from '#client/lib/OriginContext.ts';
import { ViewerContext } from '#client/lib/ViewerContext.ts';
import type { Prefs } from '#client/state/prefs.ts';
import { PrefsProvider } from '#client/state/PrefsProvider.tsx';
import type { SessionUser } from '#client/state/session.ts';
import { FirstUserContext, useSessionUser } from '#client/state/useSessionUser.ts';

export interface AppProvidersProps {
  client: ApolloClient;
  /** The marketplace's base URL, without a trailing slash. */
  baseUrl: string;
  /** The first page's preferences. */
  prefs: Prefs;
  /** Session user as reported by the server; null for a guest. */
  viewer: SessionUser | null;
  children: ReactNode;
}

/** Providers for the whole document: base URL, preferences and data. `ChromeLayout.tsx` provides the language of the root loader's data. */
export function AppProviders({ client, baseUrl, prefs, viewer, children }: AppProvidersProps) {
  return (
    <OriginContext value={baseUrl}>
      <PrefsProvider initial={prefs}>
        <ApolloProvider client={client}>
          <FirstUserContext value={viewer}>
            <ViewerProvider>{children}</ViewerProvider>
          </FirstUserContext>
        </ApolloProvider>
      </PrefsProvider>
    </OriginContext>
  );
}

function ViewerProvider({ children }: { children: ReactNode }) {
  return <ViewerContext value={useSessionUser()?.id ?? null}>{children}</ViewerContext>;
}
