/** Members' picture uploads: POST /uploads, one picture per request. Pictures are served from the same path under generated names. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MAX_UPLOAD_BYTES } from '#schema/rules/limits.ts';
import { languageOf } from '#schema/rules/locales.ts';
import { pictureUrl } from '#schema/rules/pictures.ts';
import { NotSignedIn, StorageQuotaExceeded } from '#server/platform/errors.ts';
import { UPLOAD_SLOTS, UPLOAD_REFUSALS, UploadRefused, UploadService } from '#server/modules/media/index.ts';
import type { UploadDoc } from '#server/store/documents/uploads.ts';
import type { Parts } from './appParts.ts';
import { BodySemaphore, memberOf, takeRawBodies } from './bodies.ts';
import { PUBLIC_FILE } from './headers.ts';
import { graphqlContext } from './graphqlContext.ts';

const PATH = '/uploads';
const IMMUTABLE = 'public, max-age=31536000, immutable';

export async function serveUploads(app: FastifyInstance, parts: Parts): Promise<void> {
  app.get<{ Params: { name: string } }>(`${PATH}/:name`, async (request, reply) => {
    const file = await parts.services.uploads.file(request.params.name);
    if (file === null) return reply.callNotFound();
    return reply
      .type(`image/${file.format}`)
      .headers({ 'cache-control': IMMUTABLE, ...PUBLIC_FILE })
      .send(file.bytes);
  });
  await app.register(async (scope) => {
    // Accepts only image types, which HTML forms on other sites cannot send.
    takeRawBodies(scope, /^image\//, 'buffer');
    scope.setErrorHandler(sendRefusal);
    const semaphore = new BodySemaphore(UPLOAD_SLOTS);
    scope.post(PATH, {
      bodyLimit: MAX_UPLOAD_BYTES,
      // Checked before the body is read.
      onRequest: async (request, reply) => {
        const { userId } = memberOf(await graphqlContext(request, reply, parts));
        if (semaphore.acquire(userId, reply) !== 'ACQUIRED') throw UploadService.busy();
        await parts.services.uploads.admit(userId);
      },
      handler: async (request, reply) => {
        const viewer = memberOf(await graphqlContext(request, reply, parts));
        const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        return reply.code(201).send(payloadOf(await parts.services.uploads.take(viewer, bytes, request.spend)));
      },
    });
  });
}

/** Response body: the picture, and its id for later references. */
function payloadOf({ id, picture }: UploadDoc): object {
  const { width, height, dominantColor } = picture;
  return { id, picture: { url: pictureUrl(picture.key), width, height, dominantColor } };
}

async function sendRefusal(error: FastifyError, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const refused = refusalOf(error);
  if (refused === null) throw error;
  const { status, text } = UPLOAD_REFUSALS[refused.code];
  if (refused.retryAfterSeconds !== null) reply.header('retry-after', String(refused.retryAfterSeconds));
  await reply.code(status).send({ code: refused.code, message: text[languageOf(request.headers['accept-language'])] });
}

/** Rejection codes for errors that occur before the picture is read, by status. */
const REFUSALS: Partial<Record<number, UploadRefused['code']>> = { 403: 'FORBIDDEN', 413: 'TOO_LARGE', 415: 'UNSUPPORTED_TYPE' };

/** Maps server errors to upload rejections; null for all others. */
function refusalOf(error: FastifyError): UploadRefused | null {
  if (error instanceof UploadRefused) return error;
  if (error instanceof StorageQuotaExceeded) return new UploadRefused('NETWORK_QUOTA', error.retryAfterSeconds);
  if (error instanceof NotSignedIn) return new UploadRefused('UNAUTHENTICATED');
  const code = REFUSALS[error.statusCode ?? 500];
  return code === undefined ? null : new UploadRefused(code);
}
