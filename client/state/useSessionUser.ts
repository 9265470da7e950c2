import { createContext, useContext } from 'react';
import { sessionVar, type SessionUser } from './session.ts';
import { useHydrated } from './useHydrated.ts';
import { usePersisted } from './usePersisted.ts';

/** Who was logged in when the page was made, as the server knew it. */
export const FirstUserContext = createContext<SessionUser | null>(null);

/** Who is logged in; null for a guest. Until this browser's own state is loaded the server's word counts, so that nothing moves then. */
export function useSessionUser(): SessionUser | null {
  const first = useContext(FirstUserContext);
  const { user } = usePersisted(sessionVar);
  return useHydrated() ? user : first;
}
