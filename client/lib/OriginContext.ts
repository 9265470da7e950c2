import { createContext } from 'react';

/** Where the marketplace lives, e.g. "https://rizq.example": search engines want whole addresses. Empty: addresses stay relative. */
export const OriginContext = createContext('');
