/** CSV product imports that are too large for GraphQL: POST /imports, with progress streamed as NDJSON. */
import type { IncomingMessage } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MAX_IMPORT_BYTES } from '#schema/rules/limits.ts';
import { languageOf } from '#schema/rules/locales.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { IMPORT_MESSAGES, IMPORT_REFUSALS, importJson, readRows, type FileRows, type ImportResult } from '#server/modules/imports/index.ts';
import { NotSignedIn, StorageQuotaExceeded } from '#server/platform/errors.ts';
import { translate } from '#server/platform/messages.ts';
import { StoreFull } from '#server/store/transaction.ts';
import type { Parts } from './appParts.ts';
import { BodySemaphore, memberOf } from './bodies.ts';
import { httpError } from './errors.ts';
import { graphqlContext } from './graphqlContext.ts';

/** Maximum concurrent imports. */
const MAX_CONCURRENT = { perAccount: 1, inAll: 4 };
const RETRY_AFTER_S = '5';
const FULL_RETRY_S = '300';
/** Cost of a row: a quarter of its CPU time, so that the largest file fits within a burst. */
const ROW_COST = 50;
/** Cost of parsing a byte, charged as it arrives. */
const BYTE_COST = 0.05;

/** A line of the response: progress lines, then the result. After `failed` (with a code), rows that were already saved remain saved. */
type Line =
  { done: number; of: number } | { result: object } | { failed: true; code?: 'UNAUTHENTICATED' | 'STORAGE_QUOTA'; message?: string };

export async function serveImports(app: FastifyInstance, parts: Parts): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Accepts only text/csv, which HTML forms on other sites cannot send. The body is parsed as it arrives.
    scope.addContentTypeParser('text/csv', (request: FastifyRequest, payload: IncomingMessage) => readRows(limited(request, payload)));
    scope.setErrorHandler(sendRefusal);
    const semaphore = new BodySemaphore(MAX_CONCURRENT);
    const sellerOf = (context: GraphQLContext) => parts.services.vendorAccounts.sellerOf(memberOf(context));
    scope.post('/imports', {
      // Checked before the body is read.
      onRequest: async (request, reply) => {
        const { vendor } = sellerOf(await graphqlContext(request, reply, parts));
        const acquired = semaphore.acquire(vendor.id, reply);
        if (acquired !== 'ACQUIRED') throw httpError(acquired === 'FULL' ? 503 : 429);
        parts.services.imports.expectRoom(semaphore.size);
        if (Number(request.headers['content-length'] ?? 0) > MAX_IMPORT_BYTES) throw httpError(413);
      },
      handler: async (request, reply) => {
        const context = await graphqlContext(request, reply, parts);
        const seller = sellerOf(context);
        const file = (request.body as FileRows | undefined) ?? (await readRows(Readable.from([])));
        await request.spend(file.rows.length * ROW_COST);
        const isDryRun = (request.query as { dryRun?: unknown }).dryRun !== 'false';
        const lines = progressOf(request, context, (onProgress) =>
          semaphore.holdDuring(reply, parts.services.imports.takeFile(seller, file, { isDryRun, onProgress })),
        );
        return reply.type('application/x-ndjson; charset=utf-8').send(lines);
      },
    });
  });
}

/** Streams the body, up to the limit. */
async function* limited(request: FastifyRequest, payload: Readable): AsyncGenerator<Buffer> {
  let length = 0;
  try {
    // After an early exit the rest is drained, because clients read the response only after they have sent everything.
    for await (const chunk of payload.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > MAX_IMPORT_BYTES) throw httpError(413);
      await request.spend(Math.ceil(chunk.length * BYTE_COST));
      yield chunk;
    }
  } catch (error) {
    // A client's disconnect is not a server error.
    throw request.raw.readableAborted ? httpError(400) : error;
  } finally {
    payload.resume();
  }
}

/** Streams the work's progress, followed by its result. Output is dropped after the client has disconnected. */
function progressOf(
  request: FastifyRequest,
  { locale }: GraphQLContext,
  start: (onProgress: (done: number, of: number) => void) => Promise<ImportResult>,
): PassThrough {
  const lines = new PassThrough();
  const write = (line: Line) => lines.write(`${JSON.stringify(line)}\n`);
  start((done, of) => write({ done, of }))
    .then((result) => write({ result: importJson(result, locale) }))
    .catch((error: unknown) => {
      if (error instanceof NotSignedIn)
        return write({ failed: true, code: 'UNAUTHENTICATED', message: IMPORT_MESSAGES.sessionOver[locale] });
      if (error instanceof StorageQuotaExceeded)
        return write({ failed: true, code: 'STORAGE_QUOTA', message: translate(locale, 'storeProblems.STORAGE_QUOTA') });
      request.log.error({ err: error }, 'import failed');
      return write({ failed: true });
    })
    .finally(() => lines.end());
  return lines;
}

/** Sends correctable errors in the request's language, and passes other errors to the default handler. */
async function sendRefusal(error: FastifyError, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { statusCode = 500 } = error;
  const locale = languageOf(request.headers['accept-language']);
  if (error instanceof StoreFull) {
    const message = translate(locale, 'storeProblems.STORE_FULL');
    return void (await reply
      .code(statusCode)
      .header('retry-after', FULL_RETRY_S)
      .send({ error: { code: 'STORE_FULL', message } }));
  }
  const refusal = IMPORT_REFUSALS[statusCode];
  if (refusal === undefined) throw error;
  if (refusal.code === 'BUSY') reply.header('retry-after', RETRY_AFTER_S);
  const message = refusal.text[locale];
  await reply.code(statusCode).send({ error: { code: refusal.code, message } });
}
