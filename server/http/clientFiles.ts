/** The client's build: the files that each page needs, according to Vite's manifest, and the routes that serve them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Manifest, ManifestChunk } from 'vite';
import type { PageHead } from '#client/entry-server.tsx';
import type { BuiltFolders, ClientFiles, Parts } from './appParts.ts';
import { hashSource, PUBLIC_FILE } from './headers.ts';

const HEAD_ENTRY = 'client/entry-head.ts';
const ENTRY = 'client/entry-client.tsx';
const FONT_STYLES = 'client/styles/webFonts.css';

export function readClientFiles(folders: BuiltFolders): ClientFiles {
  const manifest = JSON.parse(readFileSync(path.join(folders.client, '.vite/manifest.json'), 'utf8')) as Manifest;
  // Wrapped in a function, so that its names do not become globals in the page.
  const inlineScript = `(()=>{${readFileSync(path.join(folders.client, entryFile(manifest, HEAD_ENTRY)), 'utf8').trim()}})()`;
  return {
    folders,
    inlineScript,
    headFor: headLookup(manifest, folders.client, inlineScript),
    playground: readFileSync(path.join(folders.playground, 'client/playground/index.html'), 'utf8'),
  };
}

function entryFile(manifest: Manifest, entry: string): string {
  const file = manifest[entry]?.file;
  if (file === undefined) throw new Error(`The build has no ${entry}.`);
  return file;
}

/** Memoises each combination of modules, of which there are few. */
function headLookup(manifest: Manifest, folder: string, inlineScript: string): ClientFiles['headFor'] {
  const known = new Map<string, PageHead>();
  return (modules) => {
    const key = modules.join('\n');
    const head = known.get(key) ?? headOf(manifest, folder, inlineScript, modules);
    known.set(key, head);
    return head;
  };
}

/** Styles are inline, so that the first paint does not need a second request. */
function headOf(manifest: Manifest, folder: string, inlineScript: string, modules: string[]): PageHead {
  const chunks = new Set<ManifestChunk>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (chunk === undefined || chunks.has(chunk)) return;
    chunks.add(chunk);
    chunk.imports?.forEach(visit);
  };
  [ENTRY, ...modules].forEach(visit);
  const entry = entryFile(manifest, ENTRY);
  const styles = [...new Set([...chunks].flatMap(({ css }) => css ?? []))];
  const script = startScript(inlineScript, {
    entry: `/${entry}`,
    modules: urls([...chunks].map(({ file }) => file).filter((file) => file !== entry)),
    styles: urls(styles),
    fonts: `/${entryFile(manifest, FONT_STYLES)}`,
  });
  const style = styles.map((file) => readFileSync(path.join(folder, file), 'utf8').trim()).join('');
  return { html: `${script}<style>${style}</style>`, stylePolicy: hashSource(style) };
}

const urls = (files: string[]) => [...new Set(files)].map((file) => `/${file}`).join(' ');

/**
 * Script element of `client/entry-head.ts`. The files to load are listed in attributes (space-separated), so that the script's
 * text, and therefore its CSP hash, is the same on every page. If scripts are disabled, the page itself loads the fonts.
 */
export function startScript(inlineScript: string, files: Record<'entry' | 'modules' | 'styles' | 'fonts', string>): string {
  const attributes = Object.entries(files).map(([name, value]) => `data-${name}="${value}"`);
  return `<script ${attributes.join(' ')}>${inlineScript}</script><noscript><link rel="stylesheet" href="${files.fonts}"></noscript>`;
}

/** Serves the client's hashed builds, which are immutable, and pictures and icons, which rarely change. */
export async function serveFiles(app: FastifyInstance, { publicFolder, clientFiles: { folders } }: Parts): Promise<void> {
  const serve = (prefix: string, root: string, options: FileOptions) =>
    app.register(fastifyStatic, { prefix, root: path.resolve(root), decorateReply: false, index: false, dotfiles: 'ignore', ...options });
  await serve('/', publicFolder, { wildcard: false, maxAge: '30d', globIgnore: ['pictures/**'] });
  await serve('/pictures/', `${publicFolder}/pictures`, { maxAge: '30d', setHeaders: (reply) => void reply.headers(PUBLIC_FILE) });
  if (folders === null) return;
  // Browsers compare the service worker with their copy on each visit.
  const worker = readFileSync(`${folders.client}/service-worker.js`);
  app.get('/service-worker.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(worker),
  );
  // The build also writes `.br` and `.gz` variants of each file.
  const hashed = { maxAge: '365d', immutable: true, preCompressed: true };
  await serve('/assets/', `${folders.client}/assets`, hashed);
  await serve('/playground/assets/', `${folders.playground}/assets`, hashed);
}

type FileOptions = Pick<FastifyStaticOptions, 'wildcard' | 'globIgnore' | 'setHeaders' | 'maxAge' | 'immutable' | 'preCompressed'>;
