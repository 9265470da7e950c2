import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';

/** Upper bound of the cache of parsed bodies in bytes, and of one body's length. */
const MAX_REMEMBERED = 8 * 1024 * 1024;
const MAX_LENGTH = 16 * 1024;
/** Bytes per entry beside its texts. */
const OVERHEAD = 300;

/** The operation of a request, independent of its headers. */
export interface GraphQLRequestBody {
  /** The SHA-256 of the document. */
  hash: string;
  operationName: string | null;
  /** Canonical text of everything, variables included: equal for equal requests. */
  text: string;
}

/** JSON body of a request, and the operation in it. */
export class ParsedBody {
  constructor(
    private readonly text: string,
    /** Null when it is no GraphQL request. */
    readonly requested: GraphQLRequestBody | null,
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
export function registerBodyParser(app: FastifyInstance, parseGraphQLRequest: (sent: unknown) => GraphQLRequestBody | null): void {
  const remembered = new LRUCache<string, GraphQLRequestBody>({
    maxSize: MAX_REMEMBERED,
    sizeCalculation: (requested, text) => 2 * (text.length + requested.text.length) + OVERHEAD,
  });
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    const known = remembered.get(text);
    if (known !== undefined) return done(null, new ParsedBody(text, known));
    return parse(request, text, (error, json: unknown) => {
      if (error) return done(error);
      const requested = parseGraphQLRequest(json);
      if (requested !== null && text.length <= MAX_LENGTH) remembered.set(text, requested);
      done(null, new ParsedBody(text, requested, json));
    });
  });
}
