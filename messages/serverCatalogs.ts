import type { Locale } from '#schema/rules/locales.ts';
import { compileMessages, type Catalog } from './compileMessages.ts';

/** Compiled server messages by language. The build inlines the value (`messagesPlugin`); tools compile them at startup. */
export const serverCatalogs: Record<Locale, Catalog> = compileMessages().catalogs;
