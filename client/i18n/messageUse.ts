/**
 * Which messages each page names, found by following the imports of the code. What the frames name comes with the shop; the rest of what a page
 * names comes with that page. Runs in Node only, from `npm run generate`.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const CLIENT = resolve(import.meta.dirname, '..');
/** The one module whose imports are not followed: it leads to every page. */
const REGISTRY = join(CLIENT, 'app/pageRegistry.ts');

const IMPORTS = /(?:from|import)\s*\(?\s*'((?:#client\/|\.{1,2}\/)[^']+\.tsx?)'/g;
const NAMED = /['"`]([a-zA-Z]+\.[\w.]+)['"`]/g;
/** `ord.${status}`: every message that begins so. */
const COMPOSED = /`([a-zA-Z]+\.[\w.]*)\$\{/g;

export interface MessageUse {
  /** What any page may show. */
  shared: string[];
  /** What a page names beside that, by the folder of the page. */
  byPage: Record<string, string[]>;
}

/** Sorts the messages by where they are named. Throws when one is named nowhere. */
export function findMessageUse(keys: readonly string[]): MessageUse {
  const shared = namedFrom(join(CLIENT, 'entry-client.tsx'), keys);
  const byPage: Record<string, string[]> = {};
  const named = new Set(shared);
  for (const [, folder, page] of readFileSync(REGISTRY, 'utf8').matchAll(/module: 'client\/pages\/(\w+)\/(\w+\.tsx)'/g)) {
    const ofPage = namedFrom(join(CLIENT, 'pages', folder ?? '', page ?? ''), keys);
    for (const key of ofPage) named.add(key);
    byPage[folder ?? ''] = keys.filter((key) => ofPage.has(key) && !shared.has(key));
  }
  const idle = keys.filter((key) => !named.has(key));
  if (idle.length > 0) throw new Error(`No page names these messages:\n  ${idle.join('\n  ')}`);
  return { shared: keys.filter((key) => shared.has(key)), byPage };
}

function namedFrom(root: string, keys: readonly string[]): Set<string> {
  const known = new Set(keys);
  const named = new Set<string>();
  const seen = new Set<string>([REGISTRY]);
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    const code = readFileSync(file, 'utf8');
    for (const [, key = ''] of code.matchAll(NAMED)) if (known.has(key)) named.add(key);
    for (const [, start = ''] of code.matchAll(COMPOSED)) for (const key of keys) if (key.startsWith(start)) named.add(key);
    for (const [, path = ''] of code.matchAll(IMPORTS)) {
      if (path.includes('/generated/') || path.endsWith('.generated.ts')) continue;
      visit(path.startsWith('#client/') ? join(CLIENT, path.slice('#client/'.length)) : resolve(dirname(file), path));
    }
  };
  visit(root);
  return named;
}
