import { useEffect, useRef } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { useT } from '#client/i18n/useT.ts';
import { followsVar } from '#client/state/follows.ts';
import { sessionVar } from '#client/state/session.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { wishlistVar } from '#client/state/wishlist.ts';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { AccountApi, accountFollows, accountWishlist } from './accountLists.ts';
import { keepWithAccount } from './keepWithAccount.ts';

/** Keeps wishlist and follows of this device with the account that is logged in; when nobody is any more, the copies go. */
export function useAccountLists(): void {
  const t = useT();
  const client = useApolloClient();
  const isHydrated = useHydrated();
  const userId = usePersisted(sessionVar, ({ user }) => user?.id ?? null);
  // A change of language must not begin all anew.
  const latest = useRef({ client, t });
  useEffect(() => {
    latest.current = { client, t };
  }, [client, t]);
  useEffect(() => {
    if (!isHydrated) return undefined;
    if (userId === null) {
      if (wishlistVar().ownerId !== null) wishlistVar(wishlistVar.initial);
      if (followsVar().ownerId !== null) followsVar(followsVar.initial);
      return undefined;
    }
    const api = new AccountApi(() => latest.current.client, userId);
    const refused = (text: 'saved.wishRefused' | 'saved.followRefused') => (reason: string | null) => {
      const say = latest.current.t;
      toast.error(`${say(text)} ${reason ?? say('saved.noAnswer')}`, { id: text });
    };
    const stops = [
      keepWithAccount(accountWishlist(api), userId, refused('saved.wishRefused')),
      keepWithAccount(accountFollows(api), userId, refused('saved.followRefused')),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [isHydrated, userId]);
}
