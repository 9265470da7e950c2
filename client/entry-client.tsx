/** Browser entry point: hydrates the server-rendered page, then the shopper's stored state. */
import { startTransition, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { AppProviders, type LaterParts } from '#client/layout/AppProviders.tsx';
import { buildRoutes, loadFrames } from '#client/routes/buildRoutes.tsx';
import { Document } from '#client/layout/Document.tsx';
import { knownSearch } from '#client/routes/knownSearch.ts';
import { loadMatchedRoutes } from '#client/routes/loadMatchedRoutes.ts';
import { makeLoaderContext, queryThroughCache } from '#client/routes/loaderContext.ts';
import { readBootstrap } from '#client/layout/Bootstrap.ts';
import { LoadedResults } from '#client/graphql/loadedResults.ts';
import { standInClient } from '#client/graphql/standInClient.ts';
import { afterFirstInput } from '#client/lib/firstInput.ts';
import { CACHED_AT } from '#client/lib/offlineCaches.ts';
import { loadMessages } from '#client/i18n/loadMessages.ts';
import type { Locale } from '#client/i18n/Locale.ts';
import { hydrateState, hydrationVar } from '#client/state/hydrateState.ts';
import { prefsCookieValue, prefsVar, setPrefs } from '#client/state/prefs.ts';
import { sessionVar, settleSession } from '#client/state/session.ts';
import { readStored } from '#client/state/storage.ts';

const IDLE_TIMEOUT_MS = 2000;

async function start(): Promise<void> {
  const { results: fetched, routes: hydrationData, params, viewer, posted, baseUrl, prefs, chosenPrefs } = readBootstrap();
  const currentPrefs = () => (hydrationVar() === 'waiting' ? prefs : prefsVar());
  const routes = buildRoutes();
  // The server rendered without these parameters, so they are removed from the URL before hydration.
  const search = knownSearch(window.location.search, params);
  if (search !== window.location.search) {
    window.history.replaceState(window.history.state, '', `${window.location.pathname}${search}${window.location.hash}`);
  }
  const [messages] = await Promise.all([
    loadMessages(prefs.language, ['shared']),
    loadMatchedRoutes(routes, window.location, prefs.language),
    loadFrames(Object.values(hydrationData.loaderData ?? {})),
  ]);
  const results = new LoadedResults(fetched);
  // Until the session is settled the page's own viewer counts, so that a guest page's requests stay anonymous.
  let isSettled = false;
  const isGuest = () => (isSettled ? sessionVar().user : viewer) === null;
  let laterParts: LaterParts | null = null;
  const opening = import('#client/layout/laterParts.ts').then(({ KEPT_SLICES, openClients, sampleCart, ...parts }) => {
    const clients = openClients({ language: prefs.language, results, isGuest });
    laterParts = { ...parts, forgetPerson: () => clients.forgetPerson() };
    const fillCart = sampleCart(clients.in(prefs.language), prefs.language, results);
    return { clients, fillCart, kept: KEPT_SLICES };
  });
  const arriving = opening.then(({ clients }) => clients.in(prefs.language));
  const clientIn = async (locale: Locale) => {
    await results.cacheIn(await arriving);
    return (await opening).clients.in(locale);
  };
  const router = createBrowserRouter(routes, {
    hydrationData,
    getContext: async () => {
      const client = await clientIn(currentPrefs().language);
      return makeLoaderContext(queryThroughCache(client), currentPrefs, client);
    },
  });
  // The result of a posted form belongs to this page only.
  const page = { posted, viewerId: viewer?.id ?? null };
  const { key } = router.state.location;
  router.subscribe(({ location }) => {
    if (location.key !== key) page.posted = null;
  });
  const prepareLanguage = async (locale: Locale) => {
    await router.revalidate();
    return clientIn(locale);
  };
  // Messages of deferred UI such as drawers.
  const later = loadMessages(prefs.language, ['later']);
  await hydrate(
    <AppProviders
      client={standInClient(arriving)}
      arriving={arriving}
      laterPartsOf={() => laterParts}
      results={results}
      baseUrl={baseUrl}
      prefs={prefs}
      viewer={viewer}
      page={page}
      messages={messages}
      prepareLanguage={prepareLanguage}
    >
      <Document>
        <RouterProvider router={router} />
      </Document>
    </AppProviders>,
  );
  const { clients, fillCart, kept } = await opening;
  // A task of its own, so that the commit and the updates by stored state are not one long task.
  await new Promise((resolve) => setTimeout(resolve));
  const hasChosen = readStored(prefsVar.key) !== null;
  await later;
  await hydrateState(kept);
  // A page from the service worker's cache may contain an outdated session.
  if (!document.documentElement.hasAttribute(CACHED_AT)) settleSession(viewer);
  isSettled = true;
  if (chosenPrefs === 'all') setPrefs(prefs);
  else if (chosenPrefs === 'language') setPrefs({ language: prefs.language });
  // On a first visit the detected language is stored as the preference.
  else if (!hasChosen) {
    if (prefs.language !== prefsVar().language) setPrefs({ language: prefs.language });
  }
  // The cookie is missing or differs from the stored preferences: writes it anew.
  else if (prefsCookieValue(prefsVar()) !== prefsCookieValue(prefs)) setPrefs({});
  void fillCart();
  document.dispatchEvent(new Event('rizq:ready'));
  await whenIdle();
  await results.cacheIn(clients.in(prefs.language));
  await new Promise<void>((resolve) => afterFirstInput(resolve));
  const prefetching = await import('#client/routes/prefetchOnIntent.ts').catch(() => null);
  prefetching?.prefetchOnIntent({ client: () => clients.in(currentPrefs().language), prefs: currentPrefs });
}

/** Hydrates in a transition, which yields to input. Resolves with the commit: earlier state updates would turn it into one long task. */
function hydrate(page: ReactNode): Promise<void> {
  return new Promise((resolve) => {
    startTransition(() => {
      hydrateRoot(document, <Committed onCommit={resolve}>{page}</Committed>);
    });
  });
}

/** Safari has no `requestIdleCallback`. */
function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(resolve);
  });
}

function Committed({ onCommit, children }: { onCommit: () => void; children: ReactNode }): ReactNode {
  useEffect(onCommit, [onCommit]);
  return children;
}

start().catch((error: unknown) => {
  document.dispatchEvent(new Event('rizq:failed'));
  throw error;
});
