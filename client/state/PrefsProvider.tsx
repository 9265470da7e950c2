import { use, type ReactNode } from 'react';
import { PrefsContext } from '#client/state/PrefsContext.ts';
import { prefsCookieValue, prefsVar, type Prefs } from '#client/state/prefs.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { usePersisted } from '#client/state/usePersisted.ts';

interface PrefsProviderProps {
  /** Preferences the server rendered with. */
  initial: Prefs;
  children: ReactNode;
}

/** Provider of `PrefsContext`. Equal preferences keep their identity, to avoid a re-render. */
export function PrefsProvider({ initial, children }: PrefsProviderProps) {
  const kept = usePersisted(prefsVar);
  const isOwn = useHydrated() && prefsCookieValue(kept) !== prefsCookieValue(initial);
  return <PrefsContext value={isOwn ? kept : initial}>{children}</PrefsContext>;
}

/** Language (the displayed one), theme and delivery state of the shopper. Change them with `setPrefs` of `client/state/prefs.ts`. */
export function usePrefs(): Prefs {
  return use(PrefsContext);
}
