import { expect, onTestFinished, test } from 'vitest';
import { aRegistration, LOGIN, LOGOUT, REGISTER, SHOPPER, VENDOR, type AuthResponse } from '#tests/support/api/accountOperations.ts';
import { BASE_URL, openTestApp, postGraphql } from './openTestApp.ts';
import { texts } from '#tests/support/api/localisedTexts.ts';

/** Part of every value that a user types. No log line may contain it. */
const CANARY = 'canary-7f3a';
const OWN = { origin: BASE_URL };

interface Line {
  level: string;
  event: string;
  user?: string;
  account?: string;
  network?: string;
  what?: string;
  id?: string;
}

test('security events of logins, sessions, passwords, emails and permissions are logged without any user input', async () => {
  const marketplace = await openTestApp({}, { shopApproval: true });
  onTestFinished(() => marketplace.close());
  const events = () =>
    marketplace
      .log()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Line & { msg: string })
      .filter(({ msg }) => msg === 'security event');
  const last = () => events().at(-1);
  const send = async <Data = Record<string, unknown>>(query: string, variables: object, headers: Record<string, string> = {}) =>
    (await postGraphql(marketplace.app, query, variables as Record<string, unknown>, { ...OWN, ...headers })).json<{ data: Data }>().data;
  const login = async (email: string, password: string) => (await send<{ login: AuthResponse }>(LOGIN, { email, password })).login;
  const bearer = async (account: { email: string; password: string }) => ({
    authorization: `Bearer ${(await login(account.email, account.password)).token}`,
  });
  const user = 'usr_demo_shopper';

  // Logins: equal email addresses have equal hashes, whether they are known or not.
  await login(SHOPPER.email, `${CANARY} guess`);
  expect(last()).toMatchObject({
    level: 'warn',
    event: 'authn_login_fail',
    user,
    account: expect.stringMatching(/^[\w-]{12}$/) as unknown,
  });
  for (let count = 0; count < 6; count += 1) await login(`${CANARY}@example.com`, CANARY);
  const [first, second] = events().slice(-2);
  expect([first?.event, second?.event, second?.user]).toEqual(['authn_login_fail', 'authn_login_fail_max', undefined]);
  expect([second?.account, second?.network]).toEqual([first?.account, first?.network]);

  // Changes that members make to their own accounts.
  const seller = await bearer(VENDOR);
  const other = await bearer(VENDOR);
  const sessions = await send<{ viewer: { sessions: { id: string; current: boolean }[] } }>(
    '{ viewer { sessions { id current } } }',
    {},
    seller,
  );
  const id = sessions.viewer.sessions.find(({ current }) => !current)?.id ?? '';
  await send('mutation ($id: ID!) { revokeSession(id: $id) { ok } }', { id }, seller);
  expect(last()).toMatchObject({ level: 'info', event: 'authn_token_revoked', user: 'usr_demo_vendor', what: 'session', id });
  expect((await postGraphql(marketplace.app, '{ marketplace { name } }', {}, other)).statusCode).toBe(401);
  const changePassword = 'mutation ($current: String!, $next: String!) { changePassword(current: $current, next: $next) { ok } }';
  await send(changePassword, { current: CANARY, next: `${CANARY} madu lebah` }, seller);
  expect(last()).toMatchObject({ level: 'warn', event: 'authn_password_change_fail', what: 'change' });
  await send(changePassword, { current: VENDOR.password, next: `${CANARY} madu lebah` }, seller);
  expect(last()).toMatchObject({ level: 'info', event: 'authn_password_change', user: 'usr_demo_vendor', what: 'change' });
  const changeEmail =
    'mutation ($email: String!, $password: String!) { changeEmail(email: $email, password: $password) { errors { __typename } } }';
  await send(changeEmail, { email: `${CANARY}@rizq.demo`, password: `${CANARY} madu lebah` }, seller);
  expect(last()).toMatchObject({ level: 'info', event: 'user_updated', what: 'email' });
  await send('mutation ($token: String!, $password: String!) { resetPassword(token: $token, password: $password) { token } }', {
    token: CANARY,
    password: CANARY,
  });
  expect(last()).toMatchObject({ level: 'warn', event: 'authn_password_change_fail', what: 'reset' });
  await send(LOGOUT, { everywhere: true }, seller);
  expect(last()).toMatchObject({ level: 'info', event: 'authn_token_revoked', what: 'everywhere' });

  // Permissions.
  const shopper = await bearer(SHOPPER);
  await send('mutation { undoImport { undone } }', {}, shopper);
  expect(last()).toMatchObject({ level: 'warn', event: 'authz_fail', user, what: 'undoImport' });
  const createVendor =
    'mutation ($input: VendorInput!) { createVendor(input: $input) { vendor { profile { id slug } } errors { __typename } } }';
  const input = { name: 'Kopi Canary', description: texts({ en: CANARY }), kind: texts({ en: CANARY }), city: 'Ipoh', state: 'PERAK' };
  const { createVendor: opened } = await send<{ createVendor: { vendor: { profile: { id: string; slug: string } } } }>(
    createVendor,
    { input },
    shopper,
  );
  expect(last()).toMatchObject({
    level: 'info',
    event: 'privilege_permissions_changed',
    user,
    what: 'VENDOR',
    id: opened.vendor.profile.id,
  });
  await marketplace.api.services.vendorProfiles.approve(opened.vendor.profile.slug);
  expect(last()).toMatchObject({ level: 'info', event: 'authz_admin', what: 'approve-shop', id: opened.vendor.profile.id });

  // Too many registrations.
  for (let count = 0; count < 21; count += 1)
    await send(REGISTER, { input: aRegistration({ email: SHOPPER.email, password: `${CANARY} halia` }) });
  expect(last()).toMatchObject({ level: 'warn', event: 'excess_rate_limit_exceeded', what: 'register' });

  expect(marketplace.log()).not.toContain(CANARY);
  expect(marketplace.log()).not.toContain(SHOPPER.email);
  expect(marketplace.log()).not.toContain('127.0.0.1');
  for (const { authorization } of [seller, other, shopper]) expect(marketplace.log()).not.toContain(authorization.slice('Bearer '.length));
});
