import { createContext } from 'react';

/** Origin for absolute URLs, which search engines require, e.g. "https://rizq.example". Empty: URLs stay relative. */
export const OriginContext = createContext('');
