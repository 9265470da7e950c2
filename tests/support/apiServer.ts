/**
 * The API behind the client's tests: msw answers every operation by executing the real schema over an in-memory store, so a test
 * breaks when the contract does. Single failures are injected with `failOperation`.
 */
import { delay, graphql, http, HttpResponse } from 'msw';
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

/** The session cookie of the browser that the tests play: no script sees it, as in life. */
export const cookieJar: { token: string | null } = { token: null };

/** Who the browser's cookie says it is. */
async function whoAsks({ services }: TestApi): Promise<Partial<GraphQLContext>> {
  const { token } = cookieJar;
  return {
    viewer: token === null ? null : await services.sessions.find(token),
    credential: token === null ? { kind: 'none' } : { kind: 'cookie', isOwnOrigin: true },
    cookie: {
      keep: (session) => (cookieJar.token = session.token),
      drop: () => (cookieJar.token = null),
    },
  };
}

export const apiServer = setupServer(
  graphql.operation(async ({ query, variables, request }) => {
    const locale = request.headers.get('accept-language')?.startsWith('ms') ? 'ms' : 'en';
    const server = await testApi();
    const who = await whoAsks(server);
    const { data, errors } = await server.execute<Record<string, unknown>>(query, variables, { locale, ...who });
    return HttpResponse.json({
      data,
      ...(errors?.length ? { errors: errors.map(({ message, extensions }) => ({ message, extensions })) } : {}),
    });
  }),
  http.get('*/pictures/*', () => new HttpResponse(null, { status: 204 })),
);

/** Makes one operation fail as if the network had. */
export function failOperation(document: TypedDocumentNode<unknown, never> | TypedDocumentNode): void {
  const name = getOperationAST(document)?.name?.value;
  if (!name) throw new Error('A named operation is needed.');
  apiServer.use(graphql.operation(({ operationName }) => (operationName === name ? HttpResponse.error() : undefined)));
}

/** Makes one operation answer only when the returned function is called. */
export function holdOperation(document: TypedDocumentNode): () => void {
  const name = getOperationAST(document)?.name?.value;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  apiServer.use(
    graphql.operation(async ({ operationName }) => {
      if (operationName === name) await released;
      else await delay(0);
      return undefined;
    }),
  );
  return release;
}
