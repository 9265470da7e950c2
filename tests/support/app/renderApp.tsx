import { act, render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { AppProviders } from '#client/layout/AppProviders.tsx';
import { buildRoutes } from '#client/routes/buildRoutes.tsx';
import { makeLoaderContext, queryThroughCache } from '#client/routes/loaderContext.ts';
import { Clients } from '#client/graphql/openClients.ts';
import { makeHttpLink } from '#client/graphql/httpLink.ts';
import { LoadedResults } from '#client/graphql/loadedResults.ts';
import { makeClient } from '#client/graphql/makeClient.ts';
import { loadMessages } from '#client/i18n/loadMessages.ts';
import * as parts from '#client/layout/laterParts.ts';
import { hydrateState, hydrationVar } from '#client/state/hydrateState.ts';
import { DEFAULT_PREFS, prefsVar, type Prefs } from '#client/state/prefs.ts';

export interface RenderedApp extends RenderResult {
  user: UserEvent;
  /** Path and query of the current URL. */
  address: () => string;
  hash: () => string;
  navigate: (to: string | number) => Promise<void>;
  /** Apollo caches, one per language. */
  clients: Clients;
}

interface RenderOptions {
  prefs?: Partial<Prefs>;
  /** Persisted state by storage key, as in this browser's storage. */
  storage?: Record<string, string>;
}

/** Opens a URL in the whole app, in the state after hydration, with the real routes, loaders, layout and state. */
export async function renderApp(path: string, { prefs: chosen = {}, storage = {} }: RenderOptions = {}): Promise<RenderedApp> {
  for (const [key, text] of Object.entries(storage)) localStorage.setItem(key, text);
  const prefs: Prefs = { ...DEFAULT_PREFS, ...chosen };
  localStorage.setItem(prefsVar.key, JSON.stringify(prefs));
  const currentPrefs = () => (hydrationVar() === 'waiting' ? prefs : prefsVar());
  const clients = new Clients((locale) => makeClient({ link: makeHttpLink(locale) }));
  const router = createMemoryRouter(
    buildRoutes().map((route) => ({ ...route, HydrateFallback: () => null })),
    {
      initialEntries: [path],
      getContext: () => {
        const client = clients.in(currentPrefs().language);
        return makeLoaderContext(queryThroughCache(client), currentPrefs, client);
      },
    },
  );
  const messages = await loadMessages(prefs.language, ['shared', 'later']);
  const view = render(
    <AppProviders
      client={clients.in(prefs.language)}
      laterPartsOf={() => ({ ...parts, forgetPerson: () => clients.forgetPerson() })}
      prefs={prefs}
      viewer={null}
      messages={messages}
      baseUrl="http://localhost"
      prepareLanguage={async (locale) => {
        await router.revalidate();
        return clients.in(locale);
      }}
    >
      <RouterProvider router={router} />
    </AppProviders>,
  );
  await view.findByRole('main');
  // State is hydrated in transitions, which end with the act.
  await act(() => hydrateState(parts.KEPT_SLICES));
  void parts.sampleCart(clients.in(prefs.language), prefs.language, new LoadedResults())();
  return {
    ...view,
    clients,
    user: userEvent.setup({ delay: null }),
    address: () => router.state.location.pathname + router.state.location.search,
    hash: () => router.state.location.hash,
    navigate: async (to) => {
      await router.navigate(to as string);
    },
  };
}
