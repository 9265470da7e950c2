import type { ApolloClient } from '@apollo/client';
import { act, render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { onTestFinished } from 'vitest';
import { AppProviders } from '#client/layout/AppProviders.tsx';
import { buildRoutes } from '#client/routes/buildRoutes.tsx';
import { loadPage } from '#client/routes/loadPage.ts';
import { makeLoaderContext } from '#client/routes/loaderContext.ts';
import { reloadOnPrefs } from '#client/routes/reloadOnPrefs.ts';
import { sampleCart } from '#client/features/cart/sampleCart.ts';
import { makeHttpLink } from '#client/graphql/httpLink.ts';
import { makeClient } from '#client/graphql/makeClient.ts';
import { loadMessages } from '#client/i18n/loadMessages.ts';
import { hydrateState, hydrationVar } from '#client/state/hydrateState.ts';
import { KEPT_SLICES } from '#client/state/keptSlices.ts';
import { DEFAULT_PREFS, prefsVar, type Prefs } from '#client/state/prefs.ts';

export interface RenderedApp extends RenderResult {
  user: UserEvent;
  /** Path and query string of the current URL. */
  address: () => string;
  hash: () => string;
  navigate: (to: string | number) => Promise<void>;
  client: ApolloClient;
}

interface RenderOptions {
  prefs?: Partial<Prefs>;
  /** Persisted state by storage key, as found in this browser's storage. */
  storage?: Record<string, string>;
}

/** Ends the navigations and reloads of the previously rendered app, because they would change the state of the next one. */
let close = (): void => undefined;

/** Opens a URL in the whole app, as it is after hydration, with the real routes, loaders, layout and state. */
export async function renderApp(path: string, { prefs: chosen = {}, storage = {} }: RenderOptions = {}): Promise<RenderedApp> {
  close();
  onTestFinished(() => close());
  for (const [key, text] of Object.entries(storage)) localStorage.setItem(key, text);
  const prefs: Prefs = { ...DEFAULT_PREFS, ...chosen };
  localStorage.setItem(prefsVar.key, JSON.stringify(prefs));
  const currentPrefs = () => (hydrationVar() === 'waiting' ? prefs : prefsVar());
  const client = makeClient({ link: makeHttpLink({ language: () => currentPrefs().language }) });
  const router = createMemoryRouter(
    buildRoutes(loadPage).map((route) => ({ ...route, HydrateFallback: () => null })),
    { initialEntries: [path], getContext: () => makeLoaderContext(client, currentPrefs) },
  );
  await loadMessages(prefs.language);
  const view = render(
    <AppProviders client={client} prefs={prefs} viewer={null} baseUrl="http://localhost">
      <RouterProvider router={router} />
    </AppProviders>,
  );
  await view.findByRole('main');
  // State is hydrated in transitions, which finish by the end of this `act`.
  await act(() => hydrateState(KEPT_SLICES));
  const stopReloading = reloadOnPrefs({ router, client, shown: prefs });
  close = () => {
    stopReloading();
    router.dispose();
  };
  void sampleCart(client, prefs.language, undefined)();
  return {
    ...view,
    client,
    user: userEvent.setup({ delay: null }),
    address: () => router.state.location.pathname + router.state.location.search,
    hash: () => router.state.location.hash,
    navigate: async (to) => {
      await router.navigate(to as string);
    },
  };
}
