import { useEffect, useRef } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { followsVar } from '#client/state/follows.ts';
import { sessionVar } from '#client/state/session.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { wishlistVar } from '#client/state/wishlist.ts';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import type { keepAccountLists } from './keepAccountLists.ts';

type Refuse = Parameters<typeof keepAccountLists>[2];

/** Synchronises wishlist and follows with the logged-in account; clears the copies after the logout. */
export function useAccountLists(): void {
  const t = useT();
  const locale = useLocale();
  const client = useApolloClient();
  const isHydrated = useHydrated();
  const userId = usePersisted(sessionVar, ({ user }) => user?.id ?? null);
  // A change of language must not restart it.
  const latest = useRef({ client, locale, t });
  useEffect(() => {
    latest.current = { client, locale, t };
  }, [client, locale, t]);
  useEffect(() => {
    if (!isHydrated) return undefined;
    if (userId === null) {
      if (wishlistVar().ownerId !== null) wishlistVar(wishlistVar.initial);
      if (followsVar().ownerId !== null) followsVar(followsVar.initial);
      return undefined;
    }
    const refuse: Refuse = (text, names, reason) => {
      const say = latest.current.t;
      toast.error(`${say(text, { names })} ${reason ?? say('saved.noAnswer')}`, { id: text });
    };
    let stop: (() => void) | null = null;
    let isCurrent = true;
    // After a failed import the next page sends the changes.
    import('./keepAccountLists.ts').then(
      ({ keepAccountLists }) => {
        if (isCurrent) stop = keepAccountLists(() => latest.current, userId, refuse);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
      stop?.();
    };
  }, [isHydrated, userId]);
}
