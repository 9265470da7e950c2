import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { byLocale, LOCALES, type Locale } from '#schema/rules/locales.ts';
import { compileMessages, type Catalog, type CompiledMessages } from './compileMessages.ts';
import { expectUse, findMessageUse, type MessageUse } from './messageUse.ts';
import { writeMessageTypes } from './messageTypes.ts';

const MODULE = '\0virtual:messages';
const EVERY_LANGUAGE_MODULE = `${MODULE}/every-language`;
const EVERY_LANGUAGE = 'everyLanguage.';
const SERVER_MODULE = join(import.meta.dirname, 'serverCatalogs.ts');

/**
 * Vite plugin: compiles messages; a faulty or unused one fails the build. `virtual:messages` imports a module per language, and that one a
 * module per part; the server's messages replace the value of `serverCatalogs.ts`. In development an edited message file reloads the pages;
 * the server, which has its messages in memory, is restarted by its own watcher.
 */
export function messagesPlugin(folder: string = import.meta.dirname): Plugin {
  let messages = readMessages(folder);
  let readAt = 0;
  return {
    name: 'messages',
    buildStart() {
      writeMessageTypes(messages.compiled, messages.use);
      expectUse(messages.use);
      for (const line of messages.compiled.lacks) this.warn(line);
    },
    configureServer(server) {
      server.watcher.add(LOCALES.map((locale) => join(folder, locale)));
    },
    /** Called once per environment. */
    hotUpdate({ file, timestamp }) {
      if (!isMessageFile(file, folder)) return undefined;
      if (readAt !== timestamp) {
        try {
          messages = readMessages(folder);
          writeMessageTypes(messages.compiled, messages.use);
        } catch (error) {
          this.environment.logger.error((error as Error).message);
          return [];
        }
        readAt = timestamp;
      }
      return [...this.environment.moduleGraph.idToModuleMap].flatMap(([id, module]) => (id.startsWith(MODULE) ? [module] : []));
    },
    resolveId: (id) => (id.startsWith(MODULE.slice(1)) ? `\0${id}` : null),
    load(id) {
      const { compiled, use, parts } = messages;
      const keys = [...compiled.valueNames.keys()];
      const catalogOf = (locale: Locale, named: readonly string[]): Catalog =>
        Object.fromEntries(named.map((key) => [key, compiled.catalogs[locale][key] ?? []]));
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

interface Messages {
  compiled: CompiledMessages;
  use: MessageUse;
  parts: Record<string, string[]>;
}

function readMessages(folder: string): Messages {
  const compiled = compileMessages(folder);
  const use = findMessageUse([...compiled.valueNames.keys()]);
  return { compiled, use, parts: { shared: use.shared, later: use.later, ...use.byPage } };
}

function isInEveryLanguage(key: string): boolean {
  return key.startsWith(EVERY_LANGUAGE);
}

function isMessageFile(file: string, folder: string): boolean {
  return file.endsWith('.json') && !relative(folder, file).startsWith('..');
}

const LANGUAGES_MODULE = `export const catalogs = {\n${LOCALES.map((locale) => `'${locale}': () => import('virtual:messages/${locale}')`).join(',\n')}\n};`;

/** Module of one language with lazy imports of its parts, so that a page does not list files of other languages. */
function listModule(locale: string, parts: readonly string[]): string {
  return `export const parts = {\n${parts.map((part) => `${part}: () => import('virtual:messages/${locale}/${part}')`).join(',\n')}\n};`;
}
