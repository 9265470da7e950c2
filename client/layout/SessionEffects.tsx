import { use, useEffect, useRef } from 'react';
import { useLocation, useRevalidator } from 'react-router-dom';
import { useAccountLists } from '#client/features/saved/useAccountLists.ts';
import { claimDrafts, forgetSecretDrafts, leaveDrafts } from '#client/state/draftOwner.ts';
import { lostSessionVar, sessionVar } from '#client/state/session.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { ClientsContext } from './ClientsContext.ts';

/**
 * Wishlist and follows go with the account, and drafts wait for it. When somebody logs in or out, here or in another tab, what was fetched for the one before is
 * forgotten and the page asks anew. A session that is lost while somebody types takes nothing off the screen: that happens when they go on.
 */
export function SessionEffects() {
  useAccountLists();
  const clients = use(ClientsContext);
  const { revalidate } = useRevalidator();
  const isHydrated = useHydrated();
  const id = usePersisted(sessionVar, ({ user }) => user?.id ?? null);
  const { key } = useLocation();
  const shownKey = useRef(key);
  useEffect(() => {
    if (!isHydrated) return;
    if (id !== null) return claimDrafts(id);
    leaveDrafts();
    if (!lostSessionVar()) forgetSecretDrafts();
  }, [id, isHydrated]);
  const known = useRef<string | null>(undefined);
  useEffect(() => {
    if (!isHydrated) return;
    const hasMoved = shownKey.current !== key;
    shownKey.current = key;
    if (id === null && lostSessionVar() && !hasMoved) return;
    if (lostSessionVar()) lostSessionVar(false);
    const before = known.current;
    known.current = id;
    if (before === undefined || before === id) return;
    clients?.forgetPerson();
    void revalidate();
  }, [clients, id, isHydrated, key, revalidate]);
  return null;
}
