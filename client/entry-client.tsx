/** Browser entry point: hydrates the server-rendered page, then the shopper's stored state. */
import { startTransition, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { AppProviders } from '#client/layout/AppProviders.tsx';
import { buildRoutes, loadFrames } from '#client/routes/buildRoutes.tsx';
import { Document } from '#client/layout/Document.tsx';
import { knownSearch } from '#client/routes/knownSearch.ts';
import { loadPage } from '#client/routes/loadPage.ts';
import { loadMatchedRoutes } from '#client/routes/loadMatchedRoutes.ts';
import { cacheLoaderData } from '#client/routes/cacheLoaderData.ts';
import { makeLoaderContext } from '#client/routes/loaderContext.ts';
import { reloadOnPrefs } from '#client/routes/reloadOnPrefs.ts';
import { readBootstrap } from '#client/layout/Bootstrap.ts';
import { makeHttpLink } from '#client/graphql/httpLink.ts';
import { makeClient } from '#client/graphql/makeClient.ts';
import type { Loaded } from '#client/graphql/usePageData.ts';
import type { SampleCartQuery } from '#client/features/cart/Cart.generated.ts';
import { afterFirstInput } from '#client/lib/firstInput.ts';
import { CACHED_AT } from '#client/lib/offlineCaches.ts';
import { loadMessages } from '#client/i18n/loadMessages.ts';
import { hydrateState, hydrationVar } from '#client/state/hydrateState.ts';
import { prefsCookieValue, prefsVar, setPrefs } from '#client/state/prefs.ts';
import { sessionVar, settleSession } from '#client/state/session.ts';
import { readStored } from '#client/state/storage.ts';

const IDLE_TIMEOUT_MS = 2000;

async function start(): Promise<void> {
  const { routes: hydrationData, params, viewer, baseUrl, prefs, chosenPrefs } = readBootstrap();
  const currentPrefs = () => (hydrationVar() === 'waiting' ? prefs : prefsVar());
  const routes = buildRoutes(loadPage);
  // The server ignored parameters that the page does not read. Before hydration, the URL must match what was rendered.
  const search = knownSearch(window.location.search, params);
  if (search !== window.location.search) {
    window.history.replaceState(window.history.state, '', `${window.location.pathname}${search}${window.location.hash}`);
  }
  await Promise.all([
    loadMessages(prefs.language),
    loadMatchedRoutes(routes, window.location, prefs.language),
    loadFrames(Object.values(hydrationData.loaderData ?? {})),
  ]);
  // Until the session is known, the viewer used by server rendering decides, so that requests from a guest's page stay anonymous.
  let isSettled = false;
  const isGuest = () => (isSettled ? sessionVar().user : viewer) === null;
  const client = makeClient({ link: makeHttpLink({ language: () => currentPrefs().language, isGuest }) });
  const router = createBrowserRouter(routes, { hydrationData, getContext: () => makeLoaderContext(client, currentPrefs) });
  // Hydration does not need these modules, so they load in parallel with it.
  const later = Promise.all([
    import('#client/features/cart/sampleCart.ts'),
    import('#client/state/keptSlices.ts'),
    import('#client/features/saved/followAccount.ts'),
  ]);
  await hydrate(
    <AppProviders client={client} baseUrl={baseUrl} prefs={prefs} viewer={viewer}>
      <Document language={prefs.language}>
        <RouterProvider router={router} />
      </Document>
    </AppProviders>,
  );
  const [{ sampleCart }, { KEPT_SLICES }] = await later;
  // Yields, because the commit and the updates from stored state would otherwise form one long task.
  await new Promise((resolve) => setTimeout(resolve));
  await cacheLoaderData(client, router.state);
  const cart = router.state.loaderData['/cart'] as Loaded<SampleCartQuery> | null | undefined;
  const fillCart = sampleCart(client, prefs.language, cart?.data);
  const hasChosen = readStored(prefsVar.key) !== null;
  // A page from the service worker's cache may have been rendered in an earlier session.
  const isCached = document.documentElement.hasAttribute(CACHED_AT);
  await hydrateState(KEPT_SLICES, {
    correct: () => {
      if (!isCached) settleSession(viewer);
    },
  });
  isSettled = true;
  if (chosenPrefs === 'all') setPrefs(prefs);
  else if (chosenPrefs === 'language') setPrefs({ language: prefs.language });
  // On a first visit, the detected language is stored as the preference.
  else if (!hasChosen) {
    if (prefs.language !== prefsVar().language) setPrefs({ language: prefs.language });
  }
  // The cookie is missing or outdated.
  else if (prefsCookieValue(prefsVar()) !== prefsCookieValue(prefs)) setPrefs({});
  reloadOnPrefs({ router, client, shown: prefs });
  void fillCart();
  document.dispatchEvent(new Event('rizq:ready'));
  await whenIdle();
  await new Promise<void>((resolve) => afterFirstInput(resolve));
  const prefetching = await import('#client/routes/prefetchOnIntent.ts').catch(() => null);
  prefetching?.prefetchOnIntent({ client, prefs: currentPrefs });
}

/** Hydrates in a transition, which yields to input. Resolves after the commit; an earlier state update would turn it into one long task. */
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
