import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Dependencies } from '#server/graphql/dependencies.ts';
import type { Revisions } from '#server/platform/revisions.ts';

const MAX_BYTES = 64 * 1024 * 1024;
const MAX_BYTES_OF_ONE = 1024 * 1024;
/** Bytes per entry beside its body. */
const OVERHEAD_BYTES = 500;
/** Bounds the age of what depends on the clock, such as a campaign that ends. */
const TTL_MS = 10_000;
const BROTLI_QUALITY = 5;

/** A cached response, shared by all anonymous requests with the same key. */
export interface CachedResponse {
  status: number;
  /** Target of a redirect. */
  location: string | null;
  body: Buffer;
  /** Weak: the same response may also be sent compressed. */
  etag: string;
  /** Brotli body, compressed lazily. */
  brotli: Promise<Buffer> | null;
  dependencies: Dependencies;
}

const compress = promisify(brotliCompress);

/** LRU of anonymous responses by request key, bounded by bytes; an entry ends after 10 s, or when one of its dependencies changes. */
export class ResponseCache {
  private readonly entries = new LRUCache<string, CachedResponse>({
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_BYTES_OF_ONE,
    ttl: TTL_MS,
    ttlResolution: 0,
    // The compressed body adds less than half.
    sizeCalculation: ({ body }, key) => Math.ceil(1.5 * body.length) + 2 * key.length + OVERHEAD_BYTES,
  });

  constructor(private readonly revisions: Revisions) {}

  /** The cached response of a request, if it is still fresh. */
  get(key: string): CachedResponse | null {
    const entry = this.entries.get(key);
    if (entry === undefined) return null;
    if (!this.revisions.hasChangedSince(entry.dependencies.keys, entry.dependencies.revision)) return entry;
    this.entries.delete(key);
    return null;
  }

  put(key: string, body: Buffer, dependencies: Dependencies, { status = 200, location = null as string | null } = {}): CachedResponse {
    const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
    const entry: CachedResponse = { status, location, body, etag, brotli: null, dependencies };
    this.entries.set(key, entry);
    return entry;
  }
}

/** Brotli body of a cached response, compressed once. */
export function asBrotli(cached: Pick<CachedResponse, 'body' | 'brotli'>): Promise<Buffer> {
  cached.brotli ??= compress(cached.body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
  return cached.brotli;
}

/** Whether the client accepts Brotli. */
export function readsBrotli({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(String(headers['accept-encoding']));
}
