import { createContext, use, type ReactNode } from 'react';
import { DEFAULT_PREFS, prefsCookieValue, prefsVar, type Prefs } from '#client/state/prefs.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { usePersisted } from '#client/state/usePersisted.ts';

const PrefsContext = createContext<Prefs>(DEFAULT_PREFS);

interface PrefsProviderProps {
  /** Preferences used for server rendering. */
  initial: Prefs;
  children: ReactNode;
}

/** Provides the server's preferences until state hydration, then the stored ones. Equal ones keep their identity, to avoid a re-render. */
export function PrefsProvider({ initial, children }: PrefsProviderProps) {
  const kept = usePersisted(prefsVar);
  const isOwn = useHydrated() && prefsCookieValue(kept) !== prefsCookieValue(initial);
  return <PrefsContext value={isOwn ? kept : initial}>{children}</PrefsContext>;
}

/** The chosen language, theme and delivery state, as set by `setPrefs`. `useLocale` returns the displayed language, which follows later. */
export function usePrefs(): Prefs {
  return use(PrefsContext);
}
