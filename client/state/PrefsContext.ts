import { createContext } from 'react';
import { DEFAULT_PREFS, type Prefs } from './prefs.ts';

/** The preferences that the page is drawn with: the server's until kept state is loaded, the shopper's own from then on. */
export const PrefsContext = createContext<Prefs>(DEFAULT_PREFS);
