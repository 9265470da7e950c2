import type { Locale } from '#schema/rules/locales.ts';
import { compileMessages, type Catalog } from './compileMessages.ts';

/** Compiled messages of the server by language. The build puts the value here (`messagesPlugin`); without it, in tools, they are compiled at start. */
export const serverCatalogs: Record<Locale, Catalog> = compileMessages().catalogs;
