/**
 * The API behind the client's tests: msw answers every operation by executing the real schema over an in-memory store, so a test
 * breaks when the contract does. Single failures are injected with `failOperation`.
 */
import { delay, graphql, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { getOperationAST } from 'graphql';
import type { TypedDocumentNode } from '@apollo/client';
import { createTestApi } from './startApi.ts';

type TestApi = Awaited<ReturnType<typeof createTestApi>>;

let api: Promise<TestApi> | undefined;

/** The API of this test file; made when first asked for. */
export function testApi(): Promise<TestApi> {
  api ??= createTestApi();
  return api;
}

export const apiServer = setupServer(
  graphql.operation(async ({ query, variables, request }) => {
    const locale = request.headers.get('accept-language')?.startsWith('ms') ? 'ms' : 'en';
    const { execute } = await testApi();
    const { data, errors } = await execute<Record<string, unknown>>(query, variables, { locale });
    return HttpResponse.json({ data, ...(errors?.length ? { errors: errors.map(({ message }) => ({ message })) } : {}) });
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
