import { use, type ReactNode } from 'react';
import { PrefsContext } from '#client/state/PrefsContext.ts';
import { prefsCookieValue, prefsVar, type Prefs } from '#client/state/prefs.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { usePersisted } from '#client/state/usePersisted.ts';

interface PrefsProviderProps {
  /** What the server rendered with. */
  initial: Prefs;
  children: ReactNode;
}

/** Gives the preferences to everything below: the server's until kept state is loaded, the shopper's own from then on. Equal ones are the same object: the page is not rendered again. */
export function PrefsProvider({ initial, children }: PrefsProviderProps) {
  const kept = usePersisted(prefsVar);
  const isOwn = useHydrated() && prefsCookieValue(kept) !== prefsCookieValue(initial);
  return <PrefsContext value={isOwn ? kept : initial}>{children}</PrefsContext>;
}

/** The shopper's language (the one that is shown), theme and delivery state. Change them with `setPrefs` of `client/state/prefs.ts`. */
export function usePrefs(): Prefs {
  return use(PrefsContext);
}
