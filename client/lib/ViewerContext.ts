import { createContext } from 'react';

/** Account of the current session; null for a guest. Forms name it, so that a post by another account is refused. */
export const ViewerContext = createContext<string | null>(null);
