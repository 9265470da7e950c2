import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { isLocale, LOCALES } from '#schema/rules/locales.ts';
import { catalogOf, compileMessages } from './compileMessages.ts';
import { writeMessageTypes } from './messageTypes.ts';

/**
 * Vite plugin: an imported message file contains compiled messages; a faulty one fails the build. In development the server, which has its
 * messages in memory, is restarted by its own watcher.
 */
export function messagesPlugin(folder: string = import.meta.dirname): Plugin {
  let compiled = compileMessages(folder);
  let readAt = 0;
  return {
    name: 'messages',
    enforce: 'pre',
    buildStart() {
      writeMessageTypes(compiled);
      for (const line of compiled.lacks) this.warn(line);
    },
    configureServer(server) {
      server.watcher.add(LOCALES.map((locale) => join(folder, locale)));
    },
    transform(_code, id) {
      const [locale, ...path] = relative(folder, id).split(sep);
      const keys = compiled.files.get(path.join('/'));
      return keys && isLocale(locale) ? { code: JSON.stringify(catalogOf(compiled, locale, keys)), map: null } : null;
    },
    /** Called once per environment. A faulty edit changes nothing. */
    hotUpdate({ file, timestamp }) {
      if (!file.endsWith('.json') || relative(folder, file).startsWith('..')) return undefined;
      try {
        if (readAt !== timestamp) compiled = compileMessages(folder);
        readAt = timestamp;
        writeMessageTypes(compiled);
        return undefined;
      } catch (error) {
        this.environment.logger.error((error as Error).message);
        return [];
      }
    },
  };
}
