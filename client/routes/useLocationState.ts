import { useLocation } from 'react-router-dom';

/** What one page of the marketplace tells the next about how one came to it; it is gone with a new visit. */
export interface LocationState {
  /** The account was made a moment ago. */
  isNewMember?: boolean;
  email?: string;
}

export function useLocationState(): LocationState {
  return (useLocation().state as LocationState | null) ?? {};
}
