/** Origins of requests: own pages, pages of other origins that may use the API, or no page. */
import type { FastifyRequest } from 'fastify';

export interface OriginParts {
  /** Base URL of the marketplace, without a trailing slash. */
  baseUrl: string;
  /** Whether the host name of the request counts as own, too. */
  takesAnyHost?: boolean;
  /** Other origins whose pages may use the API, without cookies; '*': all. */
  corsOrigins?: readonly string[];
}

type Headed = Pick<FastifyRequest, 'headers'>;

/** Headers that cross-origin pages can send only after a preflight; a GET without any of them may come from anywhere. */
const PREFLIGHTED = ['apollo-require-preflight', 'x-apollo-operation-name', 'x-rizq-viewer'] as const;

/** Whether a page of the marketplace sent it. The caller's `Host` counts only where the own address is not configured. */
export function isOwnOrigin({ headers }: Headed, { baseUrl, takesAnyHost = false }: OriginParts): boolean {
  const { origin, host } = headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  return origin === new URL(baseUrl).origin || (takesAnyHost && new URL(origin).host === host);
}

/** Whether a page of a listed other origin sent it. */
export function isListedOrigin(request: Headed, parts: OriginParts): boolean {
  const { origin } = request.headers;
  const listed = parts.corsOrigins ?? [];
  return origin !== undefined && (listed.includes('*') || listed.includes(origin)) && !isOwnOrigin(request, parts);
}

/**
 * Whether the session cookie of a request counts. Not from pages of other origins, which use Bearer tokens; and not for a GET that any page
 * can trigger: it runs as a guest's, and reveals and does nothing more.
 */
export function takesCookie(request: Headed & Pick<FastifyRequest, 'method' | 'routeOptions'>, parts: OriginParts): boolean {
  if (isListedOrigin(request, parts)) return false;
  const isSimple = request.method === 'GET' && request.routeOptions.url === '/graphql';
  return !isSimple || PREFLIGHTED.some((name) => request.headers[name] !== undefined);
}
