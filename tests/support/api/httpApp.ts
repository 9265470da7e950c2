import { readFileSync } from 'node:fs';
import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { createApolloServer } from '#server/graphql/createApollo.ts';
import { startScript } from '#server/http/clientFiles.ts';
import { createApp } from '#server/http/createApp.ts';
import type { AppParts } from '#server/http/appParts.ts';
import { makeLogger } from '#server/platform/logger.ts';
import type { TestApi } from './startApi.ts';

/** Stand-in for the build output from `client/entry-head.ts`. */
const INLINE_SCRIPT = '(()=>{})()';

/** A logger that records its lines, and a getter for those lines. */
export function memoryLogger(): { logger: ReturnType<typeof makeLogger>; log: () => string } {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  return { logger: makeLogger('trace', destination), log: () => lines.join('') };
}

/** The whole HTTP application on top of a test's API, without a port. */
export function createHttpApp(
  api: TestApi,
  { logger = memoryLogger().logger, ...parts }: Partial<AppParts> & Pick<AppParts, 'renderer' | 'baseUrl'>,
): Promise<FastifyInstance> {
  return createApp({
    apollo: createApolloServer(api.schema, { reportError: (error) => logger.error({ err: error }, 'operation failed') }),
    services: api.services,
    store: api.store,
    logger,
    secret: 'a secret of tests',
    trustProxy: false,
    rateLimit: 0,
    // Long timeouts, because the machine may be busy.
    readTimeoutMs: 60_000,
    pageTimeoutMs: 60_000,
    clientFiles: {
      folders: null,
      inlineScript: INLINE_SCRIPT,
      headFor: () => ({
        html: startScript(INLINE_SCRIPT, { entry: '/assets/entry.js', modules: '/assets/page.js', styles: '', fonts: '/assets/fonts.css' }),
        stylePolicy: null,
      }),
      playground: readFileSync('client/playground/index.html', 'utf8'),
    },
    publicFolder: 'client/public',
    demoGateway: api.bank,
    ...parts,
  });
}
