import { startTransition, useEffect, useState } from 'react';
import { hydrationVar } from './hydrateState.ts';
import { usePersisted } from './usePersisted.ts';

/** False on the server and until state hydration has finished. Counts and saved marks are hidden until then. */
export function useHydrated(): boolean {
  return usePersisted(hydrationVar) !== 'waiting';
}

const isStoredLoaded = (): boolean => hydrationVar() !== 'waiting';

/**
 * `useHydrated` in a transition, for expensive components. Must not be used to skip queries, which would then start during that rendering.
 */
export function useHydratedDeferred(): boolean {
  const [isHydrated, setHydrated] = useState(isStoredLoaded);
  useEffect(() => {
    const follow = () => startTransition(() => setHydrated(isStoredLoaded()));
    follow();
    return hydrationVar.subscribe(follow);
  }, []);
  return isHydrated;
}
