/** Files of products, too large for the API: taken at /imports, answered line by line while they are worked through. */
import { Readable } from 'node:stream';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MAX_IMPORT_BYTES } from '#schema/rules/limits.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { IMPORT_MESSAGES } from '#server/modules/goodsImport/importMessages.ts';
import type { ImportResult } from '#server/modules/goodsImport/goodsImport.service.ts';
import { NoShop } from '#server/modules/noShop.error.ts';
import { NotSignedIn } from '#server/modules/notSignedIn.error.ts';
import { ownShopOf } from '#server/modules/vendors/ownShop.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import { graphqlContext } from './graphqlContext.ts';
import type { ContextParts } from './graphqlContext.ts';

const PATH = '/imports';

/** A line of the answer: how far it is, then what became of the file. */
type Line = { done: number; of: number } | { result: object } | { failed: true };

export async function serveImports(app: FastifyInstance, parts: ContextParts): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Only this: a form on somebody else's page cannot send it.
    scope.addContentTypeParser('text/csv', { parseAs: 'buffer' }, (_request, body, done) => {
      done(null, body);
    });
    scope.setErrorHandler((error: FastifyError, request, reply) => sendTooLarge(error, request, reply, parts));
    scope.post(PATH, {
      bodyLimit: MAX_IMPORT_BYTES,
      // Before the body is read: who has no shop need not be listened to.
      onRequest: async (request, reply) => {
        shopOf(await graphqlContext(request, reply, parts));
      },
      handler: async (request, reply) => {
        const context = await graphqlContext(request, reply, parts);
        const shop = shopOf(context);
        const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const isDryRun = (request.query as { dryRun?: unknown }).dryRun !== 'false';
        const lines = work(request, context, (onProgress) => parts.services.goodsImports.takeFile(shop, bytes, { isDryRun, onProgress }));
        return reply.type('application/x-ndjson; charset=utf-8').send(Readable.from(lines));
      },
    });
  });
}

/** The shop of whoever asks, as the API would have it. */
function shopOf(context: GraphQLContext): VendorDoc {
  const { viewer, credential, expectedViewer } = context;
  if (expectedViewer !== null && expectedViewer !== viewer?.userId) throw status(401);
  if (credential.kind === 'cookie' && !credential.isOwnOrigin) throw status(403);
  try {
    return ownShopOf(context);
  } catch (error) {
    throw error instanceof NotSignedIn ? status(401) : error instanceof NoShop ? status(403) : error;
  }
}

/** Tells how far the work is as it goes on, and its result in the end. */
async function* work(
  request: FastifyRequest,
  { locale }: GraphQLContext,
  start: (onProgress: (done: number, of: number) => void) => Promise<ImportResult>,
): AsyncGenerator<string> {
  let latest: Line | null = null;
  let wake = () => {};
  const tell = (line: Line) => {
    latest = line;
    wake();
  };
  let isOver = false;
  start((done, of) => tell({ done, of }))
    .then((result) => tell({ result: answerOf(result, locale) }))
    .catch((error: unknown) => {
      request.log.error({ err: error }, 'import failed');
      tell({ failed: true });
    })
    .finally(() => {
      isOver = true;
      wake();
    });
  while (!isOver || latest !== null) {
    const line = latest as Line | null;
    latest = null;
    if (line !== null) yield `${JSON.stringify(line)}\n`;
    else if (!isOver) await new Promise<void>((resolve) => (wake = resolve));
  }
}

/** The same as the API's ImportPayload, with the words of one language. */
function answerOf({ isDryRun, counts, rows, ignoredColumns, encoding, errors }: ImportResult, locale: 'en' | 'ms'): object {
  return {
    dryRun: isDryRun,
    created: counts.CREATE,
    updated: counts.UPDATE,
    unchanged: counts.UNCHANGED,
    rejected: counts.REJECT,
    rows: rows.map((row) => ({ ...row, errors: row.errors.map(({ path, text }) => ({ column: path?.[0] ?? '', message: text[locale] })) })),
    ignoredColumns,
    encoding,
    errors: errors.map(({ text }) => ({ message: text[locale] })),
  };
}

async function sendTooLarge(error: FastifyError, request: FastifyRequest, reply: FastifyReply, parts: ContextParts): Promise<void> {
  if (error.statusCode !== 413) throw error;
  const { locale } = await graphqlContext(request, reply, parts);
  await reply.code(413).send({ error: { code: 'TOO_LARGE', message: IMPORT_MESSAGES.tooLarge[locale] } });
}

function status(statusCode: number): Error {
  return Object.assign(new Error('refused'), { statusCode });
}
