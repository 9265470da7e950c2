/** The server's entry point and the only reader of the environment: reads settings, starts listening and shuts down gracefully. */
import 'reflect-metadata';
import type { ServerResponse } from 'node:http';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { loadPages, readRequest, render } from '#client/entry-server.tsx';
import { calendarNotice } from '#schema/rules/publicHolidays.ts';
import { fillEmptyStore } from '#seed/fillEmptyStore.ts';
import { addressOf, explainStart, readConfig, unencryptedDatabases, type Config } from './config.ts';
import { readClientFiles } from './http/clientFiles.ts';
import { createApp } from './http/createApp.ts';
import { DEMO_ACCOUNTS } from '#server/modules/accounts/index.ts';
import { serveMetrics } from './http/metrics.ts';
import { makeLogger } from './platform/logger.ts';
import { limitConnections, openFilesLimit } from './platform/openFiles.ts';
import { GraphQLError } from 'graphql';
import { RepeatedWarnings } from './platform/repeatedWarnings.ts';
import { StoreNotWritable, StoreUnavailable } from './store/transaction.ts';
import { openMarketplace, type Marketplace } from './openMarketplace.ts';
import { createServer } from 'node:net';

/** Deadline for requests in progress at shutdown. */
const DRAIN_MS = 10_000;
const IDLE_CHECK_MS = 50;
/**
 * Grace period before connections are closed, for requests that clients sent before they noticed the shutdown. With several
 * processes, a proxy has to notice it.
 */
const LAST_REQUESTS_MS = { alone: 500, shared: 3000 };
/** Folders of the build, relative to this file's location in the build. */
const BUILT_FOLDERS = {
  client: fileURLToPath(new URL('../client', import.meta.url)),
  playground: fileURLToPath(new URL('../playground', import.meta.url)),
};
const PUBLIC_FOLDER = fileURLToPath(new URL('../../client/public', import.meta.url));

async function start(config: Config): Promise<void> {
  const logger = makeLogger(config.logLevel);
  const outages = new RepeatedWarnings();
  await expectFreePort(config.port, config.host);
  const marketplace = await openMarketplace({
    ...config,
    fill: (store) => fillEmptyStore(store, config),
    reportError: (error) => {
      const cause = error instanceof GraphQLError ? (error.originalError ?? error) : error;
      if (!(cause instanceof StoreUnavailable) || cause instanceof StoreNotWritable) logger.error({ err: error }, 'operation failed');
      else outages.note(cause.name, (repeated) => logger.warn({ reason: cause.message, repeated }, 'operation refused'));
    },
    warn: (message) => logger.warn(message),
    securityLog: (level, line) => logger[level](line, 'security event'),
  });
  logger.info(marketplace.found, 'store opened');
  if (config.demo && config.baseUrl.startsWith('https:'))
    logger.warn('RIZQ_DEMO is on: everybody can log in with the demo accounts, and read all mails at /outbox');
  for (const url of unencryptedDatabases(config.databaseUrls ?? []))
    logger.warn(`The connection to the database ${url} may be unencrypted: add ?sslmode=verify-full to RIZQ_DATABASE_URL`);
  const calendar = calendarNotice(new Date());
  if (calendar !== null) logger.warn(calendar);
  const stopping = new AbortController();
  try {
    const app = await createApp({
      ...marketplace,
      ...config,
      secret: marketplace.secret,
      logger,
      stopping: stopping.signal,
      renderer: () => Promise.resolve({ render, readRequest }),
      clientFiles: readClientFiles(BUILT_FOLDERS),
      publicFolder: PUBLIC_FOLDER,
    });
    if (config.metricsPort > 0) {
      const metrics = await serveMetrics(marketplace.services, marketplace.store, {
        ...config,
        host: config.metricsHost,
        port: config.metricsPort,
      });
      app.addHook('onClose', () => metrics.close());
    }
    limitConnections(app.server, openFilesLimit());
    await loadPages();
    await app.listen({ port: config.port, host: config.host });
    stopOnSignal(app, { marketplace, logger, stopping });
    announce(app, config);
    await marketplace.listening(ownAddress(app, config));
  } catch (error) {
    await marketplace.close();
    throw error;
  }
}

function announce(app: FastifyInstance, config: Config): void {
  const [bound] = app.addresses();
  // With port 0, the system chooses a free port.
  const address = config.port === 0 && typeof bound === 'object' ? addressOf(config.host, bound.port) : config.baseUrl;
  process.stdout.write(`Rizq is open:   ${address}/\nPlayground:     ${address}/graphql\n`);
  if (!config.demo && !config.isDemoExplicit)
    process.stdout.write('Demo:           off, because BASE_URL is https; RIZQ_DEMO=on switches it on\n');
  if (!config.demo) return;
  process.stdout.write(
    `Demo accounts:  ${DEMO_ACCOUNTS.map(({ email, password }) => `${email} / ${password}`).join('\n                ')}\n`,
  );
}

/** Address at which the process can reach itself, regardless of its public name. */
function ownAddress(app: FastifyInstance, { host, port }: Config): string {
  const [bound] = app.addresses();
  const everywhere: Partial<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };
  return addressOf(everywhere[host] ?? host, typeof bound === 'object' ? bound.port : port);
}

interface Stopped {
  marketplace: Marketplace;
  logger: Logger;
  stopping: AbortController;
}

/**
 * Shuts down on a signal, or after a failed write: reports that it is not ready, responds with `Connection: close`, accepts no
 * new connections, completes pending requests, closes the store and exits. A second signal exits immediately. The exit code is 0
 * after a signal, and 1 after a failed write.
 */
function stopOnSignal(app: FastifyInstance, { marketplace, logger, stopping }: Stopped): void {
  const stop = async (code: number) => {
    stopping.abort();
    const drain = setTimeout(() => process.exit(1), DRAIN_MS);
    app.server.prependListener('request', (_request, response: ServerResponse) => response.setHeader('connection', 'close'));
    await delay(marketplace.store.isShared ? LAST_REQUESTS_MS.shared : LAST_REQUESTS_MS.alone);
    // Closes idle connections, which would otherwise wait for another request.
    setInterval(() => {
      app.server.closeIdleConnections();
    }, IDLE_CHECK_MS).unref();
    await app.close();
    // No request is pending, and the final checkpoint of a large store may take a long time.
    clearTimeout(drain);
    await marketplace.close();
    process.exit(code);
  };
  const stopped = (code: number) =>
    stop(code).catch((error: unknown) => {
      logger.fatal({ err: error }, 'the marketplace could not be closed');
      process.exit(1);
    });
  marketplace.store.onFailure((failure) => {
    logger.fatal({ err: failure }, 'a write failed: the marketplace takes no more, and stops');
    void stopped(1);
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void stopped(0));
  }
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function settings(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

const config = settings();
await start(config).catch((error: unknown) => fail(explainStart(error, config)));

/**
 * Rejects with the system's error if the address cannot be bound. Called before anything is written, so that a failed start has
 * no side effects.
 */
function expectFreePort(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ port, host }, () => {
      probe.close(() => resolve());
    });
  });
}
