/** The API at /graphql. A browser that opens the address gets the playground, everybody else gets answers. */
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { ApolloServer } from '@apollo/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerNote, GraphQLContext } from '#server/graphql/context.ts';
import { anonymousQuestion } from './anonymousQuestion.ts';
import { AnswerCache, asBrotli } from './answerCache.ts';
import type { KeptAnswer } from './answerCache.ts';
import type { Api } from './ask.ts';
import { graphqlContext } from './graphqlContext.ts';
import type { PageAssets } from '#client/entry-server.tsx';
import { sendPlayground } from './playground.ts';

interface GraphqlParts extends Api {
  apollo: ApolloServer<GraphQLContext>;
  playground: PageAssets;
  baseUrl: string;
  takesAnyHost?: boolean;
  /** Keeps no answers: to measure what one costs. */
  keepsNoAnswers?: boolean;
}

/** Shared caches may keep it, and ask each time whether it still holds. */
const PUBLIC = 'public, no-cache';
/** What else an address is answered by. */
const VARIES_BY = 'Accept, Accept-Language, Authorization, Cookie, X-Rizq-Viewer';
/** Less is not worth compressing. */
const COMPRESSED_FROM = 1024;

export async function serveGraphql(app: FastifyInstance, parts: GraphqlParts): Promise<void> {
  const { apollo, playground, services } = parts;
  await apollo.start();
  app.addHook('onClose', () => apollo.stop());
  const isHttps = parts.baseUrl.startsWith('https:');
  const answers = parts.keepsNoAnswers ? null : new AnswerCache(services.changes);
  const notes = new WeakMap<FastifyRequest, AnswerNote>();
  const execute = fastifyApolloHandler(apollo, {
    context: async (request, reply) => ({ ...(await graphqlContext(request, reply, parts)), note: notes.get(request) }),
  });

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const question = answers && anonymousQuestion(request, isHttps);
    if (answers === null || question === null) return execute.call(app, request, reply);
    const kept = answers.get(question);
    if (kept !== null) return sendKept(request, reply, kept);
    const note: AnswerNote = { basis: null };
    notes.set(request, note);
    const text: unknown = await execute.call(app, request, reply);
    const { basis } = note;
    if (basis === null || reply.statusCode !== 200 || typeof text !== 'string') return text;
    const contentType = String(reply.getHeader('content-type'));
    return sendKept(request, reply, answers.put(question, { text, contentType, basis }));
  };

  app.get('/playground', (_request, reply) => sendPlayground(reply, parts, playground));
  app.get('/graphql', (request, reply) => (wantsPlayground(request) ? sendPlayground(reply, parts, playground) : answer(request, reply)));
  app.post('/graphql', answer);
}

async function sendKept(request: FastifyRequest, reply: FastifyReply, kept: KeptAnswer): Promise<FastifyReply> {
  const { method, headers } = request;
  reply.removeHeader('content-length').type(kept.contentType);
  if (method === 'GET') {
    reply.headers({ etag: kept.etag, 'cache-control': PUBLIC, vary: VARIES_BY });
    if (isKnown(headers['if-none-match'], kept.etag)) return reply.code(304).send();
  }
  if (kept.body.length < COMPRESSED_FROM || !/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(String(headers['accept-encoding']))) {
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

/** A browser's address bar asks for HTML and brings no query. */
function wantsPlayground({ headers, query }: FastifyRequest): boolean {
  const asksForHtml = headers.accept?.includes('text/html') ?? false;
  return asksForHtml && !Object.hasOwn(query as Record<string, unknown>, 'query');
}
