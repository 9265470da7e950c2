import { useEffect, useRef } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { lostSessionVar, sessionVar } from '#client/state/session.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { usePersisted } from '#client/state/usePersisted.ts';

/**
 * Synchronises cart, wishlist, comparison and follows with the logged-in account; clears the copies after the log-out. If the session was
 * lost while the page is in use, they stay until the next navigation.
 */
export function useAccountSync(): void {
  const t = useT();
  const locale = useLocale();
  const client = useApolloClient();
  const isHydrated = useHydrated();
  const userId = usePersisted(sessionVar, ({ user }) => user?.id ?? null);
  const isLost = usePersisted(lostSessionVar);
  // A change of language must not restart it.
  const latest = useRef({ locale, t });
  useEffect(() => {
    latest.current = { locale, t };
  }, [locale, t]);
  useEffect(() => {
    if (!isHydrated) return undefined;
    let isOver = false;
    let stop = (): void => undefined;
    // `entry-client.tsx` has loaded it with the stored state, so no change is made before it records them.
    void import('./followAccount.ts').then(({ followAccount }) => {
      if (!isOver) stop = followAccount({ userId, isLost, client, shown: () => latest.current });
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [isHydrated, userId, isLost, client]);
}
