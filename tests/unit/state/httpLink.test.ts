import { createHash } from 'node:crypto';
import { gql } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { afterEach, expect, test, vi } from 'vitest';
import { makeHttpLink } from '#client/graphql/httpLink.ts';
import { makeClient } from '#client/graphql/makeClient.ts';

const QUERY = gql`
  query Named($id: String, $input: String, $number: String, $email: String, $accessToken: String, $token: String) {
    marketplace(id: $id, input: $input, number: $number, email: $email, accessToken: $accessToken, token: $token)
  }
`;

interface Sent {
  url: URL;
  method: string;
  headers: Headers;
  body: { query?: string; extensions?: { persistedQuery: { sha256Hash: string } } } | null;
}

afterEach(() => vi.unstubAllGlobals());

/** Sends the query; `responses` are returned in order. */
async function send(isGuest: boolean | undefined, variables: Record<string, string>, responses: Response[]) {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', headers, body }: RequestInit) => {
    const text = body as string | undefined;
    sent.push({
      url: new URL(address, 'http://localhost'),
      method,
      headers: new Headers(headers),
      body: text === undefined ? null : (JSON.parse(text) as Sent['body']),
    });
    return responses.shift()!;
  });
  const link = makeHttpLink('ms', isGuest === undefined ? undefined : () => isGuest);
  const outcome = await makeClient({ link })
    .query<{ marketplace: string }>({ query: QUERY, variables, context: { headers: { 'x-rizq-viewer': 'u1' } } })
    .catch((error: unknown) => error);
  return { sent, outcome };
}

const respond = (body: object, init?: ResponseInit) => Response.json(body, init);
const named = () => respond({ data: { marketplace: 'Rizq' } });

test('guests’ queries of the catalogue go by GET; what belongs to a person, and whatever a member requests, by POST', async () => {
  const methodOf = async (isGuest: boolean, variables: Record<string, string>) =>
    (await send(isGuest, variables, [named()])).sent[0]?.method;
  expect(await methodOf(true, { id: 'a' })).toBe('GET');
  for (const name of ['input', 'number', 'email', 'accessToken', 'token']) expect(await methodOf(true, { [name]: 'a' }), name).toBe('POST');
  expect(await methodOf(false, { id: 'a' })).toBe('POST');
});

test('a document goes by its hash, its text only to a server that does not know it', async () => {
  const unknown = respond({ errors: [{ message: 'Unknown', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] });
  const { sent, outcome } = await send(true, { id: 'a & b' }, [unknown, named()]);
  expect(outcome).toMatchObject({ data: { marketplace: 'Rizq' } });
  const [byHash, byText] = sent;
  const { operationName, variables, extensions } = Object.fromEntries(byHash!.url.searchParams);
  expect([operationName, variables]).toEqual(['Named', '{"id":"a & b"}']);
  expect(Object.fromEntries(byHash!.headers)).toMatchObject({ 'accept-language': 'ms-MY', 'x-rizq-viewer': 'u1' });
  // A GET with a content type is not cached by the server.
  expect(byHash!.headers.has('content-type')).toBe(false);
  expect([byText!.method, byText!.headers.get('content-type')]).toEqual(['POST', 'application/json']);
  const sha256Hash = createHash('sha256').update(byText!.body!.query!).digest('hex');
  expect(JSON.parse(extensions!)).toEqual({ persistedQuery: { version: 1, sha256Hash } });
  expect(byText!.body!.extensions).toEqual({ persistedQuery: { version: 1, sha256Hash } });
});

test('where the browser cannot hash the text goes along', async () => {
  vi.stubGlobal('crypto', {});
  const { sent } = await send(true, { id: 'a' }, [named()]);
  expect(sent.map(({ method, body }) => [method, body?.query?.slice(0, 11), body?.extensions])).toEqual([
    ['POST', 'query Named', undefined],
  ]);
});

test('errors of GraphQL are told from those of the connection', async () => {
  const errors = [{ message: 'Busy', extensions: { code: 'STORE_BUSY' } }];
  const type = (name: string) => ({ headers: { 'content-type': `${name}; charset=utf-8` } });
  const refused = await send(false, {}, [respond({ errors }, { status: 503, ...type('application/graphql-response+json') })]);
  expect(CombinedGraphQLErrors.is(refused.outcome) && refused.outcome.errors).toMatchObject(errors);
  const limited = await send(false, {}, [respond({ errors }, { status: 429, ...type('application/json') })]);
  expect(ServerError.is(limited.outcome) && limited.outcome.statusCode).toBe(429);
  const notJson = await send(false, {}, [new Response('<!doctype html>')]);
  expect(notJson.outcome).toBeInstanceOf(SyntaxError);
});
