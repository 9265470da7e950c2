/**
 * Which messages each page names, found by following the imports of the code. What the frames name comes with the shop; the rest of what a page
 * names comes with that page. Runs in Node only, from `npm run generate`.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const CLIENT = resolve(import.meta.dirname, '..');
/** The one module whose imports are not followed: it leads to every page. */
const REGISTRY = join(CLIENT, 'routes/pageRegistry.ts');

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

/** What so many pages name comes with the shop: the next page has it already. */
const MANY_PAGES = 4;

/** Sorts the messages by where they are named. Throws when one is named nowhere. */
export function findMessageUse(keys: readonly string[]): MessageUse {
  const always = namedFrom(join(CLIENT, 'entry-client.tsx'), keys);
  const pages = [...readFileSync(REGISTRY, 'utf8').matchAll(/module: 'client\/pages\/(\w+)\/(\w+\.tsx)'/g)].map(
    ([, folder = '', page = '']) => ({ folder, named: namedFrom(join(CLIENT, 'pages', folder, page), keys) }),
  );
  const uses = (key: string) => pages.filter(({ named }) => named.has(key)).length;
  const idle = keys.filter((key) => !always.has(key) && uses(key) === 0);
  if (idle.length > 0) throw new Error(`No page of client/routes/pageRegistry.ts names these messages:\n  ${idle.join('\n  ')}`);
  const shared = keys.filter((key) => always.has(key) || uses(key) >= MANY_PAGES);
  const isShared = new Set(shared);
  const rest = pages.map(({ folder, named }) => [folder, keys.filter((key) => named.has(key) && !isShared.has(key))] as const);
  return { shared, byPage: Object.fromEntries(rest) };
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
