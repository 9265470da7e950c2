import { hydrationVar } from './hydrateState.ts';
import { usePersisted } from './usePersisted.ts';

/** False on the server and until kept state is loaded: counts, hearts and the like stay invisible until then. */
export function useHydrated(): boolean {
  return usePersisted(hydrationVar) !== 'waiting';
}
