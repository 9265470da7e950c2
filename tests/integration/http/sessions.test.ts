import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AuthResponse, aRegistration, LOGIN, LOGOUT, REGISTER, SHOPPER, VIEWER } from '#tests/support/api/accountOperations.ts';
import { BASE_URL, openTestApp, postGraphql, type TestApp } from './openTestApp.ts';

let marketplace: TestApp;

beforeAll(async () => {
  marketplace = await openTestApp();
});

afterAll(() => marketplace.close());

const OWN = { origin: BASE_URL };

async function logIn(remember = true) {
  const response = await postGraphql(marketplace.app, LOGIN, { ...SHOPPER, remember }, OWN);
  const { login } = response.json<{ data: { login: AuthResponse } }>().data;
  const [cookie] = response.cookies as { name: string; value: string; [attribute: string]: unknown }[];
  return { token: login.token ?? '', cookie, headers: { cookie: `${cookie?.name}=${cookie?.value}` } };
}

const emailOf = async (headers: Record<string, string>) =>
  (await postGraphql(marketplace.app, VIEWER, {}, headers)).json<{ data?: { viewer: { email: string } | null } }>().data?.viewer?.email ??
  null;

test('logging in sets an httpOnly cookie for this host only, and API clients use the same token as Bearer', async () => {
  const { token, cookie, headers } = await logIn();
  expect(cookie).toMatchObject({ name: '__Host-rizq_session', value: token, httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });
  expect(cookie).not.toHaveProperty('domain');
  const days = ((cookie?.['expires'] as Date).getTime() - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(37);
  expect(await emailOf(headers)).toBe(SHOPPER.email);
  expect(await emailOf({ authorization: `Bearer ${token}` })).toBe(SHOPPER.email);
  expect(await emailOf({})).toBeNull();
});

test('without "remember" the session cookie ends with the browser session', async () => {
  const { cookie } = await logIn(false);
  expect(cookie).not.toHaveProperty('expires');
  expect(cookie).not.toHaveProperty('maxAge');
});

test('a session token has 256 bits, and only its hash is stored', async () => {
  const { token } = await logIn();
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  const { items } = await marketplace.api.store.query('sessions', { limit: 100 });
  expect(JSON.stringify(items)).not.toContain(token);
});

test('logging in again issues a new token and invalidates the old one', async () => {
  const first = await logIn();
  const response = await postGraphql(marketplace.app, LOGIN, SHOPPER, { ...OWN, ...first.headers });
  const { token } = response.json<{ data: { login: AuthResponse } }>().data.login;
  expect(token).not.toBe(first.token);
  expect(await emailOf(first.headers)).toBeNull();
  expect(await emailOf({ authorization: `Bearer ${token}` })).toBe(SHOPPER.email);
});

test('logging out ends the session immediately, deletes the cookie and clears the browser’s cache; everywhere: true ends all sessions', async () => {
  const [phone, desk, tablet] = [await logIn(), await logIn(), await logIn()];
  const response = await postGraphql(marketplace.app, LOGOUT, {}, { ...OWN, ...phone.headers });
  expect(response.headers['set-cookie']).toContain('__Host-rizq_session=;');
  expect(response.headers['clear-site-data']).toBe('"cache"');
  expect(await emailOf(phone.headers)).toBeNull();
  expect(await emailOf(desk.headers)).toBe(SHOPPER.email);
  await postGraphql(marketplace.app, LOGOUT, { everywhere: true }, { authorization: `Bearer ${desk.token}` });
  expect(await emailOf(tablet.headers)).toBeNull();
});

test('a mutation with a session cookie is executed only from the marketplace’s own pages', async () => {
  const { headers, token } = await logIn();
  const change = 'mutation { updateProfile(input: { firstName: "Nurul" }) { viewer { firstName } } }';
  for (const origin of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    {},
    { origin: 'http://rizq.test', host: 'rizq.test' },
    { origin: 'https://evil.example', host: 'evil.example' },
  ]) {
    const response = await postGraphql(marketplace.app, change, {}, { ...headers, ...origin } as Record<string, string>);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
  }
  expect((await postGraphql(marketplace.app, change, {}, { ...headers, ...OWN })).json()).toMatchObject({
    data: { updateProfile: { viewer: { firstName: 'Nurul' } } },
  });
  expect((await postGraphql(marketplace.app, change, {}, { authorization: `Bearer ${token}` })).statusCode).toBe(200);
});

