import { createHash } from 'node:crypto';
import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import { getOperationAST, parse } from 'graphql';
import { afterEach, expect, test, vi } from 'vitest';
import documents from '#schema/clientDocuments.json' with { type: 'json' };
import { makeHttpLink } from '#client/graphql/httpLink.ts';
import { makeClient } from '#client/graphql/makeClient.ts';
import { PUBLIC_OPERATIONS } from '#client/graphql/publicOperations.generated.ts';

const operation = (name: string) => parse(`query ${name}($id: String) { marketplace(id: $id) }`);
/** A query for public catalogue data. */
const PUBLIC = 'ProductPage';
const OPERATIONS = Object.values(documents).map((text) => getOperationAST(parse(text)));
const PUBLIC_VARIABLES = [
  ...[
    'attributes',
    'category',
    'categoryPlacement',
    'facets',
    'filter',
    'first',
    'from',
    'hasBanner',
    'hasListing',
    'hasShelves',
    'hasSidebar',
  ],
  ...['hasSlug', 'id', 'ids', 'isFeatured', 'isNewest', 'key', 'locale', 'page', 'placement', 'query', 'section', 'slug', 'sort', 'state'],
  ...['tag', 'withPicks'],
  ...['questionText', 'questionSort', 'questionsAfter', 'reviewFilter', 'reviewSort', 'reviewsAfter'],
];

interface Sent {
  url: URL;
  method: string;
  headers: Headers;
  body: { query?: string; extensions?: { persistedQuery: { sha256Hash: string } } } | null;
}

afterEach(() => vi.unstubAllGlobals());

/** Sends a query. The given `responses` are returned in order. */
async function send(isGuest: boolean, name: string, responses: Response[]) {
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
  const link = makeHttpLink({ language: () => 'ms', isGuest: () => isGuest });
  const result = await makeClient({ link })
    .query<{ marketplace: string }>({ query: operation(name), variables: { id: 'a & b' }, context: { headers: { 'x-rizq-viewer': 'u1' } } })
    .catch((error: unknown) => error);
  return { sent, result };
}

const respond = (body: object, init?: ResponseInit) => Response.json(body, init);
const named = () => respond({ data: { marketplace: 'Rizq' } });

test('public queries of guests are sent by GET, all other operations and those of members by POST', async () => {
  const methodOf = async (isGuest: boolean, name: string) => (await send(isGuest, name, [named()])).sent[0]?.method;
  for (const name of OPERATIONS.map((each) => each?.name?.value ?? '')) {
    expect(await methodOf(true, name), name).toBe(PUBLIC_OPERATIONS.has(name) ? 'GET' : 'POST');
    expect(await methodOf(false, name), name).toBe('POST');
  }
});

test('public queries, whose variables appear in URLs, have no variables with private data', () => {
  const shared = OPERATIONS.filter((each) => PUBLIC_OPERATIONS.has(each?.name?.value ?? ''));
  expect(shared).toHaveLength(PUBLIC_OPERATIONS.size);
  const names = new Set(shared.flatMap((each) => each?.variableDefinitions ?? []).map(({ variable }) => variable.name.value));
  // Add a variable only if its values identify nobody, because URLs are logged.
  expect([...names].filter((name) => !PUBLIC_VARIABLES.includes(name))).toEqual([]);
});

test('a query is sent as its hash, and its text only if the server does not know the hash', async () => {
  const unknown = respond({ errors: [{ message: 'Unknown', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] });
  const { sent, result } = await send(true, PUBLIC, [unknown, named()]);
  expect(result).toMatchObject({ data: { marketplace: 'Rizq' } });
  const [byHash, byText] = sent;
  const { operationName, variables, extensions } = Object.fromEntries(byHash!.url.searchParams);
  expect([operationName, variables]).toEqual([PUBLIC, '{"id":"a & b"}']);
  expect(Object.fromEntries(byHash!.headers)).toMatchObject({ 'accept-language': 'ms-MY', 'x-rizq-viewer': 'u1' });
  expect(byText!.method).toBe('POST');
  const sha256Hash = createHash('sha256').update(byText!.body!.query!).digest('hex');
  expect(JSON.parse(extensions!)).toEqual({ persistedQuery: { version: 1, sha256Hash } });
  expect(byText!.body!.extensions).toEqual({ persistedQuery: { version: 1, sha256Hash } });
});

test('the text of a query is sent if the browser cannot compute hashes', async () => {
  vi.stubGlobal('crypto', {});
  const { sent } = await send(true, PUBLIC, [named()]);
  expect(sent.map(({ method, body }) => [method, body?.query?.split('(')[0], body?.extensions])).toEqual([
    ['POST', `query ${PUBLIC}`, undefined],
  ]);
});

test('GraphQL errors are distinguished from HTTP and parse errors', async () => {
  const errors = [{ message: 'Busy', extensions: { code: 'STORE_BUSY' } }];
  const type = (name: string) => ({ headers: { 'content-type': `${name}; charset=utf-8` } });
  const refused = await send(false, PUBLIC, [respond({ errors }, { status: 503, ...type('application/graphql-response+json') })]);
  expect(CombinedGraphQLErrors.is(refused.result) && refused.result.errors).toMatchObject(errors);
  const limited = await send(false, PUBLIC, [respond({ errors }, { status: 429, ...type('application/json') })]);
  expect(ServerError.is(limited.result) && limited.result.statusCode).toBe(429);
  const notJson = await send(false, PUBLIC, [new Response('<!doctype html>')]);
  expect(ServerParseError.is(notJson.result)).toBe(true);
});
