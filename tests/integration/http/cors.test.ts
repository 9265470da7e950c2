import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOGIN, SHOPPER, type AuthResponse } from '#tests/support/api/accountOperations.ts';
import { openTestApp, postGraphql, type TestApp } from './openTestApp.ts';

const APP = 'https://app.example';
const EVIL = 'https://evil.example';
const NAME = '{ marketplace { name } }';
const VIEWER = '{ viewer { id } }';
const SIGN_UP = 'mutation { updateProfile(input: { lastName: "Rahman" }) { viewer { lastName } } }';

let listed: TestApp;
let open: TestApp;
let closed: TestApp;
let cookie: string;
let token: string;

beforeAll(async () => {
  [listed, open, closed] = await Promise.all([
    openTestApp({ corsOrigins: [APP], rateLimit: 1000 }),
    openTestApp({ corsOrigins: ['*'] }),
    openTestApp(),
  ]);
  const response = await postGraphql(listed.app, LOGIN, SHOPPER, { origin: 'https://rizq.test' });
  cookie = response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  token = response.json<{ data: { login: AuthResponse } }>().data.login.token ?? '';
});
afterAll(() => Promise.all([listed, open, closed].map(({ close }) => close())));

const preflight = ({ app }: TestApp, url: string, origin: string, headers = 'content-type,authorization') =>
  app.inject({
    method: 'OPTIONS',
    url,
    headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': headers },
  });

test('pages of any origin can show product pictures', async () => {
  const { data } = (await postGraphql(closed.app, '{ products(first: 1) { nodes { images { url } } } }', {})).json<{
    data: { products: { nodes: { images: { url: string }[] }[] } };
  }>();
  const { statusCode, headers } = await closed.app.inject({ url: data.products.nodes[0]?.images[0]?.url, headers: { origin: EVIL } });
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' });
});

describe('a page of a listed origin', () => {
  test.each(['traceparent,tracestate', 'sentry-trace,baggage', 'x-request-id', 'b3'])('can send the tracing headers %s', async (names) => {
    const { statusCode, headers } = await preflight(listed, '/graphql', APP, `content-type,${names}`);
    const allowed = String(headers['access-control-allow-headers']).split(/, */);
    expect([statusCode, names.split(',').filter((name) => !allowed.includes(name))]).toEqual([204, []]);
  });

  test.each(['/graphql', '/uploads', '/imports', '/exports/orders.csv'])('can use %s', async (url) => {
    const { statusCode, headers } = await preflight(listed, url, APP);
    expect(statusCode).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': APP,
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': expect.stringMatching(
        /content-type.*authorization.*accept-language.*apollo-require-preflight/,
      ) as string,
      'access-control-max-age': '7200',
    });
    expect(headers.vary).toMatch(/Origin/);
    expect(headers['access-control-allow-credentials']).toBeUndefined();
  });

  test('can read responses and their headers, by POST and by GET', async () => {
    const posted = await postGraphql(listed.app, NAME, {}, { origin: APP });
    const got = await listed.app.inject({ url: `/graphql?query=${encodeURIComponent(NAME)}`, headers: { origin: APP } });
    for (const { headers } of [posted, got]) {
      expect(headers['access-control-allow-origin']).toBe(APP);
      expect(headers['access-control-expose-headers']).toMatch(/etag.*retry-after.*x-ratelimit-remaining/);
      expect(headers['access-control-allow-credentials']).toBeUndefined();
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    }
    expect(got.headers.vary).toMatch(/Origin/);
    expect(got.json()).toMatchObject({ data: { marketplace: { name: 'Rizq' } } });
  });

  test('is authenticated by its Bearer token, and never by a cookie', async () => {
    const execute = async (headers: Record<string, string>, query = VIEWER) =>
      (await postGraphql(listed.app, query, {}, { origin: APP, ...headers })).json<unknown>();
    expect(await execute({ authorization: `Bearer ${token}` })).toMatchObject({ data: { viewer: { id: 'usr_demo_shopper' } } });
    expect(await execute({ cookie })).toMatchObject({ data: { viewer: null } });
    // The cookie does not authenticate mutations, but the token does.
    expect(await execute({ cookie }, SIGN_UP)).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
    expect(await execute({ cookie, authorization: `Bearer ${token}` }, SIGN_UP)).toMatchObject({
      data: { updateProfile: { viewer: { lastName: 'Rahman' } } },
    });
  });

  test('cannot set or delete a cookie', async () => {
    const login = await postGraphql(listed.app, LOGIN, SHOPPER, { origin: APP });
    expect(login.json<{ data: { login: AuthResponse } }>().data.login.token).toMatch(/^[\w-]{43}$/);
    expect(login.headers['set-cookie']).toBeUndefined();
    const logout = await postGraphql(listed.app, 'mutation { logout { ok } }', {}, { origin: APP, cookie });
    expect(logout.headers['set-cookie']).toBeUndefined();
    expect((await postGraphql(listed.app, VIEWER, {}, { cookie })).json()).toMatchObject({ data: { viewer: { id: 'usr_demo_shopper' } } });
  });

  test('can upload and export files only with a token', async () => {
    const upload = (headers: Record<string, string>) =>
      listed.app.inject({
        method: 'POST',
        url: '/uploads',
        headers: { 'content-type': 'image/png', origin: APP, ...headers },
        payload: 'x',
      });
    const [byCookie, byToken] = [await upload({ cookie }), await upload({ authorization: `Bearer ${token}` })];
    expect([byCookie.statusCode, byToken.statusCode]).toEqual([401, 415]);
    expect(byToken.headers['access-control-allow-origin']).toBe(APP);
    const file = await listed.app.inject({ url: '/exports/orders.csv', headers: { origin: APP, cookie } });
    expect(file.statusCode).toBe(401);
  });
});

