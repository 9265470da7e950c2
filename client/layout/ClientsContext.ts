import { createContext } from 'react';
import type { Clients } from '#client/graphql/clients.ts';

/** The browser's Apollo clients of all languages; null on the server. */
export const ClientsContext = createContext<Clients | null>(null);
