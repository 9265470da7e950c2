/** The client's built files: which ones a page needs, from the manifest that Vite writes. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageAssets, RenderOptions } from '#client/entry-server.tsx';

interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
  assets?: string[];
}

export type Manifest = Record<string, ManifestChunk>;

/** The folders of built files; null in development, where there are none. */
export interface BuiltFolders {
  client: string;
  playground: string;
}

export interface ScriptedAssets extends PageAssets {
  modules: string[];
  /** The scripts that start the browser's side. */
  entries: string[];
}

export interface ClientFiles {
  folders: BuiltFolders | null;
  assetsFor: RenderOptions['assetsFor'];
  /** The text of the script that stands in each page; none in development. */
  inlineScript?: string;
  /** The files of the playground's page. */
  playground: ScriptedAssets;
}

const HEAD_ENTRY = 'client/entry-head.ts';
const ENTRY = 'client/entry-client.tsx';
const PLAYGROUND = 'client/playground/main.tsx';
/** As in vite.playground.config.ts. */
const PLAYGROUND_BASE = '/playground/';
const messagesModule = (locale: string, part: string) => `client/i18n/generated/${locale}/${part}.ts`;
/** The faces that the first screen always uses. */
const FONTS = [/figtree-latin-wght-normal.*\.woff2$/, /bricolage-grotesque-latin-wght-normal.*\.woff2$/];

export function readClientFiles(folders: BuiltFolders): ClientFiles {
  const manifest = readManifest(folders.client);
  const inlineScript = readInlineScript(folders.client, manifest);
  return {
    folders,
    inlineScript,
    assetsFor: assetLookup(manifest, inlineScript),
    playground: collect(readManifest(folders.playground), PLAYGROUND, [], PLAYGROUND_BASE),
  };
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
}

/** The built file as a function of its own: in a page its names would be everybody's. */
function readInlineScript(folder: string, manifest: Manifest): string {
  const file = manifest[HEAD_ENTRY]?.file;
  if (file === undefined) throw new Error(`The build has no ${HEAD_ENTRY}.`);
  return `(()=>{${readFileSync(path.join(folder, file), 'utf8').trim()}})()`;
}

/** Remembers each combination: pages are few, requests are many. */
function assetLookup(manifest: Manifest, inlineScript: string): ClientFiles['assetsFor'] {
  const known = new Map<string, ReturnType<ClientFiles['assetsFor']>>();
  return (modules, locale) => {
    const key = [locale, ...modules].join('\n');
    const found = known.get(key);
    if (found !== undefined) return found;
    const { styles, fonts, ...scripts } = collect(manifest, ENTRY, [...messagesOf(modules, locale), ...modules]);
    const assets = { styles, fonts, startScript: startScript(inlineScript, scripts) };
    known.set(key, assets);
    return assets;
  };
}

/** What `client/entry-head.ts` is to load stands beside it, so that its text, and with it its hash, is the same in every page. */
export function startScript(inlineScript: string, { entries, modules }: Pick<ScriptedAssets, 'entries' | 'modules'>): string {
  return `<script data-entry="${entries.join(' ')}" data-modules="${modules.join(' ')}">${inlineScript}</script>`;
}

function collect(manifest: Manifest, entry: string, modules: string[], base = '/'): ScriptedAssets {
  const chunks = new Map<string, ManifestChunk>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (chunk === undefined || chunks.has(name)) return;
    chunks.set(name, chunk);
    chunk.imports?.forEach(visit);
  };
  [entry, ...modules, ...modules.map(loaderOf)].forEach(visit);
  const all = [...chunks.values()];
  const entryFile = manifest[entry]?.file;
  const files = (list: string[]) => [...new Set(list)].map((file) => base + file);
  return {
    styles: files(all.flatMap(({ css }) => css ?? [])),
    fonts: files(all.flatMap(({ assets }) => assets ?? []).filter((file) => FONTS.some((face) => face.test(file)))),
    modules: files(all.map(({ file }) => file).filter((file) => file !== entryFile)),
    entries: entryFile === undefined ? [] : files([entryFile]),
  };
}

/** The shared messages, and those of each page. */
function messagesOf(modules: string[], locale: string): string[] {
  return ['shared', ...modules.map(folderOf)].map((part) => messagesModule(locale, part));
}

/** A page's loader stands beside it: `pages/home/HomePage.tsx`, `pages/home/home.loader.ts`. */
function loaderOf(module: string): string {
  return `${path.posix.dirname(module)}/${folderOf(module)}.loader.ts`;
}

function folderOf(module: string): string {
  return path.posix.basename(path.posix.dirname(module));
}
