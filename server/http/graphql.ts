/** GraphQL over HTTP at /graphql. Browsers that open the URL get the playground. */
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Dependencies } from '#server/graphql/dependencies.ts';
import { cacheReads } from '#server/platform/metrics.ts';
import { guestKey } from './graphqlRequest.ts';
import { etagOf, matchesEtag, sendCachedBody, type CachedResponse } from './responseCache.ts';
import { httpError, wantsHtml } from './errors.ts';
import { graphqlContext } from './graphqlContext.ts';
import type { Parts } from './appParts.ts';
import { sendPlayground } from './playground.ts';

/** Shared caches may store the response and must revalidate it each time. */
const PUBLIC = 'public, no-cache';
/** Request headers that the response depends on. */
const VARIES_BY = 'Accept, Accept-Language, Authorization, Cookie, Origin, X-Rizq-Viewer';
/** Maximum number of distinct `Accept` headers. */
const MAX_CONTENT_TYPES = 100;
/**
 * Estimated costs assume short texts. Longer responses are charged for their length afterwards: one microsecond per
 * `LENGTH_PER_COST` characters.
 */
const EXPECTED_LENGTH = 64 * 1024;
const LENGTH_PER_COST = 150;

export async function serveGraphql(app: FastifyInstance, parts: Parts): Promise<void> {
  const { apollo, services, responseCache } = parts;
  await apollo.start();
  app.addHook('onClose', () => apollo.stop());
  /** Content types chosen by Apollo Server, by `Accept` header. */
  const contentTypes = new LRUCache<string, string>({ max: MAX_CONTENT_TYPES });
  app.decorateRequest('dependencies', undefined);
  const apolloHandler = fastifyApolloHandler(apollo, { context: (request, reply) => graphqlContext(request, reply, parts) });
  const executeByApollo = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const response: unknown = await apolloHandler.call(app, request, reply);
    const excess = typeof response === 'string' ? response.length - EXPECTED_LENGTH : 0;
    // The response is still sent; the caller's next requests are rejected.
    if (excess > 0) await request.spend(Math.ceil(excess / LENGTH_PER_COST)).catch(() => undefined);
    return response;
  };

  const execute = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const key = guestKey(request, parts);
    if (key === null) return executeByApollo(request, reply);
    const accept = request.headers.accept ?? '';
    const known = contentTypes.get(accept);
    const cached = known === undefined ? null : responseCache.get(key);
    cacheReads.inc({ cache: 'responses', result: cached === null ? 'miss' : 'hit' });
    if (known !== undefined && cached !== null) return sendCached(request, reply, cached, known);
    const dependencies = new Dependencies(services.revisions);
    request.dependencies = dependencies;
    const text = await executeByApollo(request, reply);
    if (!dependencies.isCacheable || reply.statusCode !== 200 || typeof text !== 'string') return text;
    const contentType = String(reply.getHeader('content-type'));
    contentTypes.set(accept, contentType);
    return sendCached(request, reply, responseCache.put(key, Buffer.from(text), dependencies), contentType);
  };

  app.get('/playground', (_request, reply) => sendPlayground(reply, parts));
  await app.register(async (scope) => {
    // Cross-site pages can send text/plain without a preflight.
    scope.removeContentTypeParser('text/plain');
    scope.get('/graphql', (request, reply) => (wantsPlayground(request) ? sendPlayground(reply, parts) : execute(request, reply)));
    scope.post('/graphql', execute);
    scope.route({ method: ['DELETE', 'PATCH', 'PUT'], url: '/graphql', handler: refuseMethod });
  });
}

async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  cached: CachedResponse,
  contentType: string,
): Promise<FastifyReply> {
  reply.removeHeader('content-length').type(contentType);
  if (request.method !== 'GET') return sendCachedBody(request, reply, cached, '');
  const etag = etagOf(cached);
  reply.headers({ etag, 'cache-control': PUBLIC });
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.header('vary', VARIES_BY).code(304).send();
  return sendCachedBody(request, reply, cached, VARIES_BY);
}

function refuseMethod(_request: FastifyRequest, reply: FastifyReply): never {
  reply.header('allow', 'GET, POST, OPTIONS');
  throw httpError(405);
}

/** Whether a request is a browser navigation: it accepts HTML and has no `query` parameter. */
function wantsPlayground(request: FastifyRequest): boolean {
  return wantsHtml(request) && !Object.hasOwn(request.query as object, 'query');
}
