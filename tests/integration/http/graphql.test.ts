import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { StoreUnreachable } from '#server/store/transaction.ts';
import { LOGIN, SHOPPER } from '#tests/support/api/accountOperations.ts';
import { openTestApp, postGraphql, type TestApp } from './openTestApp.ts';

let marketplace: TestApp;

beforeAll(async () => {
  marketplace = await openTestApp();
});

afterAll(() => marketplace.close());

interface GraphqlResponse {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

const codeOf = (body: string) => (JSON.parse(body) as GraphqlResponse).errors?.[0]?.extensions?.code;

test('the API responds in the requested language', async () => {
  const query = '{ categories { slug name } }';
  const english = await postGraphql(marketplace.app, query);
  const malay = await postGraphql(marketplace.app, query, {}, { 'accept-language': 'ms-MY,en;q=0.5' });
  expect(english.statusCode).toBe(200);
  expect(malay.statusCode).toBe(200);
  expect(malay.body).not.toBe(english.body);
});

test.each([
  ['ms;q=0,en', 'en'],
  ['en;q=0.5,ms', 'ms'],
  ['msx', 'en'],
  ['fr, id-ID;q=0.3', 'ms'],
])('Accept-Language %s gets a response in %s', async (header, language) => {
  const query = 'query ($locale: Locale) { categories { name(locale: $locale) } }';
  const response = await postGraphql(marketplace.app, '{ categories { name } }', {}, { 'accept-language': header });
  expect(response.body).toBe((await postGraphql(marketplace.app, query, { locale: language.toUpperCase() })).body);
});

test('an empty operation name in a POST is ignored', async () => {
  const send = (query: string) => marketplace.app.inject({ method: 'POST', url: '/graphql', payload: { query, operationName: '' } });
  const response = await send('query A { marketplace { name } }');
  expect([response.statusCode, response.json()]).toMatchObject([200, { data: { marketplace: { name: 'Rizq' } } }]);
  expect(codeOf((await send('query A { marketplace { name } } query B { viewer { id } }')).body)).toBe('OPERATION_RESOLUTION_FAILURE');
});

test.each([
  ['several operations and no operation name', 'query A { __typename } query B { __typename }', undefined],
  ['several operations and an unknown operation name', 'query A { __typename } query B { __typename }', 'C'],
])('a document with %s is refused, and no error is logged', async (_what, query, operationName) => {
  const logged = marketplace.log().length;
  const response = await marketplace.app.inject({ method: 'POST', url: '/graphql', payload: { query, operationName } });
  const named = { code: 'OPERATION_RESOLUTION_FAILURE' };
  expect([response.statusCode, response.json()]).toEqual([400, { errors: [{ message: expect.any(String) as string, extensions: named }] }]);
  expect(marketplace.log().slice(logged)).not.toContain('"err"');
});

test('an empty operation name in a GET is ignored', async () => {
  const get = (end: string, headers = {}) =>
    marketplace.app.inject({ url: `/graphql?query=${encodeURIComponent('query A { marketplace { name } }')}${end}`, headers });
  const responses = await Promise.all(['', '&operationName=', '&operationName='].map((end) => get(end)));
  for (const response of responses)
    expect([response.statusCode, response.json()]).toMatchObject([200, { data: { marketplace: { name: 'Rizq' } } }]);
  const two = await marketplace.app.inject({
    url: `/graphql?query=${encodeURIComponent('query A { __typename } query B { __typename }')}&operationName=`,
  });
  expect(codeOf(two.body)).toBe('OPERATION_RESOLUTION_FAILURE');
});

test.each([
  ['the ETag', (tag: string) => tag],
  ['the strong form of the ETag', (tag: string) => tag.replace('W/', '')],
  ['a list that has the ETag', (tag: string) => `"other", ${tag} , W/"third"`],
  ['a star', () => '*'],
])('If-None-Match with %s gets 304 without a body', async (_what, sent) => {
  const url = `/graphql?query=${encodeURIComponent('{ marketplace { name } }')}`;
  const { etag } = (await marketplace.app.inject({ url })).headers;
  const again = await marketplace.app.inject({ url, headers: { 'if-none-match': sent(String(etag)) } });
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
  const other = await marketplace.app.inject({ url, headers: { 'if-none-match': '"other", W/"third"' } });
  expect(other.statusCode).toBe(200);
});

test('a 401 response names the Bearer scheme in WWW-Authenticate', async () => {
  const response = await postGraphql(marketplace.app, '{ viewer { id } }', {}, { authorization: 'Bearer unknown' });
  expect([response.statusCode, response.headers['www-authenticate']]).toEqual([401, 'Bearer realm="rizq"']);
});

test('a body over the limit is refused with the code TOO_LARGE', async () => {
  const response = await postGraphql(marketplace.app, `{ marketplace { name } } #${'x'.repeat(110_000)}`);
  expect(response.statusCode).toBe(413);
  expect(codeOf(response.body)).toBe('TOO_LARGE');
});

test('a body that is not JSON is refused with the code BAD_REQUEST', async () => {
  const response = await marketplace.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json' },
    payload: '{ canary',
  });
  expect(response.statusCode).toBe(400);
  expect(codeOf(response.body)).toBe('BAD_REQUEST');
  expect(response.body).not.toContain('canary');
});

