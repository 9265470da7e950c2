import { request as open } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openTestApp, postGraphql, type TestApp } from './openTestApp.ts';

let marketplace: TestApp;
beforeAll(async () => {
  marketplace = await openTestApp();
});
afterAll(() => marketplace.close());

interface Body {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions: { code: string } }[];
  extensions?: { cost: { requested: number; charged: number; maximum: number } };
}
const send = async (query: string, variables?: Record<string, unknown>) =>
  (await postGraphql(marketplace.app, query, variables)).json<Body>();

test.each([
  ['in the document', '{ products(sort: CANARY) { totalCount } }', undefined],
  ['in a variable', 'query ($sort: ProductSort) { products(sort: $sort) { totalCount } }', { sort: 'CANARY' }],
])('an unknown enum value %s is refused with the valid ones, and is not echoed', async (_where, query, variables) => {
  const { errors } = await send(query, variables);
  for (const choice of ['FEATURED', 'PRICE_ASC', 'UNIT_PRICE_ASC']) expect(errors?.[0]?.message).toContain(choice);
  expect(JSON.stringify(errors)).not.toContain('CANARY');
});

test('an invalid quote or suggestion does not affect the other fields of the response', async () => {
  const { data, errors } = await send(`{
    quote(input: { lines: [{ variantId: "var_x", quantity: -1 }] }) { readyToPlace }
    searchSuggestions(query: "te", limit: 1000) { __typename }
    marketplace { name }
  }`);
  expect(data).toEqual({ quote: null, searchSuggestions: null, marketplace: { name: 'Rizq' } });
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT', 'BAD_USER_INPUT']);
});

test('the reported cost of an operation includes that of its request, also if it is refused', async () => {
  const { extensions: done } = await send('{ marketplace { name } }');
  expect(done?.cost.charged).toBe((done?.cost.requested ?? 0) + 500);
  const many = Array.from({ length: 10 }, (_, index) => `p${index}: products(first: 100) { nodes { related(first: 24) { title } } }`).join(
    ' ',
  );
  const { errors, extensions: refused } = await send(`{ ${many} }`);
  expect(errors?.[0]?.extensions.code).toBe('QUERY_TOO_COMPLEX');
  expect(refused?.cost.requested).toBeGreaterThan(100_000);
  expect([refused?.cost.charged, refused?.cost.maximum]).toEqual([500, 100_000]);
});

test.each([
  ['application/json', 'application/json; charset=utf-8'],
  ['application/problem+json, application/json;q=0.9', 'application/json; charset=utf-8'],
  ['text/html', 'text/html; charset=utf-8'],
  ['*/*', 'text/html; charset=utf-8'],
])('the 404 of an unknown page has the content type for Accept: %s', async (accept, type) => {
  const response = await marketplace.app.inject({ url: '/product/nope', headers: { accept } });
  expect([response.statusCode, response.headers['content-type']]).toEqual([404, type]);
  if (type.startsWith('application/json'))
    expect(response.json()).toEqual({ error: { code: 'NOT_FOUND', message: 'There is nothing here.' } });
});

test('the connection of a request that is sent too slowly is closed although the client goes on sending', async () => {
  const slow = await openTestApp();
  onTestFinished(() => slow.close());
  const { server } = slow.app;
  server.requestTimeout = 100;
  await slow.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.address() as AddressInfo;
  const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  onTestFinished(() => void client.destroy());
  client
    .on('error', () => undefined)
    .write('POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n{');
  const response = await new Promise<string>((resolve) => {
    let text = '';
    client.on('data', (chunk) => (text += chunk.toString())).on('end', () => resolve(text));
  });
  expect(response).toContain('HTTP/1.1 408');
  const connections = promisify(server.getConnections.bind(server));
  await expect
    .poll(() => {
      client.write(' ');
      return connections();
    })
    .toBe(0);
});

test('a request with too large headers gets a 431 response in the API’s format that other origins can read', async () => {
  await marketplace.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = marketplace.app.server.address() as AddressInfo;
  const [status, headers, body] = await new Promise<[number | undefined, Record<string, unknown>, string]>((resolve, reject) => {
    const sent = open({ host: '127.0.0.1', port, path: '/graphql', headers: { 'x-large': 'x'.repeat(20_000) } }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => resolve([response.statusCode, response.headers, text]));
    });
    sent.on('error', reject).end();
  });
  expect([status, headers['access-control-allow-origin']]).toEqual([431, '*']);
  expect(JSON.parse(body)).toMatchObject({ errors: [{ extensions: { code: 'TOO_LARGE' } }], error: { code: 'TOO_LARGE' } });
});
