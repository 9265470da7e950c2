/** The client's built files: those that each page needs, from Vite's manifest; and the routes that serve files. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Manifest, ManifestChunk } from 'vite';
import type { PageAssets, RenderOptions } from '#client/entry-server.tsx';
import { PUBLIC_FILE } from './headers.ts';

/** Folders of built files; null in development, which has none. */
export interface BuiltFolders {
  client: string;
  playground: string;
}

interface ScriptedAssets extends PageAssets {
  modules: string[];
  /** Entry scripts of the browser. */
  entries: string[];
}

export interface ClientFiles {
  folders: BuiltFolders | null;
  assetsFor: RenderOptions['assetsFor'];
  /** Text of the inline script of each page; undefined in development. */
  inlineScript?: string;
  /** HTML of the playground page, without its tabs. */
  playground: string;
}

const HEAD_ENTRY = 'client/entry-head.ts';
const ENTRY = 'client/entry-client.tsx';
/** Font faces that the first screen always uses. */
const FONTS = [/figtree-latin-wght-normal.*\.woff2$/, /bricolage-grotesque-latin-wght-normal.*\.woff2$/];

export function readClientFiles(folders: BuiltFolders): ClientFiles {
  const manifest = JSON.parse(readFileSync(path.join(folders.client, '.vite/manifest.json'), 'utf8')) as Manifest;
  const inlineScript = readInlineScript(folders.client, manifest);
  return {
    folders,
    inlineScript,
    assetsFor: assetLookup(manifest, inlineScript),
    playground: readFileSync(path.join(folders.playground, 'client/playground/index.html'), 'utf8'),
  };
}

/** The built file wrapped in a function, so that its names are not global in the page. */
function readInlineScript(folder: string, manifest: Manifest): string {
  const file = manifest[HEAD_ENTRY]?.file;
  if (file === undefined) throw new Error(`The build has no ${HEAD_ENTRY}.`);
  return `(()=>{${readFileSync(path.join(folder, file), 'utf8').trim()}})()`;
}

/** Memoises each combination: pages are few, requests are many. */
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

/**
 * Script element of `client/entry-head.ts`; what it loads is in attributes, so that its text, and thus its hash, is the same on every page.
 */
export function startScript(inlineScript: string, { entries, modules }: Pick<ScriptedAssets, 'entries' | 'modules'>): string {
  return `<script data-entry="${entries.join(' ')}" data-modules="${modules.join(' ')}">${inlineScript}</script>`;
}

function collect(manifest: Manifest, entry: string, modules: string[]): ScriptedAssets {
  const chunks = new Set<ManifestChunk>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (chunk === undefined || chunks.has(chunk)) return;
    chunks.add(chunk);
    chunk.imports?.forEach(visit);
  };
  [entry, ...modules, ...modules.map(loaderOf)].forEach(visit);
  const all = [...chunks];
  const entryFile = manifest[entry]?.file;
  const files = (list: string[]) => [...new Set(list)].map((file) => `/${file}`);
  return {
    styles: files(all.flatMap(({ css }) => css ?? [])),
    fonts: files(all.flatMap(({ assets }) => assets ?? []).filter((file) => FONTS.some((face) => face.test(file)))),
    modules: files(all.map(({ file }) => file).filter((file) => file !== entryFile)),
    entries: entryFile === undefined ? [] : files([entryFile]),
  };
}

/** Message modules: the shared ones and those of each page. */
function messagesOf(modules: string[], locale: string): string[] {
  return ['shared', ...modules.map(folderOf)].map((part) => `client/i18n/generated/${locale}/${part}.ts`);
}

/** Path of a page's loader: `pages/home/HomePage.tsx` → `pages/home/home.loader.ts`. */
function loaderOf(module: string): string {
  return `${path.posix.dirname(module)}/${folderOf(module)}.loader.ts`;
}

function folderOf(module: string): string {
  return path.posix.basename(path.posix.dirname(module));
}

/** Serves the client's hashed builds, which are immutable, and pictures and icons, which rarely change. */
export async function serveFiles(app: FastifyInstance, folders: { built: BuiltFolders | null; public: string }): Promise<void> {
  const serve = (prefix: string, root: string, options: FileOptions) =>
    app.register(fastifyStatic, { prefix, root: path.resolve(root), decorateReply: false, index: false, dotfiles: 'ignore', ...options });
  await serve('/', folders.public, { wildcard: false, maxAge: '30d', globIgnore: ['pictures/**'] });
  await serve('/pictures/', `${folders.public}/pictures`, { maxAge: '30d', setHeaders: (reply) => void reply.headers(PUBLIC_FILE) });
  if (folders.built === null) return;
  // The build wrote `.br` and `.gz` variants of each file.
  const hashed = { maxAge: '365d', immutable: true, preCompressed: true };
  await serve('/assets/', `${folders.built.client}/assets`, hashed);
  await serve('/playground/assets/', `${folders.built.playground}/assets`, hashed);
}

type FileOptions = Pick<FastifyStaticOptions, 'wildcard' | 'globIgnore' | 'setHeaders' | 'maxAge' | 'immutable' | 'preCompressed'>;
