import { createContext } from 'react';

/** The current session's account; null for a guest. Forms include it, so that a post from a different account is rejected. */
export const ViewerContext = createContext<string | null>(null);
