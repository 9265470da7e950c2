import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AuthResponse, aRegistration, LOGIN, LOGOUT, REGISTER, SHOPPER, VIEWER } from '#tests/support/api/accountOperations.ts';
import { BASE_URL, openTestApp, postGraphql, type TestApp } from './openTestApp.ts';

let shop: TestApp;

beforeAll(async () => {
  shop = await openTestApp();
});

afterAll(() => shop.close());

const OWN = { origin: BASE_URL };

async function logIn(remember = true) {
  const answer = await postGraphql(shop.app, LOGIN, { ...SHOPPER, remember }, OWN);
  const { login } = answer.json<{ data: { login: AuthResponse } }>().data;
  const [cookie] = answer.cookies as { name: string; value: string; [attribute: string]: unknown }[];
  return { token: login.token ?? '', cookie, headers: { cookie: `${cookie?.name}=${cookie?.value}` } };
}

const whoIs = async (headers: Record<string, string>) =>
  (await postGraphql(shop.app, VIEWER, {}, headers)).json<{ data?: { viewer: { email: string } | null } }>().data?.viewer?.email ?? null;

test('logging in gives the browser an httpOnly cookie that only this host gets, and API clients the same token as Bearer', async () => {
  const { token, cookie, headers } = await logIn();
  expect(cookie).toMatchObject({ name: '__Host-rizq_session', value: token, httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });
  expect(cookie).not.toHaveProperty('domain');
  const days = ((cookie?.['expires'] as Date).getTime() - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(37);
  expect(await whoIs(headers)).toBe(SHOPPER.email);
  expect(await whoIs({ authorization: `Bearer ${token}` })).toBe(SHOPPER.email);
  expect(await whoIs({})).toBeNull();
});

test('without "remember" the cookie goes when the browser is closed', async () => {
  const { cookie } = await logIn(false);
  expect(cookie).not.toHaveProperty('expires');
  expect(cookie).not.toHaveProperty('maxAge');
});

test('a token has 256 bits, and the store knows only its hash', async () => {
  const { token } = await logIn();
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  const { items } = await shop.api.store.query('sessions', { limit: 100 });
  expect(JSON.stringify(items)).not.toContain(token);
});

test('logging in again takes a new token, and the old one opens nothing', async () => {
  const first = await logIn();
  const answer = await postGraphql(shop.app, LOGIN, SHOPPER, { ...OWN, ...first.headers });
  const { token } = answer.json<{ data: { login: AuthResponse } }>().data.login;
  expect(token).not.toBe(first.token);
  expect(await whoIs(first.headers)).toBeNull();
  expect(await whoIs({ authorization: `Bearer ${token}` })).toBe(SHOPPER.email);
});

test('logging out bites at once and takes the cookie away; everywhere means every device', async () => {
  const [phone, desk, tablet] = [await logIn(), await logIn(), await logIn()];
  const answer = await postGraphql(shop.app, LOGOUT, {}, { ...OWN, ...phone.headers });
  expect(answer.headers['set-cookie']).toContain('__Host-rizq_session=;');
  expect(await whoIs(phone.headers)).toBeNull();
  expect(await whoIs(desk.headers)).toBe(SHOPPER.email);
  await postGraphql(shop.app, LOGOUT, { everywhere: true }, { authorization: `Bearer ${desk.token}` });
  expect(await whoIs(tablet.headers)).toBeNull();
});

test('with a cookie, a mutation is taken from a page of this shop alone', async () => {
  const { headers, token } = await logIn();
  const change = 'mutation { updateProfile(input: { firstName: "Nurul" }) { viewer { firstName } } }';
  for (const origin of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    {},
    { origin: 'http://rizq.test', host: 'rizq.test' },
    { origin: 'https://evil.example', host: 'evil.example' },
  ]) {
    const answer = await postGraphql(shop.app, change, {}, { ...headers, ...origin } as Record<string, string>);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
  }
  expect((await postGraphql(shop.app, change, {}, { ...headers, ...OWN })).json()).toMatchObject({
    data: { updateProfile: { viewer: { firstName: 'Nurul' } } },
  });
  expect((await postGraphql(shop.app, change, {}, { authorization: `Bearer ${token}` })).statusCode).toBe(200);
});

