import { createContext, useContext } from 'react';
import { sessionVar, type SessionUser } from './session.ts';
import { useHydrated } from './useHydrated.ts';
import { usePersisted } from './usePersisted.ts';

/** Session user as rendered by the server. */
export const FirstUserContext = createContext<SessionUser | null>(null);

/** Session user; null for a guest. Until state hydration the user of the server's rendering, to avoid layout shifts. */
export function useSessionUser(): SessionUser | null {
  const first = useContext(FirstUserContext);
  const { user } = usePersisted(sessionVar);
  return useHydrated() ? user : first;
}
