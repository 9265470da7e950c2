import { afterEach, beforeEach, expect, test } from 'vitest';
import { LOGIN, SHOPPER } from '#tests/support/api/accountOperations.ts';
import { openTestApp, postGraphql, type TestApp } from './openTestApp.ts';

let marketplace: TestApp;
beforeEach(async () => {
  marketplace = await openTestApp();
});
afterEach(() => marketplace.close());

const send = (query: string, variables?: Record<string, unknown>, headers?: Record<string, string>) =>
  postGraphql(marketplace.app, query, variables, headers);

test('a cached document is executed with the variables, viewer and Accept header of each request', async () => {
  const query =
    'query ($slugs: [String!], $first: Int) { products(filter: { category: $slugs }, first: $first) { totalCount } viewer { email } }';
  const guest = await send(query, { first: 1 });
  expect(guest.json()).toMatchObject({ data: { viewer: null } });
  const bad = [{ first: 'many' }, { first: 1000 }, { slugs: Array.from({ length: 2001 }, String) }, 'first', [1]];
  for (const variables of bad) {
    const cached = await send(query, variables as Record<string, unknown>);
    // Apollo Server validates the uncached document.
    const fresh = await send(`# ${JSON.stringify(variables).length}\n${query}`, variables as Record<string, unknown>);
    expect(cached.json()).toHaveProperty('errors');
    expect([cached.statusCode, cached.body]).toEqual([fresh.statusCode, fresh.body.replace(/"line":2/g, '"line":1')]);
  }
  const { token } = (await send(LOGIN, SHOPPER)).json<{ data: { login: { token: string } } }>().data.login;
  expect((await send(query, { first: 1 }, { authorization: `Bearer ${token}` })).json()).toMatchObject({
    data: { viewer: { email: SHOPPER.email } },
  });
  expect((await send(query, { first: 2 })).json()).toMatchObject({ data: { viewer: null } });
  const media = 'application/graphql-response+json';
  for (const first of [3, 4]) expect((await send(query, { first }, { accept: media })).headers['content-type']).toContain(media);
  expect((await send(query, { first: 5 })).headers['content-type']).toContain('application/json');
  expect((await send(query, { first: 5 }, { accept: 'image/png' })).statusCode).toBe(406);
});

test('a request gets the same response whether or not a similar one was cached before', async () => {
  const named = () =>
    marketplace.app.inject({ method: 'POST', url: '/graphql', payload: { query: '{ marketplace { name } }', operationName: '' } });
  const cold = await named();
  await send('{ marketplace { name } }');
  expect((await named()).body).toBe(cold.body);

  const query = 'query ($n: Float) { products(filter: { ratingMin: $n }) { totalCount } }';
  const beyond = `{"query":${JSON.stringify(query)},"variables":{"n":1e999}}`;
  await send(query, { n: null });
  const refused = await marketplace.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json' },
    payload: beyond,
  });
  expect(refused.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
});
