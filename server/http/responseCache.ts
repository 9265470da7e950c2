import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Dependencies } from '#server/graphql/dependencies.ts';
import type { Revisions } from '#server/platform/revisions.ts';
import { encodingFor, ENCODINGS, type Encoding } from './compression.ts';

/** Maximum bytes of all entries together, and of a single cached body. */
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_BYTES_OF_ONE = 1024 * 1024;
/** Bytes of an entry in addition to its body. */
const OVERHEAD_BYTES = 500;
const BYTES_PER_DEPENDENCY = 100;
/** Maximum age of an entry, which limits how long clock-dependent content, such as an ended campaign, is shown. */
const TTL_MS = 10_000;

export interface ResponseMeta {
  status: number;
  /** Redirect target. */
  location: string | null;
  /** Content security policy source that allows a page's inline styles. */
  stylePolicy: string | null;
}

/** A cached response, shared by all anonymous requests with the same key. */
export interface CachedResponse extends ResponseMeta {
  body: Buffer;
  /** Compressed bodies, created on demand. */
  encoded: Partial<Record<Encoding, Buffer | Promise<Buffer>>>;
  dependencies: Dependencies;
}

/**
 * LRU cache of anonymous responses by request key, bounded by bytes. An entry becomes invalid after 10 s, or when one of its
 * dependencies changes.
 */
export class ResponseCache {
  private readonly entries = new LRUCache<string, CachedResponse>({
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_BYTES_OF_ONE,
    ttlResolution: 0,
    // All compressed bodies together are smaller than one plain body.
    sizeCalculation: ({ body, dependencies }, key) =>
      2 * body.length + BYTES_PER_DEPENDENCY * dependencies.keys.size + 2 * key.length + OVERHEAD_BYTES,
  });

  constructor(private readonly revisions: Revisions) {}

  /** The cached response for a request; null if there is none or it is stale. */
  get(key: string): CachedResponse | null {
    const entry = this.entries.get(key);
    if (entry === undefined) return null;
    const { keys, revision } = entry.dependencies;
    if (!this.revisions.hasChangedSince(keys, revision)) return entry;
    this.entries.delete(key);
    return null;
  }

  put(key: string, body: Buffer, dependencies: Dependencies, meta: Partial<ResponseMeta> = {}): CachedResponse {
    const entry: CachedResponse = { status: 200, location: null, stylePolicy: null, ...meta, body, encoded: {}, dependencies };
    // A page is as old as the oldest response in it.
    const ttl = TTL_MS - (performance.now() - dependencies.madeAtMs);
    if (ttl > 0) this.entries.set(key, entry, { ttl });
    return entry;
  }
}

/** A weak tag, because the same response may also be sent compressed. */
export function etagOf({ body }: CachedResponse): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}

/** Whether `If-None-Match` contains the tag or `*`, by weak comparison (RFC 9110, 13.1.2). */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return (ifNoneMatch ?? '').split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag));
}

/**
 * Sends a cached body, compressed once for all clients that accept the encoding. `vary` lists the request headers that select the
 * response.
 */
export async function sendCachedBody(
  request: FastifyRequest,
  reply: FastifyReply,
  cached: CachedResponse,
  vary: string,
): Promise<FastifyReply> {
  const encoding = encodingFor(request, cached.body);
  if (encoding === null) return (vary === '' ? reply : reply.header('vary', vary)).send(cached.body);
  const body = await (cached.encoded[encoding] ??= ENCODINGS[encoding](cached.body));
  return reply.headers({ 'content-encoding': encoding, vary: [vary, 'Accept-Encoding'].filter(Boolean).join(', ') }).send(body);
}
