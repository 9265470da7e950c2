import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { CacheDependencies } from '#server/graphql/responseCache/cacheDependencies.ts';
import { isFresh } from '#server/graphql/responseCache/collectDependencies.ts';
import type { ChangeLog } from '#server/modules/catalog/changeLog.ts';

const MAX_BYTES = 64 * 1024 * 1024;
const MAX_BYTES_OF_ONE = 1024 * 1024;
/** What an entry costs beside its text. */
const OVERHEAD_BYTES = 500;
const BROTLI_QUALITY = 5;

/** An answer that anybody may be given who asks the same. */
export interface CachedResponse {
  body: Buffer;
  /** Weak: the same answer may travel compressed. */
  etag: string;
  /** Compressed; made when first asked for. */
  brotli: Promise<Buffer> | null;
}

interface Entry extends CachedResponse {
  dependencies: CacheDependencies;
  /** The step of the shop at which it was last seen to be true: only what came after is looked at. */
  seenAt: number;
}

const compressed = promisify(brotliCompress);

/** The answers that guests were given last, by their question, for as long as nothing changes that they rest on. Bounded by bytes. */
export class ResponseCache {
  private readonly entries = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_BYTES_OF_ONE,
    // Compressed, it takes less than half as much again.
    sizeCalculation: ({ body }, question) => Math.ceil(1.5 * body.length) + 2 * question.length + OVERHEAD_BYTES,
  });

  constructor(private readonly changes: ChangeLog) {}

  /** The answer to a question, if one is kept that is true now. */
  get(question: string): CachedResponse | null {
    const entry = this.entries.get(question);
    if (entry === undefined) return null;
    const { now } = this.changes;
    if (entry.seenAt === now) return entry;
    if (!isFresh(entry.dependencies, entry.seenAt, this.changes)) {
      this.entries.delete(question);
      return null;
    }
    entry.seenAt = now;
    return entry;
  }

  /** Keeps an answer. */
  put(question: string, answer: { text: string; dependencies: CacheDependencies }): CachedResponse {
    const { text, dependencies } = answer;
    const body = Buffer.from(text);
    const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
    const entry: Entry = { body, etag, brotli: null, dependencies, seenAt: dependencies.step };
    this.entries.set(question, entry, { ttl: dependencies.maxAgeMs });
    return entry;
  }
}

/** Something that many are sent, compressed once, as Brotli. */
export function asBrotli(answer: Pick<CachedResponse, 'body' | 'brotli'>): Promise<Buffer> {
  answer.brotli ??= compressed(answer.body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
  return answer.brotli;
}

/** Whether whoever asks reads Brotli. */
export function readsBrotli({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(String(headers['accept-encoding']));
}
