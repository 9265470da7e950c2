import { createContext, useContext } from 'react';
import { sessionVar, type SessionUser } from './session.ts';
import { useHydrated } from './useHydrated.ts';
import { usePersisted } from './usePersisted.ts';

/** The session user at the time of server rendering. */
export const FirstUserContext = createContext<SessionUser | null>(null);

/** Session user; null for a guest. Until state hydration, it is the user from server rendering, to avoid layout shifts. */
export function useSessionUser(): SessionUser | null {
  const first = useContext(FirstUserContext);
  const { user } = usePersisted(sessionVar);
  return useHydrated() ? user : first;
}
