import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Credential, GraphQLContext } from '#server/graphql/context.ts';
import { cookieToken, sessionCookie } from './sessionCookie.ts';

export interface ContextParts {
  services: GraphQLContext['services'];
  /** The shop's address, without a trailing slash. */
  baseUrl: string;
}

const BEARER = /^Bearer(?: +(.*))?$/i;

/**
 * The context of a request over HTTP. Its language is that of `Accept-Language`, which the shop's own client sets; who asks is told by
 * `Authorization: Bearer`, else by the session cookie.
 */
export async function graphqlContext(request: FastifyRequest, reply: FastifyReply, parts: ContextParts): Promise<GraphQLContext> {
  const { services, baseUrl } = parts;
  const isHttps = baseUrl.startsWith('https:');
  const bearer = BEARER.exec(request.headers.authorization ?? '');
  const token = bearer === null ? cookieToken(request, isHttps) : (bearer[1] ?? '');
  return {
    services,
    locale: languageOf(request.headers['accept-language']),
    viewer: token === null ? null : await services.sessions.find(token),
    credential: token === null ? { kind: 'none' } : credentialOf(request, bearer !== null, baseUrl),
    cookie: sessionCookie(reply, isHttps),
    address: request.ip,
  };
}

/** Who looks at a page. */
export async function pageViewer(request: FastifyRequest, { services, baseUrl }: ContextParts): Promise<GraphQLContext['viewer']> {
  const token = cookieToken(request, baseUrl.startsWith('https:'));
  return token === null ? null : services.sessions.find(token);
}

function credentialOf(request: FastifyRequest, isBearer: boolean, baseUrl: string): Credential {
  return isBearer ? { kind: 'bearer' } : { kind: 'cookie', isOwnOrigin: isOwnOrigin(request, baseUrl) };
}

/** Browsers say where a request comes from. The shop may be known by another name than its own, so the host that was asked counts, too. */
function isOwnOrigin({ headers }: FastifyRequest, baseUrl: string): boolean {
  const { origin, host } = headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  return origin === new URL(baseUrl).origin || new URL(origin).host === host;
}

/** The first of the wanted languages that the shop speaks; Malay and Indonesian readers get Malay. */
function languageOf(header: string | undefined): 'en' | 'ms' {
  for (const range of (header ?? '').split(',')) {
    const language = range.trim().slice(0, 2).toLowerCase();
    if (language === 'en') return 'en';
    if (language === 'ms' || language === 'id') return 'ms';
  }
  return 'en';
}
