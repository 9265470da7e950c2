import { describe, expect, test } from 'vitest';
import { aRegistration, REGISTER, SHOPPER, VENDOR, type AuthResponse } from '#tests/support/api/accountOperations.ts';
import { openMemoryStore } from '#server/store/core/transactionalStore.ts';
import { seedStore } from '#seed/seedStore.ts';
import { aMarket } from '#tests/support/builders/market.ts';
import { conflicting } from '#tests/support/store/wrappedStores.ts';
import { codes, NEW_PASSWORD, openAccountsApi, type OkResponse } from '#tests/support/api/accountsApi.ts';

const MINUTE_MS = 60_000;

describe('changing the password', () => {
  const CHANGE = `mutation Change($current: String!, $next: String!) {
    changePassword(current: $current, next: $next) { ok errors { __typename ... on UserError { code message path } } }
  }`;

  test('needs the current one and ends all other sessions', async () => {
    const { api, login, find } = await openAccountsApi();
    const [here, there] = [await login(SHOPPER.email, SHOPPER.password), await login(SHOPPER.email, SHOPPER.password)];
    const viewer = await find(here.token);
    const change = async (current: string, next: string) =>
      (await api.execute<{ changePassword: OkResponse }>(CHANGE, { current, next }, { viewer })).data.changePassword;
    expect(codes(await change('not the password', NEW_PASSWORD))).toEqual([['INVALID_CREDENTIALS', 'current']]);
    expect(codes(await change(SHOPPER.password, 'password'))).toEqual([['WEAK_PASSWORD', 'next']]);
    expect(await find(there.token)).not.toBeNull();
    expect(await change(SHOPPER.password, NEW_PASSWORD)).toEqual({ ok: true, errors: [] });
    expect(await find(there.token)).toBeNull();
    expect(await find(here.token)).toEqual(viewer);
    expect((await login(SHOPPER.email, NEW_PASSWORD)).errors).toEqual([]);
    await api.services.settled();
    expect(api.mailbox.mails[0]?.subject).toBe('Your password for Rizq was changed');
  });

  test('ends sessions of logins with the old password that run concurrently', async () => {
    const { api, login, signedIn, find } = await openAccountsApi();
    const viewer = await signedIn(SHOPPER);
    let isChanged = false;
    const tokens: (string | null)[] = [];
    const keepLoggingIn = async () => {
      // An account has at most 50 sessions; with more logins, the session that changes the password would end.
      while (!isChanged && tokens.length < 40) tokens.push((await login(SHOPPER.email, SHOPPER.password)).token);
    };
    const change = async () => {
      const { data } = await api.execute<{ changePassword: OkResponse }>(
        CHANGE,
        { current: SHOPPER.password, next: NEW_PASSWORD },
        { viewer },
      );
      expect(data.changePassword.ok).toBe(true);
      isChanged = true;
    };
    await Promise.all([keepLoggingIn(), keepLoggingIn(), change()]);
    expect(tokens.length).toBeGreaterThan(1);
    for (const token of tokens) expect(token === null ? null : await find(token)).toBeNull();
  });

  test('is refused, as are other changes, with a session that was revoked meanwhile', async () => {
    const { api, login, signedIn, find } = await openAccountsApi();
    const [viewer, other] = [await signedIn(SHOPPER), await login(SHOPPER.email, SHOPPER.password)];
    const revoke = 'mutation Revoke($id: ID!) { revokeSession(id: $id) { ok } }';
    const from = await find(other.token);
    await api.execute(revoke, { id: viewer?.sessionId }, { viewer: from });
    const response = await api.execute(CHANGE, { current: SHOPPER.password, next: NEW_PASSWORD }, { viewer });
    expect(response.errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
    const wish = await api.execute('mutation { changeLists(input: { operations: [] }) { lists { version } } }', {}, { viewer });
    expect(wish.errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
    expect((await login(SHOPPER.email, SHOPPER.password)).errors).toEqual([]);
  });

  test('is limited to five attempts with a wrong current password', async () => {
    const { api, signedIn } = await openAccountsApi();
    const viewer = await signedIn(SHOPPER);
    const guess = () => api.execute<{ changePassword: OkResponse }>(CHANGE, { current: 'a guess', next: NEW_PASSWORD }, { viewer });
    for (let count = 0; count < 5; count += 1)
      expect(codes((await guess()).data.changePassword)).toEqual([['INVALID_CREDENTIALS', 'current']]);
    expect(codes((await guess()).data.changePassword)).toEqual([['TOO_MANY_ATTEMPTS', null]]);
  });
});

describe('changing the email', () => {
  const CHANGE = `mutation Change($email: String!, $password: String!) {
    changeEmail(email: $email, password: $password) { viewer { email } errors { __typename ... on UserError { code message path } } }
  }`;

  test('needs the password, refuses an email of another account, notifies the previous email, and logs in by the new one', async () => {
    const { api, signedIn, login } = await openAccountsApi();
    const viewer = await signedIn(SHOPPER);
    const change = async (email: string, password = SHOPPER.password) =>
      (
        await api.execute<{ changeEmail: { viewer: { email: string } | null; errors: AuthResponse['errors'] } }>(
          CHANGE,
          { email, password },
          { viewer },
        )
      ).data.changeEmail;
    expect(codes(await change('nurul@example.com', 'not the password'))).toEqual([['INVALID_CREDENTIALS', 'password']]);
    expect(codes(await change(VENDOR.email.toUpperCase()))).toEqual([['EMAIL_TAKEN', 'email']]);
    expect(codes(await change('nurul'))).toEqual([['INVALID', 'email']]);
    expect(await change(' Nurul@example.com ')).toEqual({ viewer: { email: 'Nurul@example.com' }, errors: [] });
    await api.services.settled();
    expect(api.mailbox.mails.map(({ to, subject }) => [to, subject]).sort()).toEqual([
      ['Nurul@example.com', 'Confirm your email for Rizq'],
      [SHOPPER.email, 'Your email for Rizq was changed'],
    ]);
    expect((await login('nurul@example.com', SHOPPER.password)).errors).toEqual([]);
    expect(codes(await login(SHOPPER.email, SHOPPER.password))).toEqual([['INVALID_CREDENTIALS', null]]);
  });
});

describe('a conflicting change', () => {
  const EMAIL = `mutation ($email: String!, $password: String!) {
    changeEmail(email: $email, password: $password) { viewer { email } errors { ... on UserError { code path } } }
  }`;

  test('of the email is refused if another account takes the email first, and sends no email', async () => {
    const store = conflicting(openMemoryStore());
    await seedStore(store, aMarket());
    const { api, signedIn } = await openAccountsApi({ store });
    const viewer = await signedIn(SHOPPER);
    const email = 'nurul@example.com';
    store.conflict(() =>
      store.transaction(async (transaction) => {
        const other = (await transaction.query('users', { where: { emailKey: VENDOR.email } })).items[0]!;
        await transaction.put('users', { ...other, email, emailKey: email });
      }),
    );
    const { data } = await api.execute<{ changeEmail: AuthResponse }>(EMAIL, { email, password: SHOPPER.password }, { viewer });
    expect(data.changeEmail).toEqual({ viewer: null, errors: [{ code: 'EMAIL_TAKEN', path: ['email'] }] });
    await api.services.settled();
    expect(api.mailbox.mails).toEqual([]);
    expect((await store.get('users', viewer.userId))?.email).toBe(SHOPPER.email);
  });
});

describe('repeated changes', () => {
  const EMAIL = `mutation ($email: String!, $password: String!) {
    payload: changeEmail(email: $email, password: $password) { errors { ... on UserError { code } } }
  }`;
  const PASSWORD = `mutation ($current: String!, $next: String!) {
    payload: changePassword(current: $current, next: $next) { errors { ... on UserError { code } } }
  }`;
  type Changed = { payload: { errors: { code: string }[] } };

  test('of the email are limited to three an hour and send two emails each', async () => {
    const { api, signedIn, pass } = await openAccountsApi();
    const viewer = await signedIn(SHOPPER);
    const change = async (email: string) =>
      (await api.execute<Changed>(EMAIL, { email, password: SHOPPER.password }, { viewer })).data.payload.errors.map(({ code }) => code);
    expect(await change(VENDOR.email)).toEqual(['EMAIL_TAKEN']);
    expect(await change('one@example.com')).toEqual([]);
    expect(await change('two@example.com')).toEqual([]);
    for (const email of [VENDOR.email, 'three@example.com']) expect(await change(email)).toEqual(['TOO_MANY_ATTEMPTS']);
    await api.services.settled();
    // One notice and one confirmation link for each change.
    expect(api.mailbox.mails).toHaveLength(4);
    pass(60 * MINUTE_MS);
    expect(await change('three@example.com')).toEqual([]);
  });

  test('of the email count towards the limit of registrations of the device', async () => {
    const { api, signedIn } = await openAccountsApi();
    const viewer = await signedIn(SHOPPER);
    const register = async (count: number) => {
      const input = aRegistration({ email: `person${count}@example.com` });
      const { data } = await api.execute<{ register: AuthResponse }>(REGISTER, { input }, { deviceId: 'a device' });
      return data.register.errors.length === 0;
    };
    for (let count = 0; count < 20; count += 1) await register(count);
    const { data } = await api.execute<Changed>(
      EMAIL,
      { email: VENDOR.email, password: SHOPPER.password },
      { viewer, deviceId: 'a device' },
    );
    expect(data.payload.errors).toEqual([{ code: 'TOO_MANY_ATTEMPTS' }]);
  });

  test('of the password are limited to three an hour', async () => {
    const { api, signedIn } = await openAccountsApi();
    const viewer = await signedIn(SHOPPER);
    const passwords = [SHOPPER.password, 'kain batik biru 1', 'kain batik biru 2', 'kain batik biru 3', 'kain batik biru 4'];
    const errorCounts: number[] = [];
    for (let at = 0; at < 4; at += 1) {
      const { data } = await api.execute<Changed>(PASSWORD, { current: passwords[at], next: passwords[at + 1] }, { viewer });
      errorCounts.push(data.payload.errors.length);
    }
    await api.services.settled();
    expect([errorCounts, api.mailbox.mails.length]).toEqual([[0, 0, 0, 1], 3]);
  });
});

describe('the sessions of an account', () => {
  const SESSIONS = '{ viewer { sessions { id current createdAt lastSeenAt device { browser system isHandheld } } } }';
  const PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
  type Listed = { viewer: { sessions: { id: string; current: boolean }[] } };

  test('are listed by device without their tokens, and end immediately when revoked', async () => {
    const { api, login, find, pass, signedIn } = await openAccountsApi();
    const phone = await login(SHOPPER.email, SHOPPER.password, 'one', PHONE);
    pass(MINUTE_MS);
    const here = await login(SHOPPER.email, SHOPPER.password);
    const viewer = await find(here.token);
    const { data } = await api.execute<Listed>(SESSIONS, {}, { viewer });
    expect(data.viewer.sessions).toEqual([
      expect.objectContaining({ current: true, device: { browser: null, system: null, isHandheld: false } }),
      expect.objectContaining({ current: false, device: { browser: 'Chrome', system: 'Android', isHandheld: true } }),
    ]);
    expect(JSON.stringify(data)).not.toContain(phone.token);
    const revoke = 'mutation Revoke($id: ID!) { revokeSession(id: $id) { ok errors { __typename } } }';
    const id = data.viewer.sessions[1]?.id;
    const other = await signedIn(VENDOR);
    expect((await api.execute(revoke, { id }, { viewer: other })).data).toEqual({
      revokeSession: { ok: false, errors: [{ __typename: 'NotFound' }] },
    });
    expect(await find(phone.token)).not.toBeNull();
    expect((await api.execute(revoke, { id }, { viewer })).data).toEqual({ revokeSession: { ok: true, errors: [] } });
    expect(await find(phone.token)).toBeNull();
    expect((await api.execute<Listed>(SESSIONS, {}, { viewer })).data.viewer.sessions).toHaveLength(1);
  });

  test('store at most 300 characters of the user agent', async () => {
    const { api, signedIn } = await openAccountsApi();
    const { sessionId } = await signedIn(SHOPPER, 'x'.repeat(5000));
    expect((await api.store.get('sessions', sessionId))?.userAgent).toHaveLength(300);
  });
});
