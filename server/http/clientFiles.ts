/** The client's built files: those that each page needs, from Vite's manifest; and the routes that serve files. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Manifest, ManifestChunk } from 'vite';
import type { BuiltFolders, ClientFiles, Parts } from './appParts.ts';
import { isForShopping } from '#schema/rules/shoppingPages.ts';
import { PUBLIC_FILE } from './headers.ts';

type Assets = ReturnType<ClientFiles['assetsFor']>;

const HEAD_ENTRY = 'client/entry-head.ts';
const ENTRY = 'client/entry-client.tsx';
const FONT_STYLES = 'client/styles/webFonts.css';

export function readClientFiles(folders: BuiltFolders): ClientFiles {
  const manifest = JSON.parse(readFileSync(path.join(folders.client, '.vite/manifest.json'), 'utf8')) as Manifest;
  // Wrapped in a function, so that its names are not global in the page.
  const inlineScript = `(()=>{${readFileSync(path.join(folders.client, entryFile(manifest, HEAD_ENTRY)), 'utf8').trim()}})()`;
  return {
    folders,
    inlineScript,
    assetsFor: assetLookup(manifest, inlineScript),
    playground: readFileSync(path.join(folders.playground, 'client/playground/index.html'), 'utf8'),
  };
}

function entryFile(manifest: Manifest, entry: string): string {
  const file = manifest[entry]?.file;
  if (file === undefined) throw new Error(`The build has no ${entry}.`);
  return file;
}

/** Memoises each combination: pages are few, requests are many. */
function assetLookup(manifest: Manifest, inlineScript: string): ClientFiles['assetsFor'] {
  const known = new Map<string, Assets>();
  return (modules, locale) => {
    const key = [locale, ...modules].join('\n');
    const assets = known.get(key) ?? assetsOf(manifest, inlineScript, [...messagesOf(modules, locale), ...modules]);
    known.set(key, assets);
    return assets;
  };
}

/**
 * Script element of `client/entry-head.ts`; what it loads is in attributes, so that its text, and thus its hash, is the same on every page. Without scripts fonts are
 * loaded by the page.
 */
export function startScript(inlineScript: string, files: { entry: string; modules: string[]; fonts: string }): string {
  const script = `<script data-entry="${files.entry}" data-modules="${files.modules.join(' ')}" data-fonts="${files.fonts}">${inlineScript}</script>`;
  return `${script}<noscript><link rel="stylesheet" href="${files.fonts}"></noscript>`;
}

function assetsOf(manifest: Manifest, inlineScript: string, modules: string[]): Assets {
  const chunks = new Set<ManifestChunk>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (chunk === undefined || chunks.has(chunk)) return;
    chunks.add(chunk);
    chunk.imports?.forEach(visit);
  };
  [ENTRY, ...modules, ...modules.map(loaderOf)].forEach(visit);
  const all = [...chunks];
  const entry = entryFile(manifest, ENTRY);
  const files = (list: string[]) => [...new Set(list)].map((file) => `/${file}`);
  return {
    styles: files(all.flatMap(({ css }) => css ?? [])),
    startScript: startScript(inlineScript, {
      entry: `/${entry}`,
      modules: files(all.map(({ file }) => file).filter((file) => file !== entry)),
      fonts: `/${entryFile(manifest, FONT_STYLES)}`,
    }),
  };
}

/** Message modules: the shared ones and those of each page. */
function messagesOf(modules: string[], locale: string): string[] {
  const pages = modules.filter((module) => module.startsWith('client/pages/')).map(folderOf);
  const later = pages.every(isForShopping) ? [] : ['later'];
  return ['', ...['shared', ...later, ...pages].map((part) => `/${part}`)].map((part) => `virtual:messages/${locale}${part}`);
}

/** Path of a page's loader: `pages/home/HomePage.tsx` → `pages/home/home.loader.ts`. */
function loaderOf(module: string): string {
  return `${path.posix.dirname(module)}/${folderOf(module)}.loader.ts`;
}

function folderOf(module: string): string {
  return path.posix.basename(path.posix.dirname(module));
}

/** Serves the client's hashed builds, which are immutable, and pictures and icons, which rarely change. */
export async function serveFiles(app: FastifyInstance, { publicFolder, clientFiles: { folders } }: Parts): Promise<void> {
  const serve = (prefix: string, root: string, options: FileOptions) =>
    app.register(fastifyStatic, { prefix, root: path.resolve(root), decorateReply: false, index: false, dotfiles: 'ignore', ...options });
  await serve('/', publicFolder, { wildcard: false, maxAge: '30d', globIgnore: ['pictures/**'] });
  await serve('/pictures/', `${publicFolder}/pictures`, { maxAge: '30d', setHeaders: (reply) => void reply.headers(PUBLIC_FILE) });
  if (folders === null) return;
  // Browsers compare it with the one that they have.
  const worker = readFileSync(`${folders.client}/service-worker.js`);
  app.get('/service-worker.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(worker),
  );
  // The build wrote `.br` and `.gz` variants of each file.
  const hashed = { maxAge: '365d', immutable: true, preCompressed: true };
  await serve('/assets/', `${folders.client}/assets`, hashed);
  await serve('/playground/assets/', `${folders.playground}/assets`, hashed);
}

type FileOptions = Pick<FastifyStaticOptions, 'wildcard' | 'globIgnore' | 'setHeaders' | 'maxAge' | 'immutable' | 'preCompressed'>;
