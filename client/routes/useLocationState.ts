import { useLocation } from 'react-router-dom';

/** History state passed between pages; absent on a new visit. */
export interface LocationState {
  email?: string;
}

export function useLocationState(): LocationState {
  return (useLocation().state as LocationState | null) ?? {};
}
