import { Client, fetchExchange, gql } from '@urql/core';
import { persistedExchange } from '@urql/exchange-persisted';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOGIN, SHOPPER } from '#tests/support/api/accountOperations.ts';
import { BASE_URL, openTestApp, postGraphql, type TestApp } from './openTestApp.ts';

let shop: TestApp;
let url: string;
beforeAll(async () => {
  shop = await openTestApp();
  url = `${await shop.app.listen({ port: 0, host: '127.0.0.1' })}/graphql`;
});
afterAll(() => shop.close());

const NAME = gql<{ shop: object; product: object }, { slug: string }>`
  query Name($slug: String!) {
    marketplace {
      name
    }
    product(slug: $slug) {
      slug
    }
  }
`;
const ANSWER = { marketplace: { name: 'Rizq' }, product: { slug: 'harumanis-mango' } };

test.each([
  ['as it comes', [fetchExchange]],
  ['with persisted queries', [persistedExchange({ preferGetForPersistedQueries: true }), fetchExchange]],
])('an urql client %s reads by GET', async (_how, exchanges) => {
  const methods: string[] = [];
  const recorded: typeof fetch = (input, init) => {
    methods.push(init?.method ?? 'GET');
    return fetch(input, init);
  };
  const client = new Client({ url, exchanges, fetch: recorded });
  const { data, error } = await client.query(NAME, { slug: 'harumanis-mango' }).toPromise();
  expect(error).toBeUndefined();
  expect(data).toEqual(ANSWER);
  expect(methods).toContain('GET');
});

test('a GET that any page can make a browser send is answered as a guest’s, whatever cookie comes along', async () => {
  const login = await postGraphql(shop.app, LOGIN, SHOPPER, { origin: BASE_URL });
  const cookie = login.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const query = (text: string, headers: Record<string, string> = {}) =>
    shop.app.inject({ url: `/graphql?query=${encodeURIComponent(text)}`, headers: { cookie, ...headers } });
  const WHO = '{ viewer { id } }';
  // Twice: the second time by what was learnt the first time.
  for (const _time of [1, 2]) expect((await query(WHO)).json()).toMatchObject({ data: { viewer: null } });
  // However its address is written.
  for (const path of ['/%67raphql', '/graphq%6c']) {
    const answer = await shop.app.inject({ url: `${path}?query=${encodeURIComponent(WHO)}`, headers: { cookie } });
    expect(answer.json()).toMatchObject({ data: { viewer: null } });
  }
  const requested = await query(WHO, { 'apollo-require-preflight': '1' });
  expect(requested.json()).toMatchObject({ data: { viewer: { id: 'usr_demo_shopper' } } });
  expect((await query(WHO)).headers['set-cookie']).toBeUndefined();
  for (const headers of [{}, { 'apollo-require-preflight': '1', origin: BASE_URL }]) {
    const change = await query('mutation { logout { ok } }', headers as Record<string, string>);
    expect(change.statusCode).toBe(405);
  }
  expect((await query(WHO, { 'apollo-require-preflight': '1' })).json()).toMatchObject({ data: { viewer: { id: 'usr_demo_shopper' } } });
});

test.each([
  ['another method', { method: 'PUT' as const, headers: { 'content-type': 'application/json' }, payload: '{}' }, 405],
  [
    'a form',
    { method: 'POST' as const, headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'query={shop{name}}' },
    415,
  ],
  ['plain text', { method: 'POST' as const, headers: { 'content-type': 'text/plain' }, payload: '{"query":"{shop{name}}"}' }, 415],
  [
    'too much',
    { method: 'POST' as const, headers: { 'content-type': 'application/json' }, payload: `{"query":"${' '.repeat(200_000)}"}` },
    413,
  ],
])('%s is refused with its own status', async (_what, request, status) => {
  const answer = await shop.app.inject({ url: '/graphql', ...request });
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ errors: [{ message: expect.any(String) as string }] });
  if (status === 405) expect(answer.headers.allow).toBe('GET, POST, OPTIONS');
});