test('a response with only store errors has status 503; one that also has data has 200', async () => {
  const track = 'tracked: trackOrder(number: "RZQ-00000000", email: "aina@example.com") { number }';
  const away = vi.spyOn(marketplace.api.services.tracking, 'track').mockRejectedValue(new StoreUnreachable(null));
  const alone = await postGraphql(marketplace.app, `{ ${track} }`, {}, { 'accept-language': 'ms' });
  expect([alone.statusCode, alone.headers['retry-after']]).toEqual([503, '5']);
  expect(alone.json()).toMatchObject({ data: { tracked: null }, errors: [{ message: expect.stringContaining('tidak dapat') as string }] });
  const beside = await postGraphql(marketplace.app, `{ facts { key } ${track} }`);
  expect([beside.statusCode, codeOf(beside.body)]).toEqual([200, 'STORE_UNAVAILABLE']);
  away.mockRestore();
});

test('a subscription is refused as a validation error', async () => {
  const response = await postGraphql(marketplace.app, 'subscription { x }');
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ errors: [{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }] });
});

test('queries over the limits are refused with a stable code', async () => {
  const aliases = `{ ${Array.from({ length: 16 }, (_, index) => `a${index}: marketplace { name }`).join(' ')} }`;
  const deep = `{ products { nodes { ${'related { '.repeat(14)} id ${'} '.repeat(14)} } } }`;
  const long = `{ marketplace { ${'name '.repeat(1100)} } }`;
  for (const query of [aliases, deep, long]) {
    const response = await postGraphql(marketplace.app, query);
    expect(response.statusCode).toBe(400);
    expect(codeOf(response.body)).toMatch(/^[A-Z_]+$/);
  }
});

test('a plain HTML form of another origin cannot call the API', async () => {
  for (const contentType of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const response = await marketplace.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': contentType, origin: 'https://evil.example' },
      payload: '{"query":"{ marketplace { name } }"}',
    });
    expect(response.statusCode, contentType).toBe(415);
    expect(response.body, contentType).not.toContain('"name"');
  }
});

test('a batch of several requests in one body is refused', async () => {
  const response = await marketplace.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: [{ query: '{ marketplace { name } }' }, { query: '{ marketplace { name } }' }],
  });
  expect(response.statusCode).toBe(400);
});

test('each executed response states its estimated cost, also from the cache; a response to an invalid document does not', async () => {
  const query = '{ products(first: 3) { nodes { id title } } }';
  const costs = [];
  for (let time = 0; time < 3; time += 1) {
    const response = await postGraphql(marketplace.app, query);
    costs.push(response.json<{ extensions: unknown }>().extensions);
  }
  expect(costs[0]).toEqual({ cost: { requested: expect.any(Number) as number, charged: expect.any(Number) as number, maximum: 100_000 } });
  expect(costs).toEqual([costs[0], costs[0], costs[0]]);
  const failed = await postGraphql(marketplace.app, '{ products(first: 1000) { totalCount } }');
  expect(failed.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }], extensions: { cost: { maximum: 100_000 } } });
  const refused = await postGraphql(marketplace.app, '{ nothing }');
  expect(refused.json()).not.toHaveProperty('extensions');
});

test('too many requests from one IP address are refused with a time to retry', async () => {
  const small = await openTestApp({ rateLimit: 1 });
  const responses = [];
  do responses.push(await postGraphql(small.app, '{ marketplace { name } }'));
  while (responses.at(-1)?.statusCode === 200 && responses.length < 20);
  const refused = responses.at(-1);
  expect(responses.length).toBeGreaterThan(3);
  expect(refused?.statusCode).toBe(429);
  expect(refused?.headers['retry-after']).toMatch(/^[1-9]\d*$/);
  expect(refused?.headers['x-ratelimit-remaining']).toBe('0');
  expect(codeOf(refused?.body ?? '')).toBe('RATE_LIMITED');
  const picture = await small.app.inject({ url: '/pictures/none.webp' });
  expect(picture.statusCode).toBe(404);
  await small.close();
});

