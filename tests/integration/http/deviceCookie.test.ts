import { afterAll, beforeAll, expect, test } from 'vitest';
import Fastify from 'fastify';
import cookiePlugin from '@fastify/cookie';
import { DeviceCookie } from '#server/http/cookies.ts';
import { LOGIN, SHOPPER, type AuthResponse } from '#tests/support/api/accountOperations.ts';
import { openTestApp, postGraphql, type TestApp } from './openTestApp.ts';

const NAME = '__Host-rizq_device';
const DAY_MS = 86_400_000;

let shop: TestApp;

beforeAll(async () => {
  shop = await openTestApp();
});

afterAll(() => shop.close());

async function open(headers: Record<string, string> = {}, url = '/faq') {
  const answer = await shop.app.inject({ url, headers });
  const cookie = answer.cookies.find(({ name }) => name === NAME) as { value: string; [attribute: string]: unknown } | undefined;
  return { answer, cookie };
}

test('a page gives a browser a cookie of its own, which no script sees and no other host gets', async () => {
  const { answer, cookie } = await open();
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/', maxAge: 400 * 86_400 });
  expect(cookie).not.toHaveProperty('domain');
  expect(Buffer.from(cookie?.value.split('.')[0] ?? '', 'base64url')).toHaveLength(16);
  expect(answer.headers['cache-control']).toContain('private');
});

test('two browsers that are shown the same rendered page get different cookies', async () => {
  const [first, second] = [await open(), await open()];
  expect(second.answer.body).toBe(first.answer.body);
  expect(second.cookie?.value).not.toBe(first.cookie?.value);
});

test('a browser that has one is given no other, and its cookie does not split the pages that are kept', async () => {
  const { answer, cookie } = await open();
  const again = await open({ cookie: `${NAME}=${cookie?.value}; other=1` });
  expect(again.cookie).toBeUndefined();
  expect(again.answer.body).toBe(answer.body);
});

test.each(['', 'x', 'AAAAAAAAAAAAAAAAAAAAAA.fmx.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'])(
  'a cookie that the shop did not sign (%j) is replaced',
  async (made) => {
    const { cookie } = await open({ cookie: `${NAME}=${made}` });
    expect(cookie?.value).toMatch(/^[\w-]{22}\.[0-9a-z]+\.[\w-]{43}$/);
  },
);

test('a cookie whose number was exchanged is replaced', async () => {
  const [mine, theirs] = [(await open()).cookie?.value ?? '', (await open()).cookie?.value ?? ''];
  const forged = [mine.split('.')[0], ...theirs.split('.').slice(1)].join('.');
  const { cookie } = await open({ cookie: `${NAME}=${forged}` });
  expect(cookie?.value).not.toContain(mine.split('.')[0]);
});

test('answers of the API carry none: others may be given them', async () => {
  const answer = await postGraphql(shop.app, '{ marketplace { name } }');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test('a device keeps its number when its cookie is renewed, until it has been away for too long; another secret does not know it', async () => {
  const clock = { now: Date.UTC(2026, 0, 1) };
  const app = Fastify();
  await app.register(cookiePlugin);
  const devices = new DeviceCookie({ secret: 'one', isHttps: false, now: () => clock.now });
  const others = new DeviceCookie({ secret: 'two', isHttps: false, now: () => clock.now });
  app.get('/', (request, reply) => {
    devices.give(request, reply);
    return { id: devices.idOf(request), other: others.idOf(request) };
  });
  const ask = async (cookie?: string) => {
    const answer = await app.inject({ url: '/', headers: cookie === undefined ? {} : { cookie: `rizq_device=${cookie}` } });
    return { ...answer.json<{ id: string | null; other: string | null }>(), given: answer.cookies[0]?.value };
  };
  const { given = '' } = await ask();
  const [id] = given.split('.');
  expect(await ask(given)).toEqual({ id, other: null, given: undefined });
  clock.now += 201 * DAY_MS;
  const { given: renewed = '' } = await ask(given);
  expect(renewed).not.toBe(given);
  expect(renewed.split('.')[0]).toBe(id);
  clock.now += 200 * DAY_MS;
  expect(await ask(given)).toMatchObject({ id: null });
  expect(await ask(renewed)).toMatchObject({ id });
  await app.close();
});

test('whoever logged in with it before is let in while a stranger at the same address waits', async () => {
  const device = `${NAME}=${(await open()).cookie?.value}`;
  const login = async (password: string, headers: Record<string, string> = {}) =>
    (await postGraphql(shop.app, LOGIN, { email: SHOPPER.email, password }, headers)).json<{ data: { login: AuthResponse } }>().data.login;
  expect((await login(SHOPPER.password, { cookie: device })).errors).toEqual([]);
  for (let count = 0; count < 6; count += 1) await login('a guess');
  const stranger = `${NAME}=${(await open()).cookie?.value}`;
  expect((await login(SHOPPER.password, { cookie: stranger })).errors[0]?.code).toBe('TOO_MANY_ATTEMPTS');
  expect((await login(SHOPPER.password, { cookie: device })).errors).toEqual([]);
});
