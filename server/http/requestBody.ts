import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';

/** Of bodies that are remembered with what they ask, in bytes; longer ones than the second are not. */
const MAX_REMEMBERED = 8 * 1024 * 1024;
const MAX_LENGTH = 16 * 1024;
/** What one costs beside its texts. */
const OVERHEAD = 300;

/** What a request asks, whatever its headers say. */
export interface GraphQLRequestBody {
  /** The SHA-256 of the document. */
  hash: string;
  operationName: string | null;
  /** All of it, variables too, as one text: the same for the same. */
  text: string;
}

/** The JSON body of a request, and what it asks. */
export class ParsedBody {
  constructor(
    private readonly text: string,
    /** Null for what is no question. */
    readonly requested: GraphQLRequestBody | null,
    private parsed?: unknown,
  ) {}

  /** What it says. */
  get json(): unknown {
    this.parsed ??= JSON.parse(this.text) as unknown;
    return this.parsed;
  }
}

/**
 * From now on JSON bodies come as `ParsedBody`; those that are no JSON are refused as everywhere. A body that was sent before, word for word, is
 * not read again to know what it asks.
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
