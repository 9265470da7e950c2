import { join } from 'node:path';
import type { Plugin } from 'vite';
import { byLocale, LOCALES, type Locale } from '#schema/rules/locales.ts';
import { compileMessages, type Catalog } from './compileMessages.ts';
import { expectUse, findMessageUse } from './messageUse.ts';
import { writeMessageTypes } from './messageTypes.ts';

const MODULE = '\0virtual:messages';
const EVERY_LANGUAGE_MODULE = `${MODULE}/every-language`;
const EVERY_LANGUAGE = 'everyLanguage.';
const SERVER_MODULE = join(import.meta.dirname, 'serverCatalogs.ts');

/**
 * Vite plugin: compiles messages; a faulty or unused one fails the build. `virtual:messages` imports a module per language, and that one a
 * module per part; the server's messages replace the value of `serverCatalogs.ts`.
 */
export function messagesPlugin(): Plugin {
  const compiled = compileMessages();
  const keys = [...compiled.valueNames.keys()];
  const use = findMessageUse(keys);
  const isInEveryLanguage = (key: string) => key.startsWith(EVERY_LANGUAGE);
  const parts: Record<string, string[]> = { shared: use.shared, later: use.later, ...use.byPage };
  const catalogOf = (locale: Locale, named: readonly string[]): Catalog =>
    Object.fromEntries(named.map((key) => [key, compiled.catalogs[locale][key] ?? []]));
  return {
    name: 'messages',
    buildStart() {
      writeMessageTypes(compiled, use);
      expectUse(use);
      for (const line of compiled.lacks) this.warn(line);
    },
    resolveId: (id) => (id.startsWith(MODULE.slice(1)) ? `\0${id}` : null),
    load(id) {
      if (id === SERVER_MODULE)
        return `export const serverCatalogs = ${JSON.stringify(byLocale((locale) => catalogOf(locale, use.server)))};`;
      if (id === EVERY_LANGUAGE_MODULE) {
        return `export const everyLanguage = ${JSON.stringify(byLocale((locale) => catalogOf(locale, keys.filter(isInEveryLanguage))))};`;
      }
      if (id === MODULE) return LANGUAGES_MODULE;
      const [locale, part] = id.startsWith(`${MODULE}/`) ? id.slice(MODULE.length + 1).split('/') : [];
      if (locale !== undefined && part === undefined) return listModule(locale, Object.keys(parts));
      const named = part === undefined ? undefined : parts[part]?.filter((key) => !isInEveryLanguage(key));
      return named === undefined ? null : `export const messages = ${JSON.stringify(catalogOf(locale as Locale, named))};`;
    },
  };
}

const LANGUAGES_MODULE = `export const catalogs = {\n${LOCALES.map((locale) => `'${locale}': () => import('virtual:messages/${locale}')`).join(',\n')}\n};`;

/** Module of one language with lazy imports of its parts, so that a page does not list files of other languages. */
function listModule(locale: string, parts: readonly string[]): string {
  return `export const parts = {\n${parts.map((part) => `${part}: () => import('virtual:messages/${locale}/${part}')`).join(',\n')}\n};`;
}
