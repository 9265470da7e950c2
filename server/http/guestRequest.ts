import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { ParsedBody } from './requestBody.ts';
import type { GraphQLRequestBody } from './requestBody.ts';
import { EXPECTED_VIEWER, languageOf } from './graphqlContext.ts';
import { takesCookie } from './origins.ts';
import type { OriginParts } from './origins.ts';
import { cookieToken } from './sessionCookie.ts';

/** Variables nested deeper than this are no question of the shop's own. */
const MAX_DEPTH = 12;

/** What a request of nobody in particular asks. */
export interface GuestRequest extends GraphQLRequestBody {
  /** All that the answer can depend on, as one text. */
  key: string;
  variables: () => Record<string, unknown>;
}

type Sent = Partial<Record<'query' | 'operationName' | 'variables' | 'extensions', unknown>>;

/**
 * What a request asks; null for one that carries a session, a token or an account's name, or is not put as clients put it: Apollo Server says
 * what is wrong with it.
 */
export function guestRequest(request: FastifyRequest, parts: OriginParts): GuestRequest | null {
  const { headers, body } = request;
  const hasCookie = () => takesCookie(request, parts) && cookieToken(request, parts.baseUrl.startsWith('https:')) !== null;
  const isOfSomebody = headers.authorization !== undefined || headers[EXPECTED_VIEWER] !== undefined || hasCookie();
  if (isOfSomebody) return null;
  const inBody = body instanceof ParsedBody ? body : null;
  const sent = request.method === 'GET' ? sentByAddress(request) : null;
  const requested = request.method === 'GET' ? parseGraphQLRequest(sent) : (inBody?.requested ?? null);
  if (requested === null) return null;
  const variables = () => ((sent ?? (inBody?.json as Sent)).variables ?? {}) as Record<string, unknown>;
  return { ...requested, key: keyOf(requested, languageOf(headers['accept-language'])), variables };
}

/** All that the answer to what is asked in a language can depend on. */
export function keyOf({ text }: GraphQLRequestBody, language: string): string {
  return `${language}\n${text}`;
}

function sentByAddress({ headers, query }: FastifyRequest): Sent | null {
  if (headers['content-type'] !== undefined) return null;
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

/** What somebody asks who sent this; null where it is nothing that a client sends. */
export function parseGraphQLRequest(sent: unknown): GraphQLRequestBody | null {
  if (!isRecord(sent)) return null;
  const { query, operationName = null, variables, extensions } = sent as Sent;
  if (!(isRecord(variables ?? {}) && isRecord(extensions ?? {}) && (operationName === null || typeof operationName === 'string')))
    return null;
  const hash = hashOf(query, extensions);
  const canonical = inOrder(variables ?? {}, MAX_DEPTH);
  if (hash === null || canonical === null) return null;
  return { hash, operationName, text: `${hash}\n${JSON.stringify(operationName)}\n${canonical}` };
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The SHA-256 of the document, whether it was sent or only named; null when both or neither was, so that Apollo Server can compare. */
function hashOf(query: unknown, extensions: unknown): string | null {
  const persisted = (extensions as { persistedQuery?: { version?: unknown; sha256Hash?: unknown } } | null | undefined)?.persistedQuery;
  if (persisted === undefined) return typeof query === 'string' && query !== '' ? hashOfDocument(query) : null;
  const { version, sha256Hash } = persisted ?? {};
  return query === undefined && version === 1 && typeof sha256Hash === 'string' ? sha256Hash : null;
}

/** The SHA-256 by which a document is known. */
export function hashOfDocument(document: string): string {
  return createHash('sha256').update(document).digest('hex');
}

/** JSON with the keys of objects in order, so that the same values read the same; null when they are nested too deep, or no JSON says them. */
function inOrder(value: unknown, depth: number): string | null {
  if (typeof value === 'number' && !Number.isFinite(value)) return null;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (depth === 0) return null;
  const isList = Array.isArray(value);
  const parts: string[] = [];
  for (const [key, each] of isList ? value.entries() : Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1))) {
    // As it would be sent.
    if (each === undefined && !isList) continue;
    const part = inOrder(each, depth - 1);
    if (part === null) return null;
    parts.push(isList ? part : `${JSON.stringify(key)}:${part}`);
  }
  return isList ? `[${parts.join(',')}]` : `{${parts.join(',')}}`;
}