test('a mutation with an ended session is refused and its cookie deleted; it is not executed as a guest’s', async () => {
  const { headers } = await logIn();
  await postGraphql(marketplace.app, LOGOUT, {}, { ...OWN, ...headers });
  const change = 'mutation { updateProfile(input: { firstName: "Nurul" }) { viewer { firstName } } }';
  const refused = await postGraphql(marketplace.app, change, {}, { ...OWN, ...headers });
  expect(refused.statusCode).toBe(401);
  expect(refused.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  expect(refused.headers['set-cookie']).toContain('__Host-rizq_session=;');
  expect((await postGraphql(marketplace.app, '{ marketplace { name } }', {}, headers)).statusCode).toBe(200);
  expect((await postGraphql(marketplace.app, '{ marketplace { name } }', {}, { authorization: 'Bearer nonsense' })).statusCode).toBe(401);
  const { token } = await logIn();
  expect((await postGraphql(marketplace.app, '{ marketplace { name } }', {}, { authorization: token })).statusCode).toBe(401);
  expect((await postGraphql(marketplace.app, '{ marketplace { name } }', {}, { authorization: 'Basic c2hvcDpzaG9w' })).statusCode).toBe(
    200,
  );
  expect((await postGraphql(marketplace.app, LOGIN, SHOPPER, { ...OWN, ...headers })).statusCode).toBe(200);
});

test('a request with X-Rizq-Viewer is refused for guests and for other members', async () => {
  const { headers } = await logIn();
  const query = '{ viewer { id } }';
  const id = (await postGraphql(marketplace.app, query, {}, headers)).json<{ data: { viewer: { id: string } } }>().data.viewer.id;
  const send = (more: Record<string, string>) => postGraphql(marketplace.app, query, {}, { ...more, 'x-rizq-viewer': id });
  expect((await send(headers)).json()).toMatchObject({ data: { viewer: { id } } });
  const refused = await send({});
  expect(refused.statusCode).toBe(401);
  expect(refused.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  const other = await postGraphql(marketplace.app, query, {}, { ...headers, 'x-rizq-viewer': 'usr_another' });
  expect(other.statusCode).toBe(401);
  // The session is still valid, so its cookie is kept.
  expect(other.headers['set-cookie']).toBeUndefined();
});

test('login responds to an unknown email and to a wrong password with identical bytes', async () => {
  const wrong = await postGraphql(marketplace.app, LOGIN, { email: 'vendor@rizq.demo', password: 'not the password' });
  const unknown = await postGraphql(marketplace.app, LOGIN, { email: 'nobody@example.com', password: 'not the password' });
  expect(unknown.body).toBe(wrong.body);
  expect(unknown.statusCode).toBe(wrong.statusCode);
  expect(wrong.json()).toMatchObject({
    data: { login: { viewer: null, token: null, errors: [{ code: 'INVALID_CREDENTIALS', path: null }] } },
  });
});

test('a GraphQL document may contain one login at most', async () => {
  const twice = `mutation { a: login(email: "a@b.co", password: "x") { token } b: login(email: "a@b.co", password: "y") { token } }`;
  const mixed = `mutation A { login(email: "a@b.co", password: "x") { token } } mutation B { login(email: "a@b.co", password: "y") { token } }`;
  for (const query of [twice, mixed]) {
    const response = await postGraphql(marketplace.app, query);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ errors: [{ extensions: { code: 'QUERY_TOO_COMPLEX' } }] });
  }
});

test('passwords, tokens and cookies never reach the log', async () => {
  const canary = 'canary-of-passwords';
  await postGraphql(marketplace.app, REGISTER, { input: aRegistration({ email: 'canary@example.com', password: canary }) }, OWN);
  await postGraphql(marketplace.app, LOGIN, { email: 'canary@example.com', password: canary }, OWN);
  const { token } = await logIn();
  expect(marketplace.log()).not.toContain(canary);
  expect(marketplace.log()).not.toContain(token);
  expect(marketplace.log()).not.toContain('canary@example.com');
});

test('a members-only page redirects guests to the login page and is not cached', async () => {
  const guest = await marketplace.app.inject({ url: '/orders?status=pending', headers: { accept: 'text/html' } });
  expect(guest.statusCode).toBe(302);
  expect(guest.headers.location).toBe('/login?next=%2Forders%3Fstatus%3Dpending');
  const { headers } = await logIn();
  for (const [url, status] of [
    ['/orders', 200],
    ['/user-profile', 200],
    ['/orders/RZQ-0000-0000', 404],
  ] as const) {
    const member = await marketplace.app.inject({ url, headers: { accept: 'text/html', ...headers } });
    expect(member.statusCode).toBe(status);
    expect(member.headers['cache-control']).toBe('no-store');
  }
});

test('an invalid cursor redirects to the first page of orders, not to the login page', async () => {
  const { headers } = await logIn();
  const response = await marketplace.app.inject({ url: '/orders?status=pending&after=zz', headers });
  expect([response.statusCode, response.headers.location]).toEqual([302, '/orders?status=pending']);
  expect((await marketplace.app.inject({ url: '/orders?status=pending', headers })).statusCode).toBe(200);
});

test('a page for guests and members contains the member’s name and account menu without scripts', async () => {
  const { headers } = await logIn();
  const pageFor = async (cookie: object) =>
    (await marketplace.app.inject({ url: '/user-follow', headers: { accept: 'text/html', ...cookie } })).body;
  const shows = (body: string) => ({
    name: body.includes('aria-label="Nurul, My account"'),
    menu: /<nav[^>]*aria-label="My account"/.test(body),
  });
  expect(shows(await pageFor(headers))).toEqual({ name: true, menu: true });
  expect(shows(await pageFor({}))).toEqual({ name: false, menu: false });
});
