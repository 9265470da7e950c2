/** Where requests come from: the shop's own pages, pages of other origins that may use the API, or no page at all. */
import type { FastifyRequest } from 'fastify';

export interface OriginParts {
  /** The shop's address, without a trailing slash. */
  baseUrl: string;
  /** Whether the name by which it is asked counts as its own, too. */
  takesAnyHost?: boolean;
  /** Other origins whose pages may use the API, without cookies; '*': all. */
  corsOrigins?: readonly string[];
}

type Headed = Pick<FastifyRequest, 'headers'>;

/** Headers that no page of another origin can send unless it was allowed to: without one a GET may come from anywhere. */
const PREFLIGHTED = ['apollo-require-preflight', 'x-apollo-operation-name', 'x-rizq-viewer'] as const;

/** Whether a page of this shop sent it. What the caller says of the host counts only where the shop does not know its own address. */
export function isOwnOrigin({ headers }: Headed, { baseUrl, takesAnyHost = false }: OriginParts): boolean {
  const { origin, host } = headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  return origin === new URL(baseUrl).origin || (takesAnyHost && new URL(origin).host === host);
}

/** Whether a page of another origin sent it that may use the API. */
export function isListedOrigin(request: Headed, parts: OriginParts): boolean {
  const { origin } = request.headers;
  const listed = parts.corsOrigins ?? [];
  return origin !== undefined && (listed.includes('*') || listed.includes(origin)) && !isOwnOrigin(request, parts);
}

/**
 * Whether the session cookie of a request counts. Not from pages of other origins, which have Bearer tokens; and not of a query by GET that any
 * page can make a browser send: it is answered as a guest's, which tells and does nothing that a guest could not.
 */
export function takesCookie(request: Headed & Pick<FastifyRequest, 'method' | 'routeOptions'>, parts: OriginParts): boolean {
  if (isListedOrigin(request, parts)) return false;
  const isSimple = request.method === 'GET' && request.routeOptions.url === '/graphql';
  return !isSimple || PREFLIGHTED.some((name) => request.headers[name] !== undefined);
}
