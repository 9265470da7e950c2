/** GraphQL over HTTP at /graphql; a browser that opens the address gets the playground. */
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { ApolloServer } from '@apollo/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ResponseNote, GraphQLContext } from '#server/graphql/context.ts';
import { guestRequest, ParsedBody, registerBodyParser } from './graphqlRequest.ts';
import { asBrotli, readsBrotli } from './responseCache.ts';
import type { ResponseCache, CachedResponse } from './responseCache.ts';
import type { Api } from './inProcess.ts';
import { ValidatedDocumentCache } from './validatedDocumentCache.ts';
import type { CompiledResponse } from './validatedDocumentCache.ts';
import type { DeviceCookie } from './cookies.ts';
import { httpError } from './errors.ts';
import { graphqlContext } from './graphqlContext.ts';
import type { ScriptedAssets } from './clientFiles.ts';
import type { OriginParts } from './origins.ts';
import { sendPlayground } from './playground.ts';

interface GraphqlParts extends Api, OriginParts {
  apollo: ApolloServer<GraphQLContext>;
  playground: ScriptedAssets;
  devices: DeviceCookie;
  readTimeoutMs?: number;
  /** Null: no response is cached, to measure the uncached cost. */
  responseCache: ResponseCache | null;
}

/** Shared caches may store it and must revalidate each time. */
const PUBLIC = 'public, no-cache';
/** Request headers that the response varies by. */
const VARIES_BY = 'Accept, Accept-Language, Authorization, Cookie, Origin, X-Rizq-Viewer';
/** Minimum size in bytes for compression. */
const COMPRESSED_FROM = 1024;

export async function serveGraphql(app: FastifyInstance, parts: GraphqlParts): Promise<void> {
  const { apollo, playground, responseCache } = parts;
  await apollo.start();
  app.addHook('onClose', () => apollo.stop());
  const documents = new ValidatedDocumentCache();
  const notes = new WeakMap<FastifyRequest, ResponseNote>();
  const apolloHandler = fastifyApolloHandler(apollo, {
    context: async (request, reply) => ({ ...(await graphqlContext(request, reply, parts)), note: notes.get(request) }),
  });
  const executeByApollo = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (request.body instanceof ParsedBody) request.body = request.body.json;
    return apolloHandler.call(app, request, reply);
  };

  const execute = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const guest = guestRequest(request, parts);
    if (guest === null) return executeByApollo(request, reply);
    const send = ({ text, note: { dependencies } }: CompiledResponse, contentType: string) => {
      if (responseCache === null || dependencies === null) return reply.type(contentType).send(text);
      return sendCached(request, reply, responseCache.put(guest.key, { text, dependencies }), contentType);
    };
    const accept = request.headers.accept ?? '';
    const known = documents.contentType(accept);
    if (known !== null) {
      const cached = responseCache?.get(guest.key) ?? null;
      if (cached !== null) return sendCached(request, reply, cached, known);
      const compiled = await documents.execute(guest, () => graphqlContext(request, reply, parts), responseCache !== null);
      if (compiled !== null) return send(compiled, known);
    }
    const note: ResponseNote = { dependencies: null, validated: null, cost: 0 };
    notes.set(request, note);
    const text = await executeByApollo(request, reply);
    if (note.validated === null || reply.statusCode !== 200 || typeof text !== 'string') return text;
    const contentType = String(reply.getHeader('content-type'));
    documents.add(guest, accept, note.validated, contentType);
    return send({ text, note }, contentType);
  };

  app.get('/playground', (_request, reply) => sendPlayground(reply, parts, playground));
  await app.register(async (scope) => {
    registerBodyParser(scope);
    // Cross-site pages can send text/plain without a preflight.
    scope.removeContentTypeParser('text/plain');
    scope.get('/graphql', (request, reply) =>
      wantsPlayground(request) ? sendPlayground(reply, parts, playground) : execute(request, reply),
    );
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
  const { method, headers } = request;
  reply.removeHeader('content-length').type(contentType);
  if (method === 'GET') {
    reply.headers({ etag: cached.etag, 'cache-control': PUBLIC, vary: VARIES_BY });
    if (hasEtag(headers['if-none-match'], cached.etag)) return reply.code(304).send();
  }
  if (cached.body.length < COMPRESSED_FROM || !readsBrotli(request)) {
    return reply.send(cached.body);
  }
  const body = await asBrotli(cached);
  return reply
    .headers({ 'content-encoding': 'br', vary: method === 'GET' ? `${VARIES_BY}, Accept-Encoding` : 'Accept-Encoding' })
    .send(body);
}

function hasEtag(given: string | undefined, etag: string): boolean {
  return given !== undefined && given.split(',').some((each) => each.trim() === etag);
}

function refuseMethod(_request: FastifyRequest, reply: FastifyReply): never {
  reply.header('allow', 'GET, POST, OPTIONS');
  throw httpError(405);
}

/** A browser's navigation accepts HTML and has no `query` parameter. */
function wantsPlayground({ headers, query }: FastifyRequest): boolean {
  const acceptsHtml = headers.accept?.includes('text/html') ?? false;
  return acceptsHtml && !Object.hasOwn(query as Record<string, unknown>, 'query');
}
