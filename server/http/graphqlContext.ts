import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '#schema/rules/locales.ts';
import { READ_TIMEOUT_MS } from '#server/platform/deadline.ts';
import type { Credential, GraphQLContext } from '#server/graphql/context.ts';
import type { Dependencies } from '#server/graphql/dependencies.ts';
import type { Parts } from './appParts.ts';
import { cookieToken, sessionCookie } from './cookies.ts';
import { isOwnOrigin, takesCookie } from './origins.ts';
import { clientNetwork } from './rateLimit.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Collects the dependencies of a response that may be cached. */
    dependencies?: Dependencies;
  }
}

/** Header with the id of the account that the page was rendered for, so that its requests cannot run as a different account. */
export const EXPECTED_VIEWER = 'x-rizq-viewer';

/** `Authorization` without the `Bearer` scheme counts as an invalid token; otherwise the caller would silently become a guest. */
const BEARER = /^(?:Bearer(?: +(.*))?|[^ ]+)$/i;

/**
 * GraphQL context of an HTTP request. The language comes from `Accept-Language`; the viewer comes from `Authorization: Bearer`,
 * otherwise from the session cookie.
 */
export async function graphqlContext(request: FastifyRequest, reply: FastifyReply, parts: Parts): Promise<GraphQLContext> {
  const { services, isHttps } = parts;
  const expectedViewer = request.headers[EXPECTED_VIEWER];
  const { token, isBearer } = tokenOf(request, parts);
  const credential: Credential = isBearer ? { kind: 'bearer' } : { kind: 'cookie', isOwnOrigin: isOwnOrigin(request, parts) };
  return {
    services,
    locale: languageOf(request.headers['accept-language']),
    viewer: await services.sessions.find(token),
    expectedViewer: typeof expectedViewer === 'string' && expectedViewer !== '' ? expectedViewer : null,
    credential: token === null ? { kind: 'none' } : credential,
    cookie: takesCookie(request, parts) ? sessionCookie(reply, isHttps) : null,
    address: clientNetwork(request),
    deviceId: parts.devices.idOf(request),
    spend: request.spend,
    deadline: performance.now() - reply.elapsedTime + (parts.readTimeoutMs ?? READ_TIMEOUT_MS),
    userAgent: request.headers['user-agent'] ?? null,
    dependencies: request.dependencies,
  };
}

/** A request's session token: from `Authorization: Bearer`, otherwise from the session cookie if it may be used. */
export function tokenOf(request: FastifyRequest, parts: Parts): { token: string | null; isBearer: boolean } {
  const bearer = BEARER.exec(request.headers.authorization ?? '');
  if (bearer !== null) return { token: bearer[1] ?? '', isBearer: true };
  return { token: takesCookie(request, parts) ? cookieToken(request, parts.isHttps) : null, isBearer: false };
}
