import { createContext, use, type ReactNode } from 'react';
import { DEFAULT_PREFS, prefsCookieValue, prefsVar, type Prefs } from '#client/state/prefs.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { usePersisted } from '#client/state/usePersisted.ts';

const PrefsContext = createContext<Prefs>(DEFAULT_PREFS);

interface PrefsProviderProps {
  /** Preferences the server rendered with. */
  initial: Prefs;
  children: ReactNode;
}

/** Provides the server's preferences until stored state is hydrated, then the shopper's own. Equal ones keep their identity, to avoid a re-render. */
export function PrefsProvider({ initial, children }: PrefsProviderProps) {
  const kept = usePersisted(prefsVar);
  const isOwn = useHydrated() && prefsCookieValue(kept) !== prefsCookieValue(initial);
  return <PrefsContext value={isOwn ? kept : initial}>{children}</PrefsContext>;
}

/** Language (the wanted one; `useLocale` has the displayed one), theme and delivery state. Change them with `setPrefs` of `client/state/prefs.ts`. */
export function usePrefs(): Prefs {
  return use(PrefsContext);
}
