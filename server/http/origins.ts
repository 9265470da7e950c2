/** Classification of origins: the marketplace's own pages, other listed origins, or not a page. */
import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressIn } from '#server/platform/caller.ts';
import type { Parts } from './appParts.ts';
import { httpError } from './errors.ts';
import { POSITION_HEADER } from './position.ts';

type Headed = Pick<FastifyRequest, 'headers'>;

/**
 * Rejects unknown host names while no base URL is configured, to prevent DNS rebinding: another site could resolve its name to
 * this machine, and its scripts would then have the same origin. IP addresses cannot be rebound. Scripts cannot set `Host`, but
 * they can set `X-Forwarded-Host`.
 */
export function refuseForeignHosts(app: FastifyInstance, ownHosts: readonly string[]): void {
  app.addHook('onRequest', async ({ headers: { host = '' } }) => {
    if (host !== '' && addressIn(host) === null && !ownHosts.includes(host.toLowerCase().replace(/:\d+$/, ''))) throw httpError(421);
  });
}

/** Rejects requests with several `Host` headers (RFC 9112, 3.2), because Node uses the first one and a proxy may use a different one. */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { rawHeaders } }) => {
    const hosts = rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host');
    if (hosts.length > 1) throw httpError(400);
  });
}

/** Cross-origin pages can send these headers only after a preflight; a GET without them may come from any page. */
const PREFLIGHTED = ['apollo-require-preflight', 'x-apollo-operation-name', 'x-rizq-viewer'] as const;

/** Whether one of the marketplace's pages sent the request. Uses the request's `Host` only if no base URL is configured. */
export function isOwnOrigin({ headers }: Headed, { baseUrl, ownHosts = null }: Parts): boolean {
  const { origin, host } = headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  return origin === new URL(baseUrl).origin || (ownHosts !== null && new URL(origin).host === host);
}

/** Whether a page from another, listed origin sent the request. */
function isListedOrigin(request: Headed, parts: Parts): boolean {
  const { origin } = request.headers;
  const listed = parts.corsOrigins ?? [];
  return origin !== undefined && (listed.includes('*') || listed.includes(origin)) && !isOwnOrigin(request, parts);
}

/**
 * Whether a request's session cookie may be used. It may not for other origins, which use Bearer tokens, or for a GET that any
 * page can trigger, which runs as a guest and changes nothing.
 */
export function takesCookie(request: Headed & Pick<FastifyRequest, 'method' | 'routeOptions'>, parts: Parts): boolean {
  if (isListedOrigin(request, parts)) return false;
  const isSimple = request.method === 'GET' && request.routeOptions.url === '/graphql';
  return !isSimple || PREFLIGHTED.some((name) => request.headers[name] !== undefined);
}

/** Lifetime of a preflight's cache entry in seconds; the maximum in Chromium. */
const PREFLIGHT_MAX_AGE = 7200;
const ALLOWED_HEADERS = [
  ...['content-type', 'authorization', 'accept-language', 'if-none-match'],
  ...['apollo-require-preflight', 'x-apollo-operation-name', 'x-rizq-viewer', 'x-rizq-order', POSITION_HEADER],
  ...['apollographql-client-name', 'apollographql-client-version', 'graphql-client-name', 'graphql-client-version'],
  // OpenTelemetry, Sentry and gateways send these with every request. The server ignores them.
  ...['traceparent', 'tracestate', 'baggage', 'sentry-trace', 'b3', 'x-request-id', 'x-correlation-id'],
];
const EXPOSED_HEADERS = [
  ...['etag', 'retry-after', 'content-disposition', POSITION_HEADER],
  ...['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'],
];

/**
 * Allows pages from the listed origins to use this scope's routes. `Access-Control-Allow-Credentials` is never sent, so browsers
 * withhold responses to cross-origin requests with cookies, which are ignored anyway.
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
