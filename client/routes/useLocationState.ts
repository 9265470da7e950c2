import { useLocation } from 'react-router-dom';

/** State that a page passes to the next one in the history entry; empty on a new visit. */
export interface LocationState {
  email?: string;
}

export function useLocationState(): LocationState {
  return (useLocation().state as LocationState | null) ?? {};
}
