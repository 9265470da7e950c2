/** Response compression: streamed, or once for all requests that share a response. */
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync, type BrotliOptions, type ZlibOptions } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const { BROTLI_PARAM_QUALITY: QUALITY, BROTLI_PARAM_LGWIN: WINDOW } = constants;
/** The default window of 4 MB doubles the time. */
const brotli = (quality: number): BrotliOptions => ({ params: { [QUALITY]: quality, [WINDOW]: 18 } });
/** Quality 2 for responses computed while a client waits: it takes a third of the time of quality 5, for 20 % more bytes. */
const BROTLI = brotli(2);
/** For large pages, quality 5 saves about 8 kB, which is 40 ms on a slow phone. */
const LARGE_BROTLI = brotli(5);
const GZIP: ZlibOptions = { level: 4 };
/** Minimum size of a compressed response, in bytes. */
const COMPRESSED_FROM = 1024;

/**
 * Bodies of at least this size are compressed on another thread; for 20 kB the handover would take five times as long as the
 * compression.
 */
const LARGE = 256 * 1024;

/** Compression functions by content encoding, in order of preference. */
export const ENCODINGS = {
  br: (body: Buffer) => (body.length < LARGE ? brotliCompressSync(body, BROTLI) : promisify(brotliCompress)(body, LARGE_BROTLI)),
  gzip: (body: Buffer) => (body.length < LARGE ? gzipSync(body, GZIP) : promisify(gzip)(body, GZIP)),
} satisfies Record<string, (body: Buffer) => Buffer | Promise<Buffer>>;
export type Encoding = keyof typeof ENCODINGS;
const ENCODING_NAMES = Object.keys(ENCODINGS) as Encoding[];

/** Compresses responses that are not compressed yet. Flushes after each chunk, so that a streamed page can be painted immediately. */
export async function compressResponses(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ENCODING_NAMES,
    threshold: COMPRESSED_FROM,
    zlibOptions: { ...GZIP, flush: constants.Z_SYNC_FLUSH },
    brotliOptions: { ...BROTLI, flush: constants.BROTLI_OPERATION_FLUSH },
  });
}

/** Encoding that the client accepts for a body; null if none. */
export function encodingFor({ headers }: Pick<FastifyRequest, 'headers'>, body: Buffer): Encoding | null {
  if (body.length < COMPRESSED_FROM) return null;
  const accepted = String(headers['accept-encoding'] ?? '');
  const isAccepted = (name: string) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted);
  return ENCODING_NAMES.find(isAccepted) ?? null;
}
