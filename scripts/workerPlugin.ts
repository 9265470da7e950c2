import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

/** The service worker's URL and file name; at the root, so that its scope is the whole site. */
const FILE = 'service-worker';
const ENTRY = 'client/entry-worker.ts';
/** Vendor console pages and their messages, which are cached on the first visit instead. */
const NOT_PRECACHED = /^(?:client\/pages\/|messages\/[^/]+\/client\/)vendor(?!Directory|Store|s[.])|^client\/layout\/ConsoleChrome/;

/** Vite plugin that builds the service worker after the client. The service worker precaches the files for shopping pages. */
export function workerPlugin(): Plugin {
  return {
    name: 'service-worker',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    async writeBundle({ dir = '' }, bundle) {
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: {
          PRECACHE: JSON.stringify(shoppersFiles(bundle).map((file) => ({ url: `/${file}`, revision: null }))),
          'process.env.NODE_ENV': '"production"',
        },
        build: {
          outDir: dir,
          emptyOutDir: false,
          reportCompressedSize: false,
          target: 'es2022',
          lib: { entry: path.resolve(ENTRY), formats: ['iife'], name: 'worker', fileName: () => `${FILE}.js` },
        },
      });
    },
  };
}

/** Scripts and styles for all pages except the vendor console. File names contain a hash, so no revision is needed. */
function shoppersFiles(bundle: Rolldown.OutputBundle): string[] {
  const chunks = new Map(Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
  const files = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (chunk === undefined || files.has(chunk.fileName) || NOT_PRECACHED.test(relative(chunk.facadeModuleId))) return;
    files.add(chunk.fileName);
    for (const file of chunk.viteMetadata?.importedCss ?? []) files.add(file);
    for (const name of [...chunk.imports, ...chunk.dynamicImports]) add(chunks.get(name));
  };
  for (const chunk of chunks.values()) if (chunk.isEntry) add(chunk);
  return [...files].sort();
}

const relative = (module: string | null): string => path.relative(process.cwd(), module ?? '').replaceAll(path.sep, '/');
