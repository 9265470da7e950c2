import type { ApolloClient } from '@apollo/client';
import type { DataRouter } from 'react-router-dom';
import { loadMessages } from '#client/i18n/loadMessages.ts';
import { prefsVar, setPrefs, type Prefs } from '#client/state/prefs.ts';

interface ReloadOptions {
  router: DataRouter;
  client: ApolloClient;
  /** The first page's preferences. */
  shown: Prefs;
}

/**
 * Reloads the page's data after the language or delivery state has changed. Until then, the page stays as it is. A language change clears
 * the cache, and is reverted if the messages cannot be loaded. Returns a stop function.
 */
export function reloadOnPrefs({ router, client, shown }: ReloadOptions): () => void {
  let { language, state } = shown;
  const reload = async () => {
    const wanted = prefsVar();
    if (wanted.language === language && wanted.state === state) return;
    if (wanted.language !== language) {
      try {
        await loadMessages(wanted.language);
      } catch {
        if (prefsVar().language === wanted.language) setPrefs({ language });
        return;
      }
      if (prefsVar().language !== wanted.language) return;
      await client.clearStore();
    }
    ({ language, state } = wanted);
    await router.revalidate();
  };
  void reload();
  return prefsVar.subscribe(() => void reload());
}
