import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { isListedOrigin } from './origins.ts';
import type { OriginParts } from './origins.ts';

/** Preflight cache lifetime in seconds; Chromium's upper bound. */
const PREFLIGHT_MAX_AGE = 7200;
const ALLOWED_HEADERS = [
  ...['content-type', 'authorization', 'accept-language', 'if-none-match'],
  ...['apollo-require-preflight', 'x-apollo-operation-name', 'x-rizq-viewer'],
  ...['apollographql-client-name', 'apollographql-client-version', 'graphql-client-name', 'graphql-client-version'],
];
const EXPOSED_HEADERS = ['etag', 'retry-after', 'x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset', 'content-disposition'];

/** Headers of pictures: any page may show them. */
export const PUBLIC_FILE = { 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' };

/**
 * Lets pages of the listed origins use the routes of this scope. `Access-Control-Allow-Credentials` is never sent: browsers withhold the
 * response from a page that requests with cookies, and cookies of cross-origin requests are ignored anyway.
 */
export async function allowOrigins(scope: FastifyInstance, parts: OriginParts): Promise<void> {
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
