/** GraphQL requests over HTTP: their bodies, and the cache keys of anonymous ones. */
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Parts } from './appParts.ts';
import { EXPECTED_VIEWER, languageOf, tokenOf } from './graphqlContext.ts';

/** Upper bound of the cache of parsed bodies in bytes, and of one body's length. */
const MAX_CACHED_BYTES = 8 * 1024 * 1024;
const MAX_CACHED_LENGTH = 16 * 1024;
/** Bytes per entry beside its texts. */
const OVERHEAD_BYTES = 300;

/** JSON body of a request, and the operation in it. */
export class ParsedBody {
  constructor(
    private readonly text: string,
    /** Canonical text of the operation, variables included: equal for equal requests. Null when it is no GraphQL request. */
    readonly operation: string | null,
    private parsed?: unknown,
  ) {}

  /** Parsed lazily. */
  get json(): unknown {
    this.parsed ??= JSON.parse(this.text) as unknown;
    return this.parsed;
  }
}

/**
 * Parses JSON bodies into `ParsedBody`; invalid JSON is refused as everywhere. Operations are cached by the exact text of the body, so that
 * a repeated body is not parsed again.
 */
export function registerBodyParser(app: FastifyInstance): void {
  const operations = new LRUCache<string, string>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: (operation, text) => 2 * (text.length + operation.length) + OVERHEAD_BYTES,
  });
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    const known = operations.get(text);
    if (known !== undefined) return done(null, new ParsedBody(text, known));
    return parse(request, text, (error, json: unknown) => {
      if (error) return done(error);
      const operation = canonicalOperation(json);
      if (operation !== null && text.length <= MAX_CACHED_LENGTH) operations.set(text, operation);
      done(null, new ParsedBody(text, operation, json));
    });
  });
}

type Sent = Partial<Record<'query' | 'operationName' | 'variables' | 'extensions', unknown>>;

/**
 * Cache key of an anonymous request: everything that its response can depend on. Null for one with a session, a token or an expected
 * viewer, or of an unusual shape: Apollo Server reports what is wrong with it.
 */
export function guestKey(request: FastifyRequest, parts: Parts): string | null {
  const { headers, body } = request;
  if (headers.authorization !== undefined || headers[EXPECTED_VIEWER] !== undefined || tokenOf(request, parts).token !== null) return null;
  const inBody = body instanceof ParsedBody ? body.operation : null;
  const operation = request.method === 'GET' ? canonicalOperation(sentByAddress(request)) : inBody;
  return operation === null ? null : keyOf(operation, languageOf(headers['accept-language']));
}

/** Cache key of an operation in a language. */
export function keyOf(operation: string, language: string): string {
  return `${language}\n${operation}`;
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

/** Canonical text of a request's operation; null when it is malformed. */
export function canonicalOperation(sent: unknown): string | null {
  if (!isRecord(sent)) return null;
  const { query, operationName = null, variables, extensions } = sent as Sent;
  if (!(isRecord(variables ?? {}) && isRecord(extensions ?? {}) && (operationName === null || typeof operationName === 'string')))
    return null;
  const hash = hashOf(query, extensions);
  try {
    return hash && `${hash}\n${JSON.stringify(operationName)}\n${canonicalJson(variables ?? {})}`;
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** SHA-256 of the document, sent or persisted; null when both or neither is given, so that Apollo Server compares them. */
function hashOf(query: unknown, extensions: unknown): string | null {
  const persisted = (extensions as { persistedQuery?: { version?: unknown; sha256Hash?: unknown } } | null | undefined)?.persistedQuery;
  if (persisted === undefined) return typeof query === 'string' && query !== '' ? createHash('sha256').update(query).digest('hex') : null;
  const { version, sha256Hash } = persisted ?? {};
  return query === undefined && version === 1 && typeof sha256Hash === 'string' ? sha256Hash : null;
}

/** JSON with sorted keys. Throws for numbers that JSON cannot represent, and for what is nested too deeply to be written. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, each: unknown) => {
    if (typeof each === 'number' && !Number.isFinite(each)) throw new RangeError('There is no such number in JSON.');
    return isRecord(each) ? Object.fromEntries(Object.entries(each).sort(([left], [right]) => (left < right ? -1 : 1))) : each;
  });
}
