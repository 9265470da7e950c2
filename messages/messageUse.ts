/**
 * Finds which code uses which messages. Client: by following imports; messages of the layout are loaded with every page, others with the
 * page that uses them. Server: any file. Runs in Node only.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isForShopping } from '#schema/rules/shoppingPages.ts';

const ROOT = resolve(import.meta.dirname, '..');
const CLIENT = join(ROOT, 'client');
const PAGES = join(CLIENT, 'pages');

/** Frames of shopping pages; `chromeRegistry` loads them on demand. */
const FRAMES = ['FashionChrome.tsx', 'FashionTwoChrome.tsx'].map((file) => join(CLIENT, 'layout/fashion', file));

const IMPORTS = /(?:from|import)\s*(\(?)\s*'((?:#client\/|#schema\/|\.{1,2}\/)[^']+\.tsx?)'/g;
const NAMED = /['"`]([a-zA-Z]+\.[\w.-]+)['"`]/g;
/** Template literal such as `ord.${status}`: uses every message with that prefix. */
const COMPOSED = /`([a-zA-Z]+\.[\w.]*)\$\{/g;

export interface MessageUse {
  /** Messages of the layout or of many pages that the first render of a shopping page may need. */
  shared: string[];
  /** Messages of the layout or of many pages that are needed after hydration, or only by other pages. */
  later: string[];
  /** Other messages of a page, by its folder. */
  byPage: Record<string, string[]>;
  server: string[];
  /** Used nowhere. */
  unused: string[];
}

/** From this number of pages on a message is loaded with every page, so that the next page has it already. */
const MANY_PAGES = 5;

/** Groups messages by the code that uses them. */
export function findMessageUse(keys: readonly string[]): MessageUse {
  const read = sourceReader(keys);
  const entry = join(CLIENT, 'entry-client.tsx');
  const always = namedFrom([entry], read);
  const folders = readdirSync(PAGES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const pages = folders.map(({ name: folder }) => {
    const modules = [join(PAGES, folder, 'page.tsx')];
    return { folder, modules, named: namedFrom(modules, read) };
  });
  const shopping = pages.filter(({ folder }) => isForShopping(folder)).flatMap(({ modules }) => modules);
  const atOnce = namedFrom([entry, ...FRAMES, ...shopping], read, 'static');
  const onServer = new Set(['server', 'schema'].flatMap(filesOf).flatMap((file) => [...read(file).named]));
  const uses = (key: string) => pages.filter(({ named }) => named.has(key)).length;
  const ofMany = new Set(keys.filter((key) => always.has(key) || uses(key) >= MANY_PAGES));
  const rest = pages.map(({ folder, named }) => [folder, keys.filter((key) => named.has(key) && !ofMany.has(key))] as const);
  const unused = keys.filter((key) => !always.has(key) && !onServer.has(key) && uses(key) === 0);
  return {
    shared: keys.filter((key) => ofMany.has(key) && atOnce.has(key)),
    later: keys.filter((key) => ofMany.has(key) && !atOnce.has(key)),
    byPage: Object.fromEntries(rest),
    server: keys.filter((key) => onServer.has(key)),
    unused,
  };
}

export function expectUse({ unused }: MessageUse): void {
  if (unused.length > 0) throw new Error(`No page names these messages, nor does the server:\n  ${unused.join('\n  ')}`);
}

interface Source {
  named: Set<string>;
  imports: { file: string; isStatic: boolean }[];
}

/** Memoised reader of source files. */
function sourceReader(keys: readonly string[]): (file: string) => Source {
  const known = new Set(keys);
  const sources = new Map<string, Source>();
  return (file) => {
    const source = sources.get(file) ?? parse(readFileSync(file, 'utf8'), dirname(file), known);
    sources.set(file, source);
    return source;
  };
}

function parse(code: string, folder: string, known: ReadonlySet<string>): Source {
  const named = new Set<string>();
  for (const [, key = ''] of code.matchAll(NAMED)) if (known.has(key)) named.add(key);
  for (const [, start = ''] of code.matchAll(COMPOSED)) for (const key of known) if (key.startsWith(start)) named.add(key);
  const imports = [...code.matchAll(IMPORTS)].flatMap(([, bracket, path = '']) => {
    if (path.endsWith('.generated.ts')) return [];
    const file = path.startsWith('#') ? join(ROOT, path.slice(1)) : resolve(folder, path);
    return { file, isStatic: bracket === '' };
  });
  return { named, imports };
}

function namedFrom(roots: readonly string[], read: (file: string) => Source, imports: 'all' | 'static' = 'all'): Set<string> {
  const named = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    const source = read(file);
    for (const key of source.named) named.add(key);
    for (const { file: imported, isStatic } of source.imports) if (isStatic || imports === 'all') visit(imported);
  };
  roots.forEach(visit);
  return named;
}

function filesOf(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(ROOT, folder, file));
}
