/**
 * The server behind the client's tests: msw passes every browser request to the real HTTP application over an in-memory store, so that
 * status codes, content types, cookies and `Retry-After` are real. `failOperation` injects individual failures.
 */
import type { OutgoingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { graphql, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { getOperationAST } from 'graphql';
import type { FastifyInstance } from 'fastify';
import type { TypedDocumentNode } from '@apollo/client';
import { createHttpApp } from '#tests/support/api/httpApp.ts';
import { createTestApi, type TestApi } from '#tests/support/api/startApi.ts';

/** jsdom's origin, which decides which cookies apply and which pages count as same-origin. */
const BASE_URL = 'http://localhost:3000';
const COOKIE = 'rizq_session';

let api: Promise<TestApi> | undefined;
let app: Promise<FastifyInstance> | undefined;
/** Replaces `app` until the end of the current test. */
let limitedApp: FastifyInstance | null = null;

/** This test file's API, created lazily. */
export function testApi(): Promise<TestApi> {
  api ??= createTestApi();
  return api;
}

async function openApp(rateLimit: number): Promise<FastifyInstance> {
  const renderer = () => Promise.reject(new Error('The tests of the client render their pages themselves.'));
  return createHttpApp(await testApi(), { baseUrl: BASE_URL, renderer, rateLimit });
}

/** Resets the API, so that the next test file starts with a new store. */
export function closeTestApi(): void {
  api = undefined;
  app = undefined;
}

/** The simulated browser's session cookie, invisible to scripts as in a real browser. */
export const cookieJar: { token: string | null } = { token: null };

/** Exhausts this browser's rate limit until the end of the current test. */
export async function useUpRequests(): Promise<void> {
  limitedApp = await openApp(1);
  const headers = cookieJar.token === null ? {} : { cookie: `${COOKIE}=${cookieJar.token}` };
  for (let status = 0; status !== 429;) status = (await limitedApp.inject({ url: '/playground', headers })).statusCode;
}

export function allowRequests(): void {
  limitedApp = null;
}

/** Runs a browser request as the server receives it: as a same-origin request that includes the cookie. */
async function send(request: Request): Promise<Response> {
  app ??= openApp(0);
  const target = limitedApp ?? (await app);
  const response = await target.inject(await injected(request));
  const cookie = response.cookies.find(({ name }) => name === COOKIE);
  if (cookie !== undefined) cookieJar.token = cookie.value === '' ? null : cookie.value;
  const hasBody = response.statusCode !== 204 && response.statusCode !== 304;
  return new Response(hasBody ? response.payload : null, { status: response.statusCode, headers: headersOf(response.headers) });
}

async function injected(request: Request) {
  const { pathname, search } = new URL(request.url);
  const headers: Record<string, string> = { ...Object.fromEntries(request.headers), host: new URL(BASE_URL).host };
  if (request.method !== 'GET') headers['origin'] = BASE_URL;
  if (cookieJar.token !== null) headers['cookie'] = `${COOKIE}=${cookieJar.token}`;
  const payload = request.method === 'GET' ? undefined : await request.text();
  return { method: request.method as 'GET' | 'POST', url: pathname + search, headers, payload };
}

function headersOf(headers: OutgoingHttpHeaders): [string, string][] {
  const sent = Object.entries(headers).filter(([name]) => name !== 'set-cookie' && name !== 'content-length');
  return sent.map(([name, value]) => [name, String(value)]);
}

/** Opens a stream, whose events the page receives as the server sends them, until one of them ends it. */
async function openStream(request: Request): Promise<Response> {
  app ??= openApp(0);
  const target = await app;
  const { statusCode, headers, stream, raw } = await target.inject({ ...(await injected(request)), payloadAsStream: true });
  const end = () => raw.res.end();
  if (request.signal.aborted) end();
  else request.signal.addEventListener('abort', end);
  return new Response(Readable.toWeb(stream()) as ReadableStream, { status: statusCode, headers: headersOf(headers) });
}

export const apiServer = setupServer(
  http.all('*/graphql', ({ request }) => send(request)),
  http.post('*/graphql/stream', ({ request }) => openStream(request)),
  http.get('*/pictures/*', () => new HttpResponse(null, { status: 204 })),
);

/** Makes one operation fail with a network error. */
export function failOperation(document: TypedDocumentNode<unknown, never> | TypedDocumentNode): void {
  const name = getOperationAST(document)?.name?.value;
  if (!name) throw new Error('A named operation is needed.');
  apiServer.use(graphql.operation(({ operationName }) => (operationName === name ? HttpResponse.error() : undefined)));
}

/** Makes one nullable field in an operation fail, as if its resolver threw an error. */
export function failField(document: TypedDocumentNode<unknown, never> | TypedDocumentNode, path: readonly [...string[], string]): void {
  const name = getOperationAST(document)?.name?.value;
  apiServer.use(
    graphql.operation(async ({ operationName, request }) => {
      if (operationName !== name) return undefined;
      const response = await send(request);
      const { data, errors = [] } = (await response.json()) as { data: Record<string, unknown>; errors?: unknown[] };
      const holder = path.slice(0, -1).reduce((value, key) => value[key] as Record<string, unknown>, data);
      holder[path.at(-1) ?? ''] = null;
      const { status, headers } = response;
      return new Response(JSON.stringify({ data, errors: [...errors, { message: 'Internal server error', path }] }), {
        status,
        headers,
      });
    }),
  );
}

/** Executes an operation once and drops its response, which is the worst case of a network failure. */
export function loseResponse(document: TypedDocumentNode<unknown, never> | TypedDocumentNode): void {
  const name = getOperationAST(document)?.name?.value;
  let isLost = false;
  apiServer.use(
    graphql.operation(async ({ operationName, request }) => {
      if (operationName !== name || isLost) return undefined;
      isLost = true;
      await send(request);
      return HttpResponse.error();
    }),
  );
}
