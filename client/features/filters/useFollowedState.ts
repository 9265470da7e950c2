import { use, useEffect, useRef } from 'react';
import { type MalaysianState, DEFAULT_STATE } from '#schema/rules/malaysianStates.ts';
import { PrefsContext } from '#client/state/PrefsContext.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { toggleState } from './changeListingQuery.ts';
import type { ListingAddress } from './useListingQuery.ts';

/** Who asked for what comes to where they are, and then says that they are elsewhere, wants what comes there. Another state stays. */
export function useFollowedState({ chosen, change }: ListingAddress): void {
  const own = use(PrefsContext).state ?? DEFAULT_STATE;
  const isHydrated = useHydrated();
  const before = useRef<MalaysianState | null>(null);
  useEffect(() => {
    // What was kept takes the place of the server's guess: nobody has moved.
    const left = before.current;
    before.current = isHydrated ? own : null;
    if (left !== null && left !== own && chosen.to === left) change(toggleState(chosen, own));
  }, [own, isHydrated, chosen, change]);
}
