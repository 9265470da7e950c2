import { startTransition, useEffect, useState } from 'react';
import { hydrationVar } from './hydrateState.ts';
import { usePersisted } from './usePersisted.ts';

/** False on the server and until stored state is loaded: counts, hearts and the like stay invisible until then. */
export function useHydrated(): boolean {
  return usePersisted(hydrationVar) !== 'waiting';
}

const isStoredLoaded = (): boolean => hydrationVar() !== 'waiting';

/** The same, for components that render much: they are rendered again in slices. Not for whether a hook queries, which begins while that is rendered. */
export function useHydratedDeferred(): boolean {
  const [isHydrated, setHydrated] = useState(isStoredLoaded);
  useEffect(() => {
    const follow = () => startTransition(() => setHydrated(isStoredLoaded()));
    follow();
    return hydrationVar.subscribe(follow);
  }, []);
  return isHydrated;
}
