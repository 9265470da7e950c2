import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isFresh } from '#server/graphql/responseCache/collectDependencies.ts';
import type { CacheDependencies } from '#server/graphql/responseCache/collectDependencies.ts';
import type { ChangeLog } from '#server/modules/catalog/index.ts';

const MAX_BYTES = 64 * 1024 * 1024;
const MAX_BYTES_OF_ONE = 1024 * 1024;
/** Bytes per entry beside its text. */
const OVERHEAD_BYTES = 500;
const BROTLI_QUALITY = 5;

/** A cached response, shared by all anonymous requests with the same key. */
export interface CachedResponse {
  body: Buffer;
  /** Weak: the same response may also be sent compressed. */
  etag: string;
  /** Brotli body, compressed lazily. */
  brotli: Promise<Buffer> | null;
}

interface Entry extends CachedResponse {
  dependencies: CacheDependencies;
  /** Revision at which it was last known to be fresh: only later changes are checked. */
  seenAt: number;
}

const compress = promisify(brotliCompress);

/** LRU of anonymous responses by request key; invalidated when a dependency changes. Bounded by bytes. */
export class ResponseCache {
  private readonly entries = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_BYTES_OF_ONE,
    // The compressed body adds less than half.
    sizeCalculation: ({ body }, key) => Math.ceil(1.5 * body.length) + 2 * key.length + OVERHEAD_BYTES,
  });

  constructor(private readonly changes: ChangeLog) {}

  /** The cached response of a request, if it is still fresh. */
  get(key: string): CachedResponse | null {
    const entry = this.entries.get(key);
    if (entry === undefined) return null;
    const { now } = this.changes;
    if (entry.seenAt === now) return entry;
    if (!isFresh(entry.dependencies, entry.seenAt, this.changes)) {
      this.entries.delete(key);
      return null;
    }
    entry.seenAt = now;
    return entry;
  }

  put(key: string, { text, dependencies }: { text: string; dependencies: CacheDependencies }): CachedResponse {
    const body = Buffer.from(text);
    const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
    const entry: Entry = { body, etag, brotli: null, dependencies, seenAt: dependencies.revision };
    this.entries.set(key, entry, { ttl: dependencies.maxAgeMs });
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
