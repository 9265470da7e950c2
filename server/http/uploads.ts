/**
 * Picture uploads of members, and of guests with an order: POST /uploads, one picture per request. Pictures are served from the same
 * path under generated names.
 */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MAX_UPLOAD_BYTES } from '#schema/rules/limits.ts';
import { languageOf } from '#schema/rules/locales.ts';
import { pictureUrl } from '#schema/rules/pictures.ts';
import { NotSignedIn, StorageQuotaExceeded } from '#server/platform/errors.ts';
import { UPLOAD_SLOTS, UPLOAD_REFUSALS, UploadRefused, UploadService, type Uploader } from '#server/modules/media/index.ts';
import type { UploadDoc } from '#server/store/documents/uploads.ts';
import type { Parts } from './appParts.ts';
import { BodySemaphore, memberOf, takeRawBodies } from './bodies.ts';
import { PUBLIC_FILE } from './headers.ts';
import { graphqlContext } from './graphqlContext.ts';

const PATH = '/uploads';
/**
 * Header with the number and the token of a guest's order: `RZQ-7K4M-2Q9D token`. Pages of other sites do not know the token, and
 * browsers send no such header by themselves.
 */
export const ORDER_HEADER = 'x-rizq-order';
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
        const uploader = await uploaderOf(request, reply, parts);
        const holderId = 'userId' in uploader ? uploader.userId : uploader.orderId;
        if (semaphore.acquire(holderId, reply) !== 'ACQUIRED') throw UploadService.busy();
        await parts.services.uploads.admit(uploader);
      },
      handler: async (request, reply) => {
        const uploader = await uploaderOf(request, reply, parts);
        const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        return reply.code(201).send(payloadOf(await parts.services.uploads.take(uploader, bytes, request.spend)));
      },
    });
  });
}

/**
 * The member, or the guest with an order, who sends a picture. A wrong order or token is rejected like a missing session. Throws
 * NotSignedIn, or an error with status 401 or 403.
 */
async function uploaderOf(request: FastifyRequest, reply: FastifyReply, parts: Parts): Promise<Uploader> {
  const context = await graphqlContext(request, reply, parts);
  const { viewer, expectedViewer, credential } = context;
  const isGuest = viewer === null && expectedViewer === null && credential.kind !== 'bearer';
  return (isGuest ? await orderUploader(request, parts) : null) ?? memberOf(context);
}

async function orderUploader({ headers }: FastifyRequest, parts: Parts): Promise<Uploader | null> {
  const [, number, accessToken] = /^(\S+) (\S+)$/.exec(String(headers[ORDER_HEADER] ?? '')) ?? [];
  if (number === undefined || accessToken === undefined) return null;
  const order = await parts.services.ownOrders.open(number, { viewer: null, accessToken });
  return order && { orderId: order.id, accessTokenHash: order.accessTokenHash };
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
