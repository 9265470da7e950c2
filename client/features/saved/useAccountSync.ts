import { useEffect, useRef } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { lostSessionVar, sessionVar } from '#client/state/session.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { usePersisted } from '#client/state/usePersisted.ts';

/**
 * Synchronises the cart, wishlist, comparison and follows with the member's account, and clears them after a logout. If the session ends
 * while the page is in use, they stay until the next navigation.
 */
export function useAccountSync(): void {
  const t = useT();
  const locale = useLocale();
  const client = useApolloClient();
  const isHydrated = useHydrated();
  const userId = usePersisted(sessionVar, ({ user }) => user?.id ?? null);
  const isLost = usePersisted(lostSessionVar);
  // A ref, so that a language change does not restart the synchronisation.
  const latest = useRef({ locale, t });
  useEffect(() => {
    latest.current = { locale, t };
  }, [locale, t]);
  useEffect(() => {
    if (!isHydrated) return undefined;
    let isOver = false;
    let stop = (): void => undefined;
    // `entry-client.tsx` has already loaded this module with the stored state, so that no change is missed before recording starts.
    void import('./followAccount.ts').then(({ followAccount }) => {
      if (!isOver) stop = followAccount({ userId, isLost, client, shown: () => latest.current });
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [isHydrated, userId, isLost, client]);
}
