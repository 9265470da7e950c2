/**
 * `npm run dev`: the server with Vite as middleware. Client changes are hot-reloaded, a server change restarts the process (tsx watch), and
 * a change to an operation regenerates its types.
 */
import 'reflect-metadata';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type ViteDevServer } from 'vite';
import type { PageRenderer } from '#client/entry-server.tsx';
import { fillEmptyStore } from '#seed/fillEmptyStore.ts';
import { addressOf, explainStart, readConfig } from '#server/config.ts';
import { createApp } from '#server/http/createApp.ts';
import type { ClientFiles } from '#server/http/appParts.ts';
import { makeLogger } from '#server/platform/logger.ts';
import { openMarketplace } from '#server/openMarketplace.ts';

const ENTRY = '/client/entry-client.tsx';
const FONT_STYLES = '/client/styles/webFonts.css';
const PLAYGROUND = 'client/playground/index.html';
/** Vite's own scripts must come first, because the others depend on them. */
const VITE_SCRIPTS = ['/@vite/client', '/@id/@vitejs/plugin-react/preamble'];
const GENERATE_DELAY_MS = 150;

const scriptElements = (...sources: string[]) => sources.map((src) => `<script type="module" src="${src}"></script>`).join('');

const config = readConfig(process.env);
try {
  await start();
} catch (error) {
  console.error(explainStart(error, config));
  process.exit(1);
}

async function start(): Promise<void> {
  const vite = await createServer({
    configFile: 'vite.config.ts',
    appType: 'custom',
    server: { middlewareMode: true, ws: { port: config.port + 20_000 } },
    optimizeDeps: { entries: [ENTRY.slice(1), PLAYGROUND], exclude: ['graphiql/setup-workers/vite'] },
  });
  const clientFiles: ClientFiles = {
    folders: null,
    headFor: () => ({
      html: `${scriptElements(...VITE_SCRIPTS, ENTRY)}<link rel="stylesheet" href="${FONT_STYLES}">`,
      stylePolicy: null,
    }),
    playground: await vite.transformIndexHtml(PLAYGROUND, readFileSync(PLAYGROUND, 'utf8')),
  };
  const logger = makeLogger(config.logLevel === 'info' ? 'warn' : config.logLevel);
  const marketplace = await openMarketplace({
    ...config,
    fill: (store) => fillEmptyStore(store, config),
    reportError: (error) => console.error(error),
  });
  const app = await createApp({
    ...marketplace,
    ...config,
    secret: marketplace.secret,
    logger,
    renderer: async () => (await vite.ssrLoadModule('/client/entry-server.tsx')) as unknown as PageRenderer,
    clientFiles,
    publicFolder: 'client/public',
    isDevelopment: true,
    prepare: (fastify) => {
      fastify.addHook('onRequest', (request, reply, done) => {
        vite.middlewares(request.raw, reply.raw, done);
      });
    },
  });
  await app.listen({ port: config.port, host: config.host });
  await marketplace.listening(addressOf(config.host, config.port));
  regenerateOnChange(vite);
  console.log(`Rizq in development: ${config.baseUrl}/\nPlayground:          ${config.baseUrl}/graphql`);
  const stop = async () => {
    await Promise.all([app.close(), vite.close()]);
    await marketplace.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
}

function regenerateOnChange(vite: ViteDevServer): void {
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  // The SDL is the generator's output, not an input.
  const isSource = (file: string) => /\/client\/.*\.graphql$/.test(file);
  const generate = () => {
    if (isRunning) return soon();
    isRunning = true;
    spawn('npx', ['tsx', 'scripts/generate.ts'], { stdio: 'inherit' }).once('exit', () => (isRunning = false));
  };
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(generate, GENERATE_DELAY_MS);
  };
  vite.watcher.on('all', (_event, file) => {
    if (isSource(file)) soon();
  });
}
