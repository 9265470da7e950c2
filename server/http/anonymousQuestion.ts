import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { EXPECTED_VIEWER, languageOf } from './graphqlContext.ts';
import { cookieToken } from './sessionCookie.ts';

/** Apollo Server answers GET only with one of these, which no foreign page can send unasked. */
const NOT_SIMPLE = ['apollo-require-preflight', 'x-apollo-operation-name'] as const;
/** Variables nested deeper than this are no question of the shop's own. */
const MAX_DEPTH = 12;

/**
 * All that the answer to a request of nobody in particular can depend on, as one text; null for a request that carries a session, a token or
 * an account's name, or is not put as clients put it: Apollo Server says what is wrong with it.
 */
export function anonymousQuestion(request: FastifyRequest, isHttps: boolean): string | null {
  const { headers } = request;
  const isOfSomebody =
    headers.authorization !== undefined || cookieToken(request, isHttps) !== null || headers[EXPECTED_VIEWER] !== undefined;
  const asked = isOfSomebody ? null : request.method === 'GET' ? askedByAddress(request) : askedByBody(request);
  if (asked === null) return null;
  const { query, operationName, variables, extensions } = asked;
  const hash = hashOf(query, extensions);
  const canonical = inOrder(variables ?? {}, MAX_DEPTH);
  if (hash === null || canonical === null || !(operationName == null || typeof operationName === 'string')) return null;
  return [hash, JSON.stringify(operationName ?? null), languageOf(headers['accept-language']), headers.accept ?? '', canonical].join('\n');
}

type Asked = Record<'query' | 'operationName' | 'variables' | 'extensions', unknown>;

function askedByBody({ headers, body }: FastifyRequest): Asked | null {
  const isJson = /^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '');
  return isJson && typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Asked) : null;
}

function askedByAddress({ headers, query }: FastifyRequest): Asked | null {
  if (!NOT_SIMPLE.some((name) => headers[name])) return null;
  const asked = query as Partial<Record<string, unknown>>;
  try {
    return {
      query: asked['query'],
      operationName: asked['operationName'],
      variables: parsed(asked['variables']),
      extensions: parsed(asked['extensions']),
    };
  } catch {
    return null;
  }
}

function parsed(text: unknown): unknown {
  if (text === undefined) return undefined;
  if (typeof text !== 'string') throw new TypeError('Given twice.');
  return JSON.parse(text);
}

/** The SHA-256 of the document, whether it was sent or only named; null when both or neither was, so that Apollo Server can compare. */
function hashOf(query: unknown, extensions: unknown): string | null {
  const persisted = (extensions as { persistedQuery?: { version?: unknown; sha256Hash?: unknown } } | null | undefined)?.persistedQuery;
  if (persisted === undefined) return typeof query === 'string' && query !== '' ? createHash('sha256').update(query).digest('hex') : null;
  const { version, sha256Hash } = persisted;
  return query === undefined && version === 1 && typeof sha256Hash === 'string' ? sha256Hash : null;
}

/** JSON with the keys of objects in order, so that the same values read the same; null when they are nested too deep. */
function inOrder(value: unknown, depth: number): string | null {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (depth === 0) return null;
  const isList = Array.isArray(value);
  const parts: string[] = [];
  for (const [key, each] of isList ? value.entries() : Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1))) {
    const part = inOrder(each, depth - 1);
    if (part === null) return null;
    parts.push(isList ? part : `${JSON.stringify(key)}:${part}`);
  }
  return isList ? `[${parts.join(',')}]` : `{${parts.join(',')}}`;
}
