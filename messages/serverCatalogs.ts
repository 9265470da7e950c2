import { byLocale } from '#schema/rules/locales.ts';
import { catalogOf, compileMessages } from './compileMessages.ts';

const compiled = compileMessages();
const keys = [...compiled.files].filter(([file]) => /^(server|schema)\//.test(file)).flatMap(([, named]) => named);

/** Compiled server messages by language. The build inlines the value (`vite.config.ts`); tools compile them at startup. */
export const serverCatalogs = byLocale((locale) => catalogOf(compiled, locale, keys));
