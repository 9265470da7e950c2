/** GraphQL subscriptions as server-sent events at /graphql/stream. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  getOperationAST,
  GraphQLError,
  type DocumentNode,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  type ExecutionResult,
} from 'graphql';
import type { OperationArgs, OperationContext, RequestParams, Response } from 'graphql-sse';
import { createHandler } from 'graphql-sse/lib/use/fastify';
import { buildApiSchema } from '#server/graphql/buildSchema.ts';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { formatError, isUnexpected } from '#server/graphql/formatError.ts';
import { LIMIT_RULES, MAX_TOKENS } from '#server/graphql/limitRules.ts';
import { charge, estimateCost, prepareOperation } from '#server/graphql/prepareOperation.ts';
import { validationCost } from '#server/graphql/queryCost.ts';
import { widerNetworkOf } from '#server/platform/caller.ts';
import type { Parts } from './appParts.ts';
import { graphqlContext } from './graphqlContext.ts';

/** Streams open at the same time in this process. A browser has one per open conversation. */
const MAX_PER_ACCOUNT = 10;
const MAX_PER_NETWORK = 40;
/** Time after which a stream ends. Its client subscribes again, and the session, the limits and the cost are checked again. */
const MAX_STREAM_MS = 30 * 60_000;

type StreamContext = GraphQLContext & OperationContext;

/** `cost`: of the stream's operation, charged again with each result. `end`: ends the stream. */
interface Stream {
  cost: number;
  end: () => void;
}

export async function serveStream(app: FastifyInstance, parts: Parts): Promise<void> {
  const schema = await buildApiSchema();
  const counts = new OpenStreams();
  const streams = new Map<StreamContext, Stream>();
  app.addHook('preClose', (done) => {
    for (const { end } of streams.values()) end();
    done();
  });
  const formatted = (error: GraphQLError) => {
    if (isUnexpected(error, error)) app.log.error({ err: error.originalError ?? error }, 'a subscription failed');
    return formatError(error.toJSON(), error, schema);
  };

  /** Parses, validates and admits an operation like Apollo Server. Throws a GraphQLError. */
  const prepare = async (
    { query, operationName, variables }: RequestParams,
    context: StreamContext,
  ): Promise<OperationArgs<StreamContext>> => {
    const document = parsed(query);
    await charge(validationCost(document), context);
    const [error] = validate(schema, document, [...specifiedRules, ...LIMIT_RULES]);
    if (error !== undefined) throw withCode(error, 'GRAPHQL_VALIDATION_FAILED');
    const operation = getOperationAST(document, operationName);
    if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) throw refusal('BAD_REQUEST', 'Send one subscription.', 400);
    const validated = { schema, document, operation };
    const cost = estimateCost(validated, variables ?? {}, context);
    await prepareOperation(validated, cost, context);
    streams.set(context, { cost, end: () => undefined });
    return { schema, document, operationName: operationName ?? null, variableValues: variables ?? null, contextValue: context };
  };

  const handler = createHandler<StreamContext>({
    // A connection per subscription. The other mode would keep state between requests.
    authenticate: () => null,
    onSubscribe: async ({ raw: request, context: { reply } }, params) => {
      const context = (await graphqlContext(request, reply, parts)) as StreamContext;
      try {
        const args = await prepare(params, context);
        const release = counts.take(context);
        if (release === null) throw refusal('RATE_LIMITED', 'Too many open streams. Close another page first.', 429);
        whenClosed(reply, () => {
          release();
          streams.delete(context);
        });
        return args;
      } catch (error) {
        streams.delete(context);
        if (!(error instanceof GraphQLError)) throw error;
        return rejection(error, formatted(error));
      }
    },
    // `prepare` has validated it.
    validate: () => [],
    onOperation: (context, { context: { reply } }, _args, result) => {
      const stream = streams.get(context);
      if (stream === undefined || !(Symbol.asyncIterator in result) || !('return' in result)) return;
      stream.end = () => void result.return(undefined);
      const timer = setTimeout(stream.end, MAX_STREAM_MS).unref();
      whenClosed(reply, () => {
        clearTimeout(timer);
        stream.end();
      });
    },
    onNext: async (context, { context: { reply } }, result) => {
      // Backpressure: at most one result is buffered per slow client.
      await drained(reply);
      const { cost = 0, end } = streams.get(context) ?? {};
      // This result is still sent.
      await context.spend?.(cost).catch(() => end?.());
      const { errors, ...rest } = result as ExecutionResult;
      return errors === undefined ? undefined : { ...rest, errors: errors.map((error) => formatted(error) as GraphQLError) };
    },
  });

  await app.register((scope, _options, done) => {
    // Cross-site pages can send text/plain without a preflight.
    scope.removeContentTypeParser('text/plain');
    scope.post('/graphql/stream', async (request: FastifyRequest, reply: FastifyReply) => {
      // Proxies such as nginx would otherwise collect the events before they send them.
      reply.header('x-accel-buffering', 'no');
      await handler(request, reply);
    });
    done();
  });
}

/** Counts open streams by account and network. */
class OpenStreams {
  private readonly counts = new Map<string, number>();

  /** Counts a stream. Returns a function that ends the count, or null above a limit. */
  take({ viewer, address }: GraphQLContext): (() => void) | null {
    const limits: [key: string, limit: number][] = [[`network ${widerNetworkOf(address)}`, MAX_PER_NETWORK]];
    if (viewer !== null) limits.push([`account ${viewer.userId}`, MAX_PER_ACCOUNT]);
    if (limits.some(([key, limit]) => (this.counts.get(key) ?? 0) >= limit)) return null;
    for (const [key] of limits) this.add(key, 1);
    return () => {
      for (const [key] of limits) this.add(key, -1);
    };
  }

  private add(key: string, change: 1 | -1): void {
    const count = (this.counts.get(key) ?? 0) + change;
    if (count === 0) this.counts.delete(key);
    else this.counts.set(key, count);
  }
}

/** Calls back when a response is closed, or at once if it is already. */
function whenClosed({ raw }: FastifyReply, done: () => void): void {
  if (raw.closed || raw.destroyed) done();
  else raw.once('close', done);
}

/** Resolves when the response's buffer is empty, or the connection is closed. */
async function drained({ raw }: FastifyReply): Promise<void> {
  if (!raw.writableNeedDrain || raw.destroyed) return;
  await new Promise<void>((resolve) => {
    const done = () => {
      raw.off('drain', done).off('close', done);
      resolve();
    };
    raw.on('drain', done).on('close', done);
  });
}

function parsed(query: string): DocumentNode {
  try {
    return parse(query, { maxTokens: MAX_TOKENS });
  } catch (error) {
    throw error instanceof GraphQLError ? withCode(error, 'GRAPHQL_PARSE_FAILED') : error;
  }
}

/** The error with Apollo Server's code for its phase, unless it has one. */
function withCode(error: GraphQLError, code: string): GraphQLError {
  const { message, nodes, source, positions, extensions } = error;
  return new GraphQLError(message, { nodes, source, positions, extensions: { code, ...extensions } });
}

function refusal(code: string, message: string, status: number): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status } } });
}

function rejection({ extensions }: GraphQLError, formatted: object): Response {
  const { status = 400 } = (extensions['http'] as { status?: number } | undefined) ?? {};
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
  return [JSON.stringify({ errors: [formatted] }), { status, statusText: '', headers }];
}
