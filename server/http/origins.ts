/** Origins of requests: own pages, pages of other origins that may use the API, or no page. */
import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressIn } from '#server/platform/caller.ts';
import type { Parts } from './appParts.ts';
import { httpError } from './errors.ts';
import { POSITION_HEADER } from './position.ts';

type Headed = Pick<FastifyRequest, 'headers'>;

/**
 * Refuses foreign host names while the own one is not configured: a page could point its name to this machine, and its scripts would then be
 * of the same origin (DNS rebinding). An IP address it cannot point anywhere. Scripts cannot set `Host`; `X-Forwarded-Host` they can.
 */
export function refuseForeignHosts(app: FastifyInstance, ownHosts: readonly string[]): void {
  app.addHook('onRequest', async ({ headers: { host = '' } }) => {
    if (host !== '' && addressIn(host) === null && !ownHosts.includes(host.toLowerCase().replace(/:\d+$/, ''))) throw httpError(421);
  });
}

/** Refuses requests with several `Host` headers (RFC 9112, 3.2): a proxy may have read another one than Node, which takes the first. */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { rawHeaders } }) => {
    const hosts = rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host');
    if (hosts.length > 1) throw httpError(400);
  });
}

/** Headers that cross-origin pages can send only after a preflight; a GET without any of them may come from anywhere. */
const PREFLIGHTED = ['apollo-require-preflight', 'x-apollo-operation-name', 'x-rizq-viewer'] as const;

/** Whether a page of the marketplace sent it. The caller's `Host` counts only where the own address is not configured. */
export function isOwnOrigin({ headers }: Headed, { baseUrl, ownHosts = null }: Parts): boolean {
  const { origin, host } = headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  return origin === new URL(baseUrl).origin || (ownHosts !== null && new URL(origin).host === host);
}

/** Whether a page of a listed other origin sent it. */
function isListedOrigin(request: Headed, parts: Parts): boolean {
  const { origin } = request.headers;
  const listed = parts.corsOrigins ?? [];
  return origin !== undefined && (listed.includes('*') || listed.includes(origin)) && !isOwnOrigin(request, parts);
}

/**
 * Whether the session cookie of a request counts. Not from pages of other origins, which use Bearer tokens; and not for a GET that any page
 * can trigger: it runs as a guest's, and reveals and does nothing more.
 */
export function takesCookie(request: Headed & Pick<FastifyRequest, 'method' | 'routeOptions'>, parts: Parts): boolean {
  if (isListedOrigin(request, parts)) return false;
  const isSimple = request.method === 'GET' && request.routeOptions.url === '/graphql';
  return !isSimple || PREFLIGHTED.some((name) => request.headers[name] !== undefined);
}

/** Preflight cache lifetime in seconds; Chromium's upper bound. */
const PREFLIGHT_MAX_AGE = 7200;
const ALLOWED_HEADERS = [
  ...['content-type', 'authorization', 'accept-language', 'if-none-match'],
  ...['apollo-require-preflight', 'x-apollo-operation-name', 'x-rizq-viewer', POSITION_HEADER],
  ...['apollographql-client-name', 'apollographql-client-version', 'graphql-client-name', 'graphql-client-version'],
  // Sent by OpenTelemetry, Sentry and gateways with every request. The server ignores them.
  ...['traceparent', 'tracestate', 'baggage', 'sentry-trace', 'b3', 'x-request-id', 'x-correlation-id'],
];
const EXPOSED_HEADERS = [
  ...['etag', 'retry-after', 'content-disposition', POSITION_HEADER],
  ...['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'],
];

/**
 * Lets pages of the listed origins use the routes of this scope. `Access-Control-Allow-Credentials` is never sent: browsers withhold the
 * response from a page that requests with cookies, and cookies of cross-origin requests are ignored anyway.
 */
export async function allowOrigins(scope: FastifyInstance, parts: Parts): Promise<void> {
  const { corsOrigins = [] } = parts;
  if (corsOrigins.length === 0) return;
  await scope.register(cors, {
    origin: corsOrigins.includes('*') ? '*' : [...corsOrigins],
    methods: ['GET', 'POST'],
    allowedHeaders: ALLOWED_HEADERS,
    exposedHeaders: EXPOSED_HEADERS,
    maxAge: PREFLIGHT_MAX_AGE,
    strictPreflight: false,
  });
  scope.addHook('onRequest', (request, reply, done) => {
    if (isListedOrigin(request, parts)) reply.header('cross-origin-resource-policy', 'cross-origin');
    done();
  });
}
