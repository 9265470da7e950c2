import { Client, fetchExchange, gql } from '@urql/core';
import { persistedExchange } from '@urql/exchange-persisted';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOGIN, SHOPPER } from '#tests/support/api/accountOperations.ts';
import { BASE_URL, openTestApp, postGraphql, type TestApp } from './openTestApp.ts';

let marketplace: TestApp;
let url: string;
beforeAll(async () => {
  marketplace = await openTestApp();
  url = `${await marketplace.app.listen({ port: 0, host: '127.0.0.1' })}/graphql`;
});
afterAll(() => marketplace.close());

const NAME = gql<{ marketplace: object; product: object }, { slug: string }>`
  query Name($slug: String!) {
    marketplace {
      name
    }
    product(slug: $slug) {
      slug
    }
  }
`;
const DATA = { marketplace: { name: 'Rizq' }, product: { slug: 'harumanis-mango' } };

test.each([
  ['with its defaults', [fetchExchange]],
  ['with persisted queries', [persistedExchange({ preferGetForPersistedQueries: true }), fetchExchange]],
])('an urql client %s sends queries by GET', async (_how, exchanges) => {
  const methods: string[] = [];
  const recorded: typeof fetch = (input, init) => {
    methods.push(init?.method ?? 'GET');
    return fetch(input, init);
  };
  const client = new Client({ url, exchanges, fetch: recorded });
  const { data, error } = await client.query(NAME, { slug: 'harumanis-mango' }).toPromise();
  expect(error).toBeUndefined();
  expect(data).toEqual(DATA);
  expect(methods).toContain('GET');
});

test('a GET that any foreign page can trigger is executed as a guest’s, even with a session cookie', async () => {
  const login = await postGraphql(marketplace.app, LOGIN, SHOPPER, { origin: BASE_URL });
  const cookie = login.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const query = (text: string, headers: Record<string, string> = {}) =>
    marketplace.app.inject({ url: `/graphql?query=${encodeURIComponent(text)}`, headers: { cookie, ...headers } });
  const VIEWER = '{ viewer { id } }';
  // The second time, the document is cached.
  for (const _time of [1, 2]) expect((await query(VIEWER)).json()).toMatchObject({ data: { viewer: null } });
  // Percent-encoded paths lead to the same route.
  for (const path of ['/%67raphql', '/graphq%6c']) {
    const response = await marketplace.app.inject({ url: `${path}?query=${encodeURIComponent(VIEWER)}`, headers: { cookie } });
    expect(response.json()).toMatchObject({ data: { viewer: null } });
  }
  const requested = await query(VIEWER, { 'apollo-require-preflight': '1' });
  expect(requested.json()).toMatchObject({ data: { viewer: { id: 'usr_demo_shopper' } } });
  expect((await query(VIEWER)).headers['set-cookie']).toBeUndefined();
  for (const headers of [{}, { 'apollo-require-preflight': '1', origin: BASE_URL }]) {
    const change = await query('mutation { logout { ok } }', headers as Record<string, string>);
    expect(change.statusCode).toBe(405);
  }
  expect((await query(VIEWER, { 'apollo-require-preflight': '1' })).json()).toMatchObject({ data: { viewer: { id: 'usr_demo_shopper' } } });
});

test.each([
  ['another method', { method: 'PUT' as const, headers: { 'content-type': 'application/json' }, payload: '{}' }, 405],
  [
    'a form',
    { method: 'POST' as const, headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'query={marketplace{name}}' },
    415,
  ],
  ['plain text', { method: 'POST' as const, headers: { 'content-type': 'text/plain' }, payload: '{"query":"{marketplace{name}}"}' }, 415],
  [
    'a body over the limit',
    { method: 'POST' as const, headers: { 'content-type': 'application/json' }, payload: `{"query":"${' '.repeat(200_000)}"}` },
    413,
  ],
])('the GraphQL route refuses %s with the matching status', async (_what, request, status) => {
  const response = await marketplace.app.inject({ url: '/graphql', ...request });
  expect(response.statusCode).toBe(status);
  expect(response.json()).toMatchObject({ errors: [{ message: expect.any(String) as string }] });
  if (status === 405) expect(response.headers.allow).toBe('GET, POST, OPTIONS');
});
