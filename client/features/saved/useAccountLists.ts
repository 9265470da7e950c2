import { useEffect, useRef } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { apiLocale } from '#client/i18n/Locale.ts';
import { listWords } from '#client/i18n/listWords.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { followsVar } from '#client/state/follows.ts';
import { sessionVar } from '#client/state/session.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { wishlistVar } from '#client/state/wishlist.ts';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { AccountLists_NamedFragmentDoc } from './AccountLists.generated.ts';
import { AccountApi, accountFollows, accountWishlist } from './accountLists.ts';
import { keepWithAccount } from './keepWithAccount.ts';

/** So many names are read out of a message in passing. */
const MOST_NAMES = 3;

/** Keeps wishlist and follows of this device with the account that is logged in; when nobody is any more, the copies go. */
export function useAccountLists(): void {
  const t = useT();
  const locale = useLocale();
  const client = useApolloClient();
  const isHydrated = useHydrated();
  const userId = usePersisted(sessionVar, ({ user }) => user?.id ?? null);
  // A change of language must not begin all anew.
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
    const api = new AccountApi(() => latest.current.client, userId);
    const titleOf = (productId: string) => {
      const { cache } = latest.current.client;
      const id = cache.identify({ __typename: 'Product', id: productId });
      const variables = { locale: apiLocale(latest.current.locale) };
      return cache.readFragment({ id, fragment: AccountLists_NamedFragmentDoc, variables })?.title ?? null;
    };
    const refused = (text: 'saved.wishRefused' | 'saved.followRefused') => (reason: string | null, names: readonly string[]) => {
      const { t: say, locale: language } = latest.current;
      const told = names.length > MOST_NAMES ? [...names.slice(0, MOST_NAMES), '…'] : names;
      toast.error(`${say(text, { names: listWords(told, language) })} ${reason ?? say('saved.noAnswer')}`, { id: text });
    };
    const stops = [
      keepWithAccount(accountWishlist(api, titleOf), userId, refused('saved.wishRefused')),
      keepWithAccount(accountFollows(api), userId, refused('saved.followRefused')),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [isHydrated, userId]);
}