describe('a page of any other origin', () => {
  test('gets no CORS headers', async () => {
    for (const response of [await preflight(listed, '/graphql', EVIL), await postGraphql(listed.app, NAME, {}, { origin: EVIL })]) {
      expect(response.headers['access-control-allow-origin']).toBeUndefined();
      expect(response.headers['cross-origin-resource-policy']).toBe('same-origin');
    }
  });

  test('cannot change data with a cookie', async () => {
    const response = await postGraphql(listed.app, SIGN_UP, {}, { origin: EVIL, cookie });
    expect([response.statusCode, response.json<{ errors: { extensions: { code: string } }[] }>().errors[0]?.extensions.code]).toEqual([
      403,
      'FORBIDDEN',
    ]);
  });
});

test('with * every origin is allowed, and the marketplace’s own pages still get their cookie', async () => {
  expect((await preflight(open, '/graphql', EVIL)).headers['access-control-allow-origin']).toBe('*');
  const login = await postGraphql(open.app, LOGIN, SHOPPER, { origin: 'https://rizq.test' });
  expect(login.headers['set-cookie']).toBeDefined();
  expect(login.headers['access-control-allow-credentials']).toBeUndefined();
});

test('other origins cannot read pages, only the API', async () => {
  for (const url of ['/', '/cart', '/healthz']) {
    const { headers } = await open.app.inject({ url, headers: { origin: APP } });
    expect(headers['access-control-allow-origin'], url).toBeUndefined();
  }
});

test('without the setting there is no CORS', async () => {
  const responses = [await preflight(closed, '/graphql', APP), await postGraphql(closed.app, NAME, {}, { origin: APP })];
  for (const { headers } of responses) expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
});

test('a listed origin can read the refusal of a request over the rate limit', async () => {
  const small = await openTestApp({ corsOrigins: [APP], rateLimit: 1 });
  let last = await postGraphql(small.app, NAME, {}, { origin: APP });
  for (let count = 0; last.statusCode === 200 && count < 50; count += 1) last = await postGraphql(small.app, NAME, {}, { origin: APP });
  const { statusCode, headers } = last;
  expect([statusCode, headers['access-control-allow-origin']]).toEqual([429, APP]);
  expect(headers['retry-after']).toBeDefined();
  await small.close();
});