test('a session that is over never orders quietly as a guest: the cookie goes, and the next try is a guest', async () => {
  const { headers } = await logIn();
  await postGraphql(shop.app, LOGOUT, {}, { ...OWN, ...headers });
  const change = 'mutation { updateProfile(input: { firstName: "Nurul" }) { viewer { firstName } } }';
  const refused = await postGraphql(shop.app, change, {}, { ...OWN, ...headers });
  expect(refused.statusCode).toBe(401);
  expect(refused.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  expect(refused.headers['set-cookie']).toContain('__Host-rizq_session=;');
  expect((await postGraphql(shop.app, '{ marketplace { name } }', {}, headers)).statusCode).toBe(200);
  expect((await postGraphql(shop.app, '{ marketplace { name } }', {}, { authorization: 'Bearer nonsense' })).statusCode).toBe(401);
  const { token } = await logIn();
  expect((await postGraphql(shop.app, '{ marketplace { name } }', {}, { authorization: token })).statusCode).toBe(401);
  expect((await postGraphql(shop.app, '{ marketplace { name } }', {}, { authorization: 'Basic c2hvcDpzaG9w' })).statusCode).toBe(200);
  expect((await postGraphql(shop.app, LOGIN, SHOPPER, { ...OWN, ...headers })).statusCode).toBe(200);
});

test('a request that is meant for one account is nobody else’s: not a guest’s, not another member’s', async () => {
  const { headers } = await logIn();
  const who = '{ viewer { id } }';
  const id = (await postGraphql(shop.app, who, {}, headers)).json<{ data: { viewer: { id: string } } }>().data.viewer.id;
  const requested = (more: Record<string, string>) => postGraphql(shop.app, who, {}, { ...more, 'x-rizq-viewer': id });
  expect((await requested(headers)).json()).toMatchObject({ data: { viewer: { id } } });
  const refused = await requested({});
  expect(refused.statusCode).toBe(401);
  expect(refused.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  const other = await postGraphql(shop.app, who, {}, { ...headers, 'x-rizq-viewer': 'usr_another' });
  expect(other.statusCode).toBe(401);
  // Still somebody's session, so it stays.
  expect(other.headers['set-cookie']).toBeUndefined();
});

test('an unknown e-mail and a wrong password are answered with the same bytes', async () => {
  const wrong = await postGraphql(shop.app, LOGIN, { email: 'vendor@rizq.demo', password: 'not the password' });
  const unknown = await postGraphql(shop.app, LOGIN, { email: 'nobody@example.com', password: 'not the password' });
  expect(unknown.body).toBe(wrong.body);
  expect(unknown.statusCode).toBe(wrong.statusCode);
  expect(wrong.json()).toMatchObject({
    data: { login: { viewer: null, token: null, errors: [{ code: 'INVALID_CREDENTIALS', path: null }] } },
  });
});

test('a document logs in once at most', async () => {
  const twice = `mutation { a: login(email: "a@b.co", password: "x") { token } b: login(email: "a@b.co", password: "y") { token } }`;
  const mixed = `mutation A { login(email: "a@b.co", password: "x") { token } } mutation B { login(email: "a@b.co", password: "y") { token } }`;
  for (const query of [twice, mixed]) {
    const answer = await postGraphql(shop.app, query);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ extensions: { code: 'QUERY_TOO_COMPLEX' } }] });
  }
});

test('passwords, tokens and cookies never reach the log', async () => {
  const canary = 'canary-of-passwords';
  await postGraphql(shop.app, REGISTER, { input: aRegistration({ email: 'canary@example.com', password: canary }) }, OWN);
  await postGraphql(shop.app, LOGIN, { email: 'canary@example.com', password: canary }, OWN);
  const { token } = await logIn();
  expect(shop.log()).not.toContain(canary);
  expect(shop.log()).not.toContain(token);
  expect(shop.log()).not.toContain('canary@example.com');
});

test('a page for members sends guests to log in and members in, and is kept by no cache', async () => {
  const guest = await shop.app.inject({ url: '/orders?status=pending', headers: { accept: 'text/html' } });
  expect(guest.statusCode).toBe(302);
  expect(guest.headers.location).toBe('/login?next=%2Forders%3Fstatus%3Dpending');
  const { headers } = await logIn();
  for (const [url, status] of [
    ['/orders', 200],
    ['/user-profile', 200],
    ['/orders/RZQ-0000-0000', 404],
  ] as const) {
    const member = await shop.app.inject({ url, headers: { accept: 'text/html', ...headers } });
    expect(member.statusCode).toBe(status);
    expect(member.headers['cache-control']).toBe('no-store');
  }
});

test('a cursor that leads nowhere shows the first page of orders, and asks no member to log in', async () => {
  const { headers } = await logIn();
  const answer = await shop.app.inject({ url: '/orders?status=pending&after=zz', headers });
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/orders?status=pending']);
  expect((await shop.app.inject({ url: '/orders?status=pending', headers })).statusCode).toBe(200);
});

test('a page that guests see as well comes to a member with their name and the menu of the account, before any script', async () => {
  const { headers } = await logIn();
  const pageFor = async (cookie: object) =>
    (await shop.app.inject({ url: '/user-follow', headers: { accept: 'text/html', ...cookie } })).body;
  const shows = (body: string) => ({
    name: body.includes('aria-label="Nurul, My account"'),
    menu: /<nav[^>]*aria-label="My account"/.test(body),
  });
  expect(shows(await pageFor(headers))).toEqual({ name: true, menu: true });
  expect(shows(await pageFor({}))).toEqual({ name: false, menu: false });
});
