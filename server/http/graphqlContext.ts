import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Credential, GraphQLContext } from '#server/graphql/context.ts';
import { networkOf } from '#server/modules/networkOf.ts';
import { cookieToken, sessionCookie } from './sessionCookie.ts';

/** The account a page was shown for: what it sends must not happen as somebody else. */
export const EXPECTED_VIEWER = 'x-rizq-viewer';

export interface ContextParts {
  services: GraphQLContext['services'];
  /** The shop's address, without a trailing slash. */
  baseUrl: string;
  takesAnyHost?: boolean;
}

/** A token without the word Bearer counts as one that opens nothing: whoever forgot the word must not become a guest unawares. */
const BEARER = /^(?:Bearer(?: +(.*))?|[^ ]+)$/i;

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
    expectedViewer: textOf(request.headers[EXPECTED_VIEWER]),
    credential: token === null ? { kind: 'none' } : credentialOf(request, bearer !== null, parts),
    cookie: sessionCookie(reply, isHttps),
    address: networkOf(request.ip),
    userAgent: request.headers['user-agent'] ?? null,
  };
}

function textOf(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && header !== '' ? header : null;
}

/** Who looks at a page. */
export async function pageViewer(request: FastifyRequest, { services, baseUrl }: ContextParts): Promise<GraphQLContext['viewer']> {
  const token = cookieToken(request, baseUrl.startsWith('https:'));
  return token === null ? null : services.sessions.find(token);
}

function credentialOf(request: FastifyRequest, isBearer: boolean, parts: ContextParts): Credential {
  return isBearer ? { kind: 'bearer' } : { kind: 'cookie', isOwnOrigin: isOwnOrigin(request, parts) };
}

/** Browsers say where a request comes from. What the caller says of the host counts only where the shop does not know its own address. */
function isOwnOrigin({ headers }: FastifyRequest, { baseUrl, takesAnyHost = false }: ContextParts): boolean {
  const { origin, host } = headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  return origin === new URL(baseUrl).origin || (takesAnyHost && new URL(origin).host === host);
}

/** Malay and Indonesian readers get Malay. */
const LANGUAGES: Partial<Record<string, 'en' | 'ms'>> = Object.assign(Object.create(null) as object, { en: 'en', ms: 'ms', id: 'ms' });

/** The most wanted of the languages that the shop speaks, by an `Accept-Language` header; English without one. */
export function languageOf(header: string | undefined): 'en' | 'ms' {
  const ranges = (header ?? '').split(',').map((range) => {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    return { language: LANGUAGES[tag.split('-', 1)[0] ?? ''], weight: weight === undefined ? 1 : Number(weight.slice(2)) };
  });
  const [best] = ranges
    .filter(({ language, weight }) => language !== undefined && weight > 0)
    .sort((left, right) => right.weight - left.weight);
  return best?.language ?? 'en';
}
