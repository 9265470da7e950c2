import { useEffect, useRef } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { useRevalidator } from 'react-router-dom';
import { sessionVar } from '#client/state/session.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { usePersisted } from '#client/state/usePersisted.ts';

/** What only its owner may see. */
const PRIVATE_FIELDS = ['viewer', 'order'];

/** When somebody logs in or out, here or in another tab, what was fetched for the one before is forgotten and the page asks anew. */
export function SessionEffects() {
  const client = useApolloClient();
  const { revalidate } = useRevalidator();
  const isHydrated = useHydrated();
  const id = usePersisted(sessionVar).user?.id ?? null;
  const known = useRef<string | null>(undefined);
  useEffect(() => {
    if (!isHydrated) return;
    const before = known.current;
    known.current = id;
    if (before === undefined || before === id) return;
    for (const fieldName of PRIVATE_FIELDS) client.cache.evict({ id: 'ROOT_QUERY', fieldName });
    client.cache.gc();
    void revalidate();
  }, [client, id, isHydrated, revalidate]);
  return null;
}
