/**
 * The API behind the client's tests: msw answers every operation by executing the real schema over an in-memory store, so a test
 * breaks when the contract does. Single failures are injected with `failOperation`.
 */
import { graphql, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { getOperationAST } from 'graphql';
import type { TypedDocumentNode } from '@apollo/client';
import type { GraphQLContext } from '#server/graphql/context.ts';
import { createTestApi } from './startApi.ts';

type TestApi = Awaited<ReturnType<typeof createTestApi>>;

let api: Promise<TestApi> | undefined;

/** The API of this test file; made when first asked for. */
export function testApi(): Promise<TestApi> {
  api ??= createTestApi();
  return api;
}

/** The next test file begins with an untouched shop. */
export function closeTestApi(): void {
  api = undefined;
}

/** The session cookie of the browser that the tests play: no script sees it, as in life. */
export const cookieJar: { token: string | null } = { token: null };

/** Who the browser's cookie says it is. */
async function whoAsks({ services }: TestApi, request: Request): Promise<Partial<GraphQLContext>> {
  const { token } = cookieJar;
  return {
    viewer: token === null ? null : await services.sessions.find(token),
    expectedViewer: request.headers.get('x-rizq-viewer'),
    credential: token === null ? { kind: 'none' } : { kind: 'cookie', isOwnOrigin: true },
    cookie: {
      keep: (session) => (cookieJar.token = session.token),
      drop: () => (cookieJar.token = null),
    },
  };
}

interface Asked {
  query: string;
  variables: Record<string, unknown>;
  request: Request;
}

async function answerTo({ query, variables, request }: Asked) {
  const locale = request.headers.get('accept-language')?.startsWith('ms') ? 'ms' : 'en';
  const server = await testApi();
  const who = await whoAsks(server, request);
  const { data, errors } = await server.execute<Record<string, unknown>>(query, variables, { locale, ...who });
  return { data, errors: (errors ?? []).map(({ message, extensions }) => ({ message, extensions })) };
}

export const apiServer = setupServer(
  graphql.operation(async (asked) => {
    const { data, errors } = await answerTo(asked);
    return HttpResponse.json({ data, ...(errors.length > 0 && { errors }) });
  }),
  http.get('*/pictures/*', () => new HttpResponse(null, { status: 204 })),
);

/** Makes one operation fail as if the network had. */
export function failOperation(document: TypedDocumentNode<unknown, never> | TypedDocumentNode): void {
  const name = getOperationAST(document)?.name?.value;
  if (!name) throw new Error('A named operation is needed.');
  apiServer.use(graphql.operation(({ operationName }) => (operationName === name ? HttpResponse.error() : undefined)));
}

/** Makes one nullable field of an operation fail, as the server answers when its resolver throws. */
export function failField(document: TypedDocumentNode<unknown, never> | TypedDocumentNode, path: readonly [...string[], string]): void {
  const name = getOperationAST(document)?.name?.value;
  apiServer.use(
    graphql.operation(async (asked) => {
      if (asked.operationName !== name) return undefined;
      const { data, errors } = await answerTo(asked);
      const holder = path.slice(0, -1).reduce((value, key) => value[key] as Record<string, unknown>, data);
      holder[path.at(-1) ?? ''] = null;
      return HttpResponse.json({ data, errors: [...errors, { message: 'Internal server error', path }] });
    }),
  );
}

/** Does one operation, once, and loses its answer on the way: the worst a network can do. */
export function loseAnswer(document: TypedDocumentNode<unknown, never> | TypedDocumentNode): void {
  const name = getOperationAST(document)?.name?.value;
  let isLost = false;
  apiServer.use(
    graphql.operation(async ({ operationName, query, variables, request }) => {
      if (operationName !== name || isLost) return undefined;
      isLost = true;
      const server = await testApi();
      await server.execute(query, variables, await whoAsks(server, request));
      return HttpResponse.error();
    }),
  );
}
