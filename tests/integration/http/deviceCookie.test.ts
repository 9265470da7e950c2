import { afterAll, beforeAll, expect, test } from 'vitest';
import Fastify from 'fastify';
import cookiePlugin from '@fastify/cookie';
import { DeviceCookie } from '#server/http/cookies.ts';
import { LOGIN, SHOPPER, type AuthResponse } from '#tests/support/api/accountOperations.ts';
import { openTestApp, postGraphql, type TestApp } from './openTestApp.ts';

const NAME = '__Host-rizq_device';
const DAY_MS = 86_400_000;

let marketplace: TestApp;

beforeAll(async () => {
  marketplace = await openTestApp();
});

afterAll(() => marketplace.close());

async function open(headers: Record<string, string> = {}, url = '/faq') {
  const response = await marketplace.app.inject({ url, headers });
  const cookie = response.cookies.find(({ name }) => name === NAME) as { value: string; [attribute: string]: unknown } | undefined;
  return { response, cookie };
}

test('a page sets a device cookie that is httpOnly and limited to this host', async () => {
  const { response, cookie } = await open();
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/', maxAge: 400 * 86_400 });
  expect(cookie).not.toHaveProperty('domain');
  expect(Buffer.from(cookie?.value.split('.')[0] ?? '', 'base64url')).toHaveLength(16);
  expect(response.headers['cache-control']).toContain('private');
});

test('two browsers that get the same cached page get different device cookies', async () => {
  const [first, second] = [await open(), await open()];
  expect(second.response.body).toBe(first.response.body);
  expect(second.cookie?.value).not.toBe(first.cookie?.value);
});

test('a browser with a device cookie keeps it, and the page cache ignores the cookie', async () => {
  const { response, cookie } = await open();
  const again = await open({ cookie: `${NAME}=${cookie?.value}; other=1` });
  expect(again.cookie).toBeUndefined();
  expect(again.response.body).toBe(response.body);
});

test.each(['', 'x', 'AAAAAAAAAAAAAAAAAAAAAA.fmx.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'])(
  'a device cookie that the server did not sign (%j) is replaced',
  async (made) => {
    const { cookie } = await open({ cookie: `${NAME}=${made}` });
    expect(cookie?.value).toMatch(/^[\w-]{22}\.[0-9a-z]+\.[\w-]{43}$/);
  },
);

test('a device cookie whose id was exchanged is replaced', async () => {
  const [mine, theirs] = [(await open()).cookie?.value ?? '', (await open()).cookie?.value ?? ''];
  const forged = [mine.split('.')[0], ...theirs.split('.').slice(1)].join('.');
  const { cookie } = await open({ cookie: `${NAME}=${forged}` });
  expect(cookie?.value).not.toContain(mine.split('.')[0]);
});

test('API responses set no device cookie, because caches may share them', async () => {
  const response = await postGraphql(marketplace.app, '{ marketplace { name } }');
  expect(response.statusCode).toBe(200);
  expect(response.headers['set-cookie']).toBeUndefined();
});

test('a renewed device cookie keeps the id; an expired one, or one signed with another secret, is invalid', async () => {
  const clock = { now: Date.UTC(2026, 0, 1) };
  const app = Fastify();
  await app.register(cookiePlugin);
  const devices = new DeviceCookie({ secret: 'one', isHttps: false, now: () => clock.now });
  const others = new DeviceCookie({ secret: 'two', isHttps: false, now: () => clock.now });
  app.get('/', (request, reply) => {
    devices.give(request, reply);
    return { id: devices.idOf(request), other: others.idOf(request) };
  });
  const send = async (cookie?: string) => {
    const response = await app.inject({ url: '/', headers: cookie === undefined ? {} : { cookie: `rizq_device=${cookie}` } });
    return { ...response.json<{ id: string | null; other: string | null }>(), given: response.cookies[0]?.value };
  };
  const { given = '' } = await send();
  const [id] = given.split('.');
  expect(await send(given)).toEqual({ id, other: null, given: undefined });
  clock.now += 201 * DAY_MS;
  const { given: renewed = '' } = await send(given);
  expect(renewed).not.toBe(given);
  expect(renewed.split('.')[0]).toBe(id);
  clock.now += 200 * DAY_MS;
  expect(await send(given)).toMatchObject({ id: null });
  expect(await send(renewed)).toMatchObject({ id });
  await app.close();
});

test('a device that has logged in before can log in while other devices at its IP address have to wait', async () => {
  const device = `${NAME}=${(await open()).cookie?.value}`;
  const login = async (password: string, headers: Record<string, string> = {}) =>
    (await postGraphql(marketplace.app, LOGIN, { email: SHOPPER.email, password }, headers)).json<{ data: { login: AuthResponse } }>().data
      .login;
  expect((await login(SHOPPER.password, { cookie: device })).errors).toEqual([]);
  for (let count = 0; count < 6; count += 1) await login('a guess');
  const stranger = `${NAME}=${(await open()).cookie?.value}`;
  expect((await login(SHOPPER.password, { cookie: stranger })).errors[0]?.code).toBe('TOO_MANY_ATTEMPTS');
  expect((await login(SHOPPER.password, { cookie: device })).errors).toEqual([]);
});
