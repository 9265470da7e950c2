/** Cache keys for anonymous GraphQL requests over HTTP. */
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { languageOf, type Locale } from '#schema/rules/locales.ts';
import { canonicalJson } from '#server/platform/canonicalJson.ts';
import type { Parts } from './appParts.ts';
import { EXPECTED_VIEWER, tokenOf } from './graphqlContext.ts';

type Sent = Partial<Record<'query' | 'operationName' | 'variables' | 'extensions', unknown>>;

/**
 * Cache key of an anonymous request: everything that its response can depend on. Returns null for a request with a session, a
 * token or an expected viewer, and for a malformed request, whose error Apollo Server reports.
 */
export function guestKey(request: FastifyRequest, parts: Parts): string | null {
  const { headers, method, body } = request;
  if (headers.authorization !== undefined || headers[EXPECTED_VIEWER] !== undefined || tokenOf(request, parts).token !== null) return null;
  return operationKey(method === 'GET' ? sentByUrl(request) : body, languageOf(headers['accept-language']));
}

/** Ignores the content type, because Apollo Client also sends one with GET requests. */
function sentByUrl({ query }: FastifyRequest): Sent | null {
  const requested = query as Sent;
  try {
    return { ...requested, variables: parsed(requested.variables), extensions: parsed(requested.extensions) };
  } catch {
    return null;
  }
}

function parsed(text: unknown): unknown {
  if (text === undefined) return undefined;
  if (typeof text !== 'string') throw new TypeError('Given twice.');
  return JSON.parse(text);
}

/** Cache key for an operation in a language. Returns null for a malformed operation. */
export function operationKey(sent: unknown, language: Locale): string | null {
  if (!isRecord(sent)) return null;
  const { query, operationName = null, variables, extensions } = sent as Sent;
  if (!(isRecord(variables ?? {}) && isRecord(extensions ?? {}) && (operationName === null || typeof operationName === 'string')))
    return null;
  const hash = hashOf(query, extensions);
  try {
    return hash && `${language}\n${hash}\n${JSON.stringify(operationName || null)}\n${canonicalJson(variables ?? {})}`;
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** SHA-256 of the document, whether sent or persisted. Returns null if both or neither are given; Apollo Server then compares them. */
function hashOf(query: unknown, extensions: unknown): string | null {
  const persisted = (extensions as { persistedQuery?: { version?: unknown; sha256Hash?: unknown } } | null | undefined)?.persistedQuery;
  if (persisted === undefined) return typeof query === 'string' && query !== '' ? createHash('sha256').update(query).digest('hex') : null;
  const { version, sha256Hash } = persisted ?? {};
  return query === undefined && version === 1 && typeof sha256Hash === 'string' ? sha256Hash : null;
}
