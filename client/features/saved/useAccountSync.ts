import { useEffect, useRef } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { checkoutVar } from '#client/state/checkout.ts';
import { lostSessionVar, sessionVar } from '#client/state/session.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { listWords } from '#schema/rules/wordLists.ts';
import { accountApi } from './accountApi.ts';
import { accountSync, recordChanges, releaseLists } from './accountSync.ts';

/** Maximum number of names in a toast. */
const MOST_NAMES = 3;

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
  const latest = useRef({ client, locale, t });
  useEffect(() => {
    latest.current = { client, locale, t };
  }, [client, locale, t]);
  useEffect(() => (isHydrated ? recordChanges() : undefined), [isHydrated]);
  useEffect(() => {
    if (!isHydrated) return undefined;
    if (userId === null) {
      // A checkout whose session has ended keeps its cart: the shopper logs in or goes on as a guest.
      if (!isLost && checkoutVar().userId === null) releaseLists();
      return undefined;
    }
    const api = accountApi(userId, () => latest.current);
    return accountSync(userId, {
      ...api,
      onRefused: (list, names, reason) => {
        const shown = names.length > MOST_NAMES ? [...names.slice(0, MOST_NAMES), '…'] : names;
        const text = latest.current.t('saved.refused', { list, names: listWords(shown, latest.current.locale) });
        toast.error(`${text} ${reason}`, { id: `refused ${list}` });
      },
    });
  }, [isHydrated, userId, isLost]);
}
