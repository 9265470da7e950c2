import { createContext } from 'react';
import { DEFAULT_PREFS, type Prefs } from './prefs.ts';

/** Preferences of the page: the server's until stored state is hydrated, the shopper's own afterwards. */
export const PrefsContext = createContext<Prefs>(DEFAULT_PREFS);
