/** The browser's door: takes over the page that the server rendered, then loads what the shopper has kept. */
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { AppProviders } from '#client/app/AppProviders.tsx';
import { buildRoutes } from '#client/app/buildRoutes.tsx';
import { Document } from '#client/app/Document.tsx';
import { documentAssets } from '#client/app/documentAssets.ts';
import { loadMatchedRoutes } from '#client/app/loadMatchedRoutes.ts';
import { makeLoaderContext } from '#client/app/loaderContext.ts';
import { readBootstrap } from '#client/app/readBootstrap.ts';
import { Clients } from '#client/graphql/clients.ts';
import { makeHttpLink } from '#client/graphql/httpLink.ts';
import { namedByHash } from '#client/graphql/namedByHash.ts';
import { makeClient } from '#client/graphql/makeClient.ts';
import { loadMessages } from '#client/i18n/loadMessages.ts';
import type { Locale } from '#client/i18n/Locale.ts';
import { hydrateState, hydrationVar } from '#client/state/hydrateState.ts';
import { prefsCookieValue, prefsVar, setPrefs } from '#client/state/prefs.ts';
import { settleSession } from '#client/state/session.ts';
import { readStored } from '#client/state/storage.ts';

async function start(): Promise<void> {
  const { cache, routes: hydrationData, viewer, baseUrl, prefs, chosenPrefs } = readBootstrap();
  const currentPrefs = () => (hydrationVar() === 'waiting' ? prefs : prefsVar());
  const routes = buildRoutes();
  const [messages] = await Promise.all([
    loadMessages(prefs.language, ['shared']),
    loadMatchedRoutes(routes, window.location, prefs.language),
  ]);
  const clients = new Clients((locale) =>
    makeClient({ link: namedByHash(makeHttpLink(() => locale)), cache: locale === prefs.language ? cache : undefined }),
  );
  const router = createBrowserRouter(routes, {
    hydrationData,
    getContext: () => makeLoaderContext(clients.in(currentPrefs().language), currentPrefs),
  });
  const prepareLanguage = async (locale: Locale) => {
    await router.revalidate();
    return clients.in(locale);
  };
  hydrateRoot(
    document,
    <AppProviders
      client={clients.in(prefs.language)}
      clients={clients}
      baseUrl={baseUrl}
      prefs={prefs}
      viewer={viewer}
      messages={messages}
      prepareLanguage={prepareLanguage}
    >
      <Document assets={documentAssets()}>
        <RouterProvider router={router} />
      </Document>
    </AppProviders>,
  );
  const hasChosen = readStored(prefsVar.key) !== null;
  await hydrateState();
  settleSession(viewer);
  if (chosenPrefs === 'all') setPrefs(prefs);
  else if (chosenPrefs === 'language') setPrefs({ language: prefs.language });
  // On a first visit the language of the browser is the one to go on with.
  else if (!hasChosen) {
    if (prefs.language !== prefsVar().language) setPrefs({ language: prefs.language });
  }
  // The cookie is gone, but what it said is kept: the server learns it anew.
  else if (prefsCookieValue(prefsVar()) !== prefsCookieValue(prefs)) setPrefs({});
  // Nobody goes on in the first moment: this may come when everything else is there.
  const { prefetchOnIntent } = await import('#client/app/prefetchOnIntent.ts');
  prefetchOnIntent({ client: () => clients.in(currentPrefs().language), prefs: currentPrefs });
}

void start();
