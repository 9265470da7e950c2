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
 * Vite plugin: messages are compiled when the build begins, and a faulty or unused one fails it. `virtual:messages` leads to a module of
 * each language, and that to one of each part; the server's are the value of `serverCatalogs.ts`.
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

/** The files of one language: a page does not name those of others. */
function listModule(locale: string, parts: readonly string[]): string {
  return `export const parts = {\n${parts.map((part) => `${part}: () => import('virtual:messages/${locale}/${part}')`).join(',\n')}\n};`;
}
