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
 * each part in each language; the server's are the value of `serverCatalogs.ts`.
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
    },
    resolveId: (id) => (id.startsWith(MODULE.slice(1)) ? `\0${id}` : null),
    load(id) {
      if (id === SERVER_MODULE)
        return `export const serverCatalogs = ${JSON.stringify(byLocale((locale) => catalogOf(locale, use.server)))};`;
      if (id === EVERY_LANGUAGE_MODULE) {
        return `export const everyLanguage = ${JSON.stringify(byLocale((locale) => catalogOf(locale, keys.filter(isInEveryLanguage))))};`;
      }
      if (id === MODULE) return listModule(Object.keys(parts));
      const [locale, part] = id.startsWith(`${MODULE}/`) ? id.slice(MODULE.length + 1).split('/') : [];
      const named = part === undefined ? undefined : parts[part]?.filter((key) => !isInEveryLanguage(key));
      return named === undefined ? null : `export const messages = ${JSON.stringify(catalogOf(locale as Locale, named))};`;
    },
  };
}

function listModule(parts: readonly string[]): string {
  const listOf = (locale: Locale) => parts.map((part) => `${part}: () => import('virtual:messages/${locale}/${part}')`).join(',\n');
  return `export const catalogs = {\n${LOCALES.map((locale) => `'${locale}': {\n${listOf(locale)}\n}`).join(',\n')}\n};`;
}