test('a path that only starts like an exempt one counts towards the rate limit, and so does an unknown one', async () => {
  for (const url of ['/healthz/../rizq-marketplace', '/healthzfoo', '/nowhere.json']) {
    const small = await openTestApp({ rateLimit: 1 });
    const statuses = [];
    for (let request = 0; request < 15; request += 1) statuses.push((await small.app.inject({ url })).statusCode);
    expect(statuses.at(-1)).toBe(429);
    await small.close();
  }
});

test('a forwarded IP address is used only if the proxy is trusted', async () => {
  const twice = async (trustProxy: boolean) => {
    const small = await openTestApp({ rateLimit: 1, trustProxy });
    const sendFrom = (addresses: string) => postGraphql(small.app, '{ marketplace { name } }', {}, { 'x-forwarded-for': addresses });
    for (let request = 0; request < 15; request += 1) await sendFrom('203.0.113.2');
    // A client can forge every forwarded address except the last one.
    const statuses = [];
    for (const addresses of ['203.0.113.2', '203.0.113.1', '203.0.113.3, 203.0.113.2'])
      statuses.push((await sendFrom(addresses)).statusCode);
    await small.close();
    return statuses;
  };
  expect(await twice(false)).toEqual([429, 429, 429]);
  expect(await twice(true)).toEqual([429, 200, 429]);
});

test('forwarded IP addresses with a port or in brackets count as one address, and invalid ones are ignored', async () => {
  const small = await openTestApp({ rateLimit: 1, trustProxy: true });
  const statusFrom = async (address: string) =>
    (await postGraphql(small.app, '{ marketplace { name } }', {}, { 'x-forwarded-for': address })).statusCode;
  for (let port = 1; port <= 15; port += 1) await statusFrom(`203.0.113.2:${port}`);
  const statuses = [];
  for (const address of ['203.0.113.2', '[::ffff:203.0.113.2]', '[::ffff:203.0.113.2]:443', '203.0.113.3:1'])
    statuses.push(await statusFrom(address));
  expect(statuses).toEqual([429, 429, 429, 200]);
  for (let word = 1; word <= 15; word += 1) await statusFrom(`word${word}`);
  expect(await statusFrom('another word')).toBe(429);
  await small.close();
});

test.each([
  ['a bad chunk', 'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n'],
  ['junk after a request', 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nJUNK\r\n\r\n'],
  ['junk after a page request', 'GET /about-us HTTP/1.1\r\nHost: x\r\n\r\nJUNK\r\n\r\n'],
])('%s is not logged as a server error', async (_what, sent) => {
  const own = await openTestApp({ rateLimit: 250 });
  await own.app.listen({ port: 0 });
  const socket = connect((own.app.server.address() as AddressInfo).port, '127.0.0.1');
  socket
    .on('error', () => undefined)
    .resume()
    .write(sent);
  await once(socket, 'close');
  await own.close();
  expect(own.log()).not.toContain('"level":"error"');
});

test('IPv6 addresses with the same first 56 bits share login attempts and rate limit', async () => {
  const small = await openTestApp({ rateLimit: 60, trustProxy: true });
  const from = (address: string) => postGraphql(small.app, LOGIN, { ...SHOPPER, password: 'a guess' }, { 'x-forwarded-for': address });
  const responses = [];
  for (const end of [':1', ':2', '0:0:0:3', 'ffff::', 'a:b:c:d', ':e']) responses.push(await from(`2001:db8:0:1:${end}`));
  expect(responses.map(({ body }) => body.includes('TOO_MANY_ATTEMPTS'))).toEqual([false, false, false, false, false, true]);
  expect((await from('2001:db8:0:102::1')).body).not.toContain('TOO_MANY_ATTEMPTS');
  let last = await from('2001:db8:0:1::7');
  for (let end = 8; last.statusCode === 200 && end < 60; end += 1) last = await from(`2001:db8:0:1::${end}`);
  expect(last.statusCode).toBe(429);
  expect((await from('2001:db8:0:102::2')).statusCode).toBe(200);
  await small.close();
});
