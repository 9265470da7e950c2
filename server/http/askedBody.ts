import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';

/** Of bodies that are remembered with what they ask, in bytes; longer ones than the second are not. */
const MAX_REMEMBERED = 8 * 1024 * 1024;
const MAX_LENGTH = 16 * 1024;
/** What one costs beside its texts. */
const OVERHEAD = 300;

/** What a request asks, whatever its headers say. */
export interface Asked {
  /** The SHA-256 of the document. */
  hash: string;
  operationName: string | null;
  /** All of it, variables too, as one text: the same for the same. */
  text: string;
}

/** The JSON body of a request, and what it asks. */
export class AskedBody {
  constructor(
    private readonly text: string,
    /** Null for what is no question. */
    readonly asked: Asked | null,
    private parsed?: unknown,
  ) {}

  /** What it says. */
  get json(): unknown {
    this.parsed ??= JSON.parse(this.text) as unknown;
    return this.parsed;
  }
}

/**
 * From now on JSON bodies come as `AskedBody`; those that are no JSON are refused as everywhere. A body that was sent before, word for word, is
 * not read again to know what it asks.
 */
export function takeAskedBodies(app: FastifyInstance, whatIsAsked: (sent: unknown) => Asked | null): void {
  const remembered = new LRUCache<string, Asked>({
    maxSize: MAX_REMEMBERED,
    sizeCalculation: (asked, text) => 2 * (text.length + asked.text.length) + OVERHEAD,
  });
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    const known = remembered.get(text);
    if (known !== undefined) return done(null, new AskedBody(text, known));
    return parse(request, text, (error, json: unknown) => {
      if (error) return done(error);
      const asked = whatIsAsked(json);
      if (asked !== null && text.length <= MAX_LENGTH) remembered.set(text, asked);
      done(null, new AskedBody(text, asked, json));
    });
  });
}
