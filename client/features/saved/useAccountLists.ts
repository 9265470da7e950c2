import { useEffect, useRef } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { useT } from '#client/i18n/useT.ts';
import { followsVar } from '#client/state/follows.ts';
import { sessionVar } from '#client/state/session.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { wishlistVar } from '#client/state/wishlist.ts';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import type { keepAccountLists } from './keepAccountLists.ts';

/** Keeps wishlist and follows of this device with the account that is logged in; when nobody is any more, the copies go. `keepLists` is there once state is hydrated. */
export function useAccountLists(keepLists: () => typeof keepAccountLists | undefined): void {
  const t = useT();
  const client = useApolloClient();
  const isHydrated = useHydrated();
  const userId = usePersisted(sessionVar, ({ user }) => user?.id ?? null);
  // A change of language must not begin all anew.
  const latest = useRef({ client, keepLists, t });
  useEffect(() => {
    latest.current = { client, keepLists, t };
  }, [client, keepLists, t]);
  useEffect(() => {
    if (!isHydrated) return undefined;
    if (userId === null) {
      if (wishlistVar().ownerId !== null) wishlistVar(wishlistVar.initial);
      if (followsVar().ownerId !== null) followsVar(followsVar.initial);
      return undefined;
    }
    return latest.current.keepLists()?.(
      () => latest.current.client,
      userId,
      (text, reason) => {
        const say = latest.current.t;
        toast.error(`${say(text)} ${reason ?? say('saved.noAnswer')}`, { id: text });
      },
    );
  }, [isHydrated, userId]);
}
