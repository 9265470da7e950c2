/** Compression of responses: streamed, or once for all requests that share a response. */
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync, type BrotliOptions, type ZlibOptions } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const { BROTLI_PARAM_QUALITY: QUALITY, BROTLI_PARAM_LGWIN: WINDOW } = constants;
/** The default window of 4 MB doubles the time. */
const brotli = (quality: number): BrotliOptions => ({ params: { [QUALITY]: quality, [WINDOW]: 18 } });
/** Quality 2 for responses computed while a client waits: a third of the time of quality 5, 20 % larger. */
const BROTLI = brotli(2);
/** Large pages: quality 5 saves about 8 kB, which is 40 ms on a slow phone. */
const LARGE_BROTLI = brotli(5);
const GZIP: ZlibOptions = { level: 4 };
/** Minimum size in bytes for compression. */
const COMPRESSED_FROM = 1024;

/** Bodies from this size are compressed on another thread; for 20 kB the handover would cost five times the compression. */
const LARGE = 256 * 1024;

/** Compression by content encoding, preferred first. */
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

/** Encoding that the client accepts for a body; null for none. */
export function encodingFor({ headers }: Pick<FastifyRequest, 'headers'>, body: Buffer): Encoding | null {
  if (body.length < COMPRESSED_FROM) return null;
  const accepted = String(headers['accept-encoding'] ?? '');
  const isAccepted = (name: string) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted);
  return ENCODING_NAMES.find(isAccepted) ?? null;
}
