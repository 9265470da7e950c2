/** GraphQL over HTTP at /graphql; a browser that opens the address gets the playground. */
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { ApolloServer } from '@apollo/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ResponseNote, GraphQLContext } from '#server/graphql/context.ts';
import { guestRequest, parseGraphQLRequest } from './guestRequest.ts';
import { asBrotli, readsBrotli } from './responseCache.ts';
import type { ResponseCache, CachedResponse } from './responseCache.ts';
import type { Api } from './ask.ts';
import { ParsedBody, registerBodyParser } from './requestBody.ts';
import { ValidatedDocumentCache } from './validatedDocumentCache.ts';
import type { CompiledResult } from './validatedDocumentCache.ts';
import type { DeviceCookie } from './deviceCookie.ts';
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
  answers: ResponseCache | null;
}

/** Shared caches may store it and must revalidate each time. */
const PUBLIC = 'public, no-cache';
/** Request headers that the response varies by. */
const VARIES_BY = 'Accept, Accept-Language, Authorization, Cookie, Origin, X-Rizq-Viewer';
/** Minimum size in bytes for compression. */
const COMPRESSED_FROM = 1024;

export async function serveGraphql(app: FastifyInstance, parts: GraphqlParts): Promise<void> {
  const { apollo, playground, answers } = parts;
  await apollo.start();
  app.addHook('onClose', () => apollo.stop());
  const checked = new ValidatedDocumentCache();
  const notes = new WeakMap<FastifyRequest, ResponseNote>();
  const apolloHandler = fastifyApolloHandler(apollo, {
    context: async (request, reply) => ({ ...(await graphqlContext(request, reply, parts)), note: notes.get(request) }),
  });
  const byApollo = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (request.body instanceof ParsedBody) request.body = request.body.json;
    return apolloHandler.call(app, request, reply);
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const question = guestRequest(request, parts);
    if (question === null) return byApollo(request, reply);
    const accept = request.headers.accept ?? '';
    const known = checked.contentType(accept);
    const kept = (known !== null && answers?.get(question.key)) || null;
    if (kept !== null && known !== null) return sendKept(request, reply, kept, known);
    const give = ({ text, note: { dependencies } }: CompiledResult, contentType: string) => {
      if (answers === null || dependencies === null) return reply.type(contentType).send(text);
      return sendKept(request, reply, answers.put(question.key, { text, dependencies }), contentType);
    };
    const quick = known === null ? null : await checked.answer(question, () => graphqlContext(request, reply, parts), answers !== null);
    if (quick !== null && known !== null) return give(quick, known);
    const note: ResponseNote = { dependencies: null, checked: null, cost: 0 };
    notes.set(request, note);
    const text = await byApollo(request, reply);
    if (note.checked === null || reply.statusCode !== 200 || typeof text !== 'string') return text;
    const contentType = String(reply.getHeader('content-type'));
    checked.learn(question, accept, note.checked, contentType);
    return give({ text, note }, contentType);
  };

  app.get('/playground', (_request, reply) => sendPlayground(reply, parts, playground));
  await app.register(async (scope) => {
    registerBodyParser(scope, parseGraphQLRequest);
    // Cross-site pages can send text/plain without a preflight.
    scope.removeContentTypeParser('text/plain');
    scope.get('/graphql', (request, reply) =>
      wantsPlayground(request) ? sendPlayground(reply, parts, playground) : answer(request, reply),
    );
    scope.post('/graphql', answer);
    scope.route({ method: ['DELETE', 'PATCH', 'PUT'], url: '/graphql', handler: refuseMethod });
  });
}

async function sendKept(request: FastifyRequest, reply: FastifyReply, kept: CachedResponse, contentType: string): Promise<FastifyReply> {
  const { method, headers } = request;
  reply.removeHeader('content-length').type(contentType);
  if (method === 'GET') {
    reply.headers({ etag: kept.etag, 'cache-control': PUBLIC, vary: VARIES_BY });
    if (isKnown(headers['if-none-match'], kept.etag)) return reply.code(304).send();
  }
  if (kept.body.length < COMPRESSED_FROM || !readsBrotli(request)) {
    return reply.send(kept.body);
  }
  const body = await asBrotli(kept);
  return reply
    .headers({ 'content-encoding': 'br', vary: method === 'GET' ? `${VARIES_BY}, Accept-Encoding` : 'Accept-Encoding' })
    .send(body);
}

function isKnown(given: string | undefined, etag: string): boolean {
  return given !== undefined && given.split(',').some((each) => each.trim() === etag);
}

function refuseMethod(_request: FastifyRequest, reply: FastifyReply): never {
  reply.header('allow', 'GET, POST, OPTIONS');
  throw Object.assign(new Error('refused'), { statusCode: 405 });
}

/** A browser's navigation accepts HTML and has no `query` parameter. */
function wantsPlayground({ headers, query }: FastifyRequest): boolean {
  const asksForHtml = headers.accept?.includes('text/html') ?? false;
  return asksForHtml && !Object.hasOwn(query as Record<string, unknown>, 'query');
}
