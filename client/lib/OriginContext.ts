import { createContext } from 'react';

/** Origin for absolute URLs, which search engines require, e.g. "https://rizq.example". If empty, URLs stay relative. */
export const OriginContext = createContext('');
