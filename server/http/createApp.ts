/** Assembles the HTTP layer: headers, limits, files, health, the API with its playground, and pages. */
import cookie from '@fastify/cookie';
import Fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { AppParts, Parts } from './appParts.ts';
import { widerNetworkOf } from '#server/platform/caller.ts';
import { compressResponses } from './compression.ts';
import { ResponseCache } from './responseCache.ts';
import { serveFiles } from './clientFiles.ts';
import { sendBadUrl, sendErrors, sendUnparsed } from './errors.ts';
import { allowOrigins, refuseForeignHosts, refuseTwoHosts } from './origins.ts';
import { DeviceCookie } from './cookies.ts';
import { servePayments } from './payments.ts';
import { serveExports } from './exports.ts';
import { serveGraphql } from './graphql.ts';
import { tokenOf } from './graphqlContext.ts';
import { setHeaders } from './headers.ts';
import { carryPositions } from './position.ts';
import { clientNetwork, limitRates } from './rateLimit.ts';
import { serveHealth } from './health.ts';
import { servePages } from './page.ts';
import { logRequests } from './requestLog.ts';
import { serveImports } from './imports.ts';
import { serveForRobots } from './sitemap.ts';
import { trustedProxies } from './trustedProxies.ts';
import { serveStream } from './stream.ts';
import { serveUnsubscribe } from './unsubscribe.ts';
import { serveUploads } from './uploads.ts';

const BODY_LIMIT_BYTES = 100 * 1024;
/** Deadline for receiving a request. */
const TIMEOUT_MS = 10_000;
/** Idle timeout of a connection, which is longer than a page may take to be queued and rendered. */
const SILENCE_MS = 30_000;
/** Interval at which slow requests are detected. */
const TIMEOUT_CHECK_MS = 1000;

export async function createApp(given: AppParts): Promise<FastifyInstance> {
  const isHttps = given.baseUrl.startsWith('https:');
  const devices = new DeviceCookie({ secret: given.secret, isHttps });
  const parts: Parts = { ...given, isHttps, devices, responseCache: given.responseCache ?? new ResponseCache(given.services.revisions) };
  const app = Fastify({
    loggerInstance: parts.logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(parts.trustProxy),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: TIMEOUT_MS,
    connectionTimeout: SILENCE_MS,
    http: { headersTimeout: TIMEOUT_MS, connectionsCheckingInterval: TIMEOUT_CHECK_MS },
    frameworkErrors: sendBadUrl,
    clientErrorHandler: sendUnparsed,
    forceCloseConnections: 'idle',
    // During shutdown, requests on open connections are still served before the connection is closed.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  logRequests(app, parts);
  await setHeaders(app, parts);
  refuseTwoHosts(app);
  if (parts.ownHosts) refuseForeignHosts(app, parts.ownHosts);
  parts.prepare?.(app);
  await app.register(cookie);
  carryPositions(app, parts);
  const callerOf = async (request: FastifyRequest) => ({
    account: (await parts.services.sessions.find(tokenOf(request, parts).token))?.userId ?? null,
    device: devices.idOf(request),
  });
  limitRates(app, parts.rateLimit, callerOf, parts.rateExchange);
  app.addHook('preHandler', (request, _reply, done) => {
    const storer = { network: widerNetworkOf(clientNetwork(request)), account: async () => (await callerOf(request)).account };
    parts.services.quota.attribute(storer, done);
  });
  sendErrors(app);
  await compressResponses(app);
  await serveFiles(app, parts);
  serveHealth(app, parts);
  serveForRobots(app, parts);
  await servePayments(app, parts);
  await serveUnsubscribe(app, parts);
  await app.register(async (api) => {
    await allowOrigins(api, parts);
    await serveUploads(api, parts);
    serveExports(api, parts);
    await serveImports(api, parts);
    await serveGraphql(api, parts);
    await serveStream(api, parts);
  });
  await servePages(app, parts);
  return app;
}
